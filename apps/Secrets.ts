/** The secrets of the environment, which no output contains. */
import { mask, redacted } from "../core/mod.ts"

/** Variables whose value is a secret. */
const secretName = /(SECRET|TOKEN|PASSWORD|PASSWD|KEY)$/i

/** Shorter values would be found in words. */
const shortest = 8

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The variable with headers of exports, as `name=value,name=value`. */
const headerName = /_HEADERS$/

const headersIn = (text: string): ReadonlyArray<string> =>
  text.split(",").map((pair) => decoded(pair.slice(pair.indexOf("=") + 1).trim()))

/** Of all addresses in a text; several hosts of one are separated by commas, as are several addresses. */
const passwordsIn = (text: string): ReadonlyArray<string> =>
  [/\s+/, /[\s,]+/]
    .flatMap((between) => text.split(between))
    .flatMap((part) => {
      const { password = "" } = URL.parse(part) ?? {}
      return [password, decoded(password)]
    })

/** As it is, and as it is written in addresses and in JSON. */
const spellings = (secret: string): ReadonlyArray<string> => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1)
]

/** The values of variables that are secrets, and the passwords in all others; the longest first. */
const secretsIn = (environment: Readonly<Record<string, string | undefined>>): ReadonlyArray<string> => {
  const found = Object.entries(environment).flatMap(([name, value = ""]) =>
    secretName.test(name) ? [value.trim()] : headerName.test(name) ? headersIn(value) : passwordsIn(value)
  )
  return [...new Set(found.filter(({ length }) => length >= shortest).flatMap(spellings))].toSorted(
    (a, b) => b.length - a.length
  )
}

let own: ReadonlyArray<string> | undefined

/** A text without the secrets of this process's environment, and without what has the shape of one. */
export const withoutSecrets = (text: string): string => {
  own ??= secretsIn(process.env)
  return redacted(own.reduce((found, secret) => found.replaceAll(secret, mask), text))
}
