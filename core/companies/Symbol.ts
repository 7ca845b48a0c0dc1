/** Ticker symbols: stored in upper case, matched in any case, optionally qualified as `SYMBOL:EXCHANGE`. */

/** A symbol and its exchange code; null for an unqualified symbol. */
export interface QualifiedSymbol {
  readonly symbol: string
  readonly exchange: string | null
}

/** Without the spaces around it; a line break is part of a text. */
export const trimmed = (text: string): string => text.replaceAll(/^ +| +$/g, "")

/** Trimmed, in upper case as far as it is ASCII: `ı` and `ſ`, whose upper case is `I` and `S`, stay as they are. */
export const folded = (text: string): string =>
  trimmed(text).replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Letters, digits and the punctuation exchanges use in tickers (`BRK-B`, `AAIC^B`, `001.F`), at most 32 characters. */
const shape = /^[\p{L}\p{N}][\p{L}\p{N}.\-^=&/+*$_]{0,31}$/u

/** The symbol as stored, or null for a text that can't be one. */
export const normalizeSymbol = (text: string): string | null => {
  const symbol = folded(text)
  return shape.test(symbol) ? symbol : null
}

/** Splits at the last colon. Null when the text contains no symbol. */
export const parseSymbol = (text: string): QualifiedSymbol | null => {
  const colon = text.lastIndexOf(":")
  const symbol = normalizeSymbol(colon < 0 ? text : text.slice(0, colon))
  if (symbol === null) return null
  const exchange = colon < 0 ? null : folded(text.slice(colon + 1))
  return exchange === "" ? null : { symbol, exchange }
}
