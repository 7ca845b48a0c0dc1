/** The secrets of the environment, which no output contains. */
import { decoded, maskingValues, redacted } from "../core/mod.ts"

/** Variables whose value is a secret. */
const secretName = /(SECRET|TOKEN|PASSWORD|PASSWD|KEY)$/i

/** Shorter values would be found in words. */
const shortest = 8

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

/** The values of variables that are secrets, and the passwords in all others. */
const secretsIn = (environment: Readonly<Record<string, string | undefined>>): ReadonlyArray<string> => {
  const found = Object.entries(environment).flatMap(([name, value = ""]) =>
    secretName.test(name) ? [value.trim()] : headerName.test(name) ? headersIn(value) : passwordsIn(value)
  )
  return found.filter(({ length }) => length >= shortest)
}

let masked: ((text: string) => string) | undefined

/** A text without the secrets of this process's environment, and without what has the shape of one. */
export const withoutSecrets = (text: string): string => {
  masked ??= maskingValues(secretsIn(process.env))
  return redacted(masked(text))
}
