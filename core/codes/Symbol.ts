/**
 * Ticker symbols: stored in upper case, matched in any case, optionally with an exchange and a day on which a company held
 * it, `SYMBOL[:EXCHANGE][@YYYY-MM-DD]`.
 */
import { isCalendarDate } from "../time/CalendarDate.ts"

/** A symbol with the exchange's code and the day; null for each that isn't given. */
export interface QualifiedSymbol {
  readonly symbol: string
  readonly exchange: string | null
  readonly day: string | null
}

/** Without the spaces around it; a line break is part of a text. */
export const trimmed = (text: string): string => text.replaceAll(/^ +| +$/g, "")

/** Trimmed, in upper case as far as it is ASCII: `ı` and `ſ`, whose upper case is `I` and `S`, stay as they are. */
export const folded = (text: string): string =>
  trimmed(text).replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/**
 * Letters, digits and the punctuation exchanges use in tickers (`BRK-B`, `AAIC^B`, `001.F`), at most 32 characters; an
 * index may begin with a circumflex (`^GSPC`).
 */
const shape = /^(?=.{1,32}$)\^?[\p{L}\p{N}][\p{L}\p{N}.\-^=&/+*$_]{0,31}$/u

/**
 * The symbol as stored, or null for a text that can't be one.
 *
 * @example
 * ```ts
 * import { normalizeSymbol } from "findata"
 *
 * normalizeSymbol(" brk.b ") // => "BRK.B"
 * normalizeSymbol("not a symbol") // => null
 * ```
 */
export const normalizeSymbol = (text: string): string | null => {
  const symbol = folded(text)
  return shape.test(symbol) ? symbol : null
}

/**
 * Splits off a day behind an `@`, then at the last colon. Null when the text contains no symbol.
 *
 * @example
 * ```ts
 * import { parseSymbol } from "findata"
 *
 * parseSymbol("aapl:nasdaq@2020-08-31") // => { symbol: "AAPL", exchange: "NASDAQ", day: "2020-08-31" }
 * parseSymbol("005930") // => { symbol: "005930", exchange: null, day: null }
 * ```
 */
export const parseSymbol = (text: string): QualifiedSymbol | null => {
  const at = text.lastIndexOf("@")
  const day = at < 0 ? null : trimmed(text.slice(at + 1))
  if (day !== null && !isCalendarDate(day)) return null
  const listing = day === null ? text : text.slice(0, at)
  const colon = listing.lastIndexOf(":")
  const symbol = normalizeSymbol(colon < 0 ? listing : listing.slice(0, colon))
  if (symbol === null) return null
  const exchange = colon < 0 ? null : folded(listing.slice(colon + 1))
  return exchange === "" ? null : { symbol, exchange, day }
}

/** As `parseSymbol` reads it. */
export const symbolText = ({ day, exchange, symbol }: QualifiedSymbol): string =>
  `${symbol}${exchange === null ? "" : `:${exchange}`}${day === null ? "" : `@${day}`}`
