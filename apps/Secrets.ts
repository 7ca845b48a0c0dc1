/** The secrets of the environment, which no output contains. */
import { decoded, maskingValues, redacted } from "../core/ports.ts"

/** Variables whose value is a secret. */
const secretName = /(SECRET|TOKEN|PASSWORD|PASSWD|KEY)$/i

/** Shorter values would be found in words. */
const minLength = 8

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
  return found.filter(({ length }) => length >= minLength)
}

/** Returns texts without the secrets of an environment, and without what has the shape of one. */
export const maskingSecretsOf = (
  environment: Readonly<Record<string, string | undefined>>
): ((text: string) => string) => {
  let masked: ((text: string) => string) | undefined
  return (text) => {
    masked ??= maskingValues(secretsIn(environment))
    return redacted(masked(text))
  }
}

/** Without those of this process's environment. */
export const withoutSecrets = maskingSecretsOf(process.env)
