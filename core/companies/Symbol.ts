/** Ticker symbols: upper case inside, case-insensitive outside, optionally qualified as `SYMBOL:EXCHANGE`. */

/** A symbol and the exchange code it was qualified with; null when it was bare. */
export interface QualifiedSymbol {
  readonly symbol: string
  readonly exchange: string | null
}

/** Letters, digits and the marks exchanges use in tickers (`BRK-B`, `AAIC^B`, `001.F`), at most 32 characters. */
const shape = /^[\p{L}\p{N}][\p{L}\p{N}.\-^=&/+*$_]{0,31}$/u

/** The symbol as it is kept, or null when the text can't be one. */
export const normalizeSymbol = (text: string): string | null => {
  const symbol = text.trim().toUpperCase()
  return shape.test(symbol) ? symbol : null
}

/** Splits at the last colon. Null when the text names no symbol. */
export const parseSymbol = (text: string): QualifiedSymbol | null => {
  const colon = text.lastIndexOf(":")
  const symbol = normalizeSymbol(colon < 0 ? text : text.slice(0, colon))
  if (symbol === null) return null
  const exchange =
    colon < 0
      ? null
      : text
          .slice(colon + 1)
          .trim()
          .toUpperCase()
  return exchange === "" ? null : { symbol, exchange }
}
