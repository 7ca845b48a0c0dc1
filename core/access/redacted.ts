/** Leaves secrets out of what is logged. */

/** API keys, JSON Web Tokens, and the user and password in a URL. `_` may be percent-encoded. */
const secrets: ReadonlyArray<readonly [shape: RegExp, instead: string]> = [
  [/\b(ak(?:_|%5F)[0-9A-Za-z]{8})[0-9A-Za-z]+/gi, "$1..."],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, "eyJ..."],
  [/(:\/\/)[^\s/?#"'@]+@/g, "$1...@"]
]

/** A text without what has the shape of a secret; of an API key its visible prefix is left. */
export const redacted = (text: string): string =>
  secrets.reduce((found, [shape, instead]) => found.replace(shape, instead), text)
