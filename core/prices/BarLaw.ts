/** The rules for a raw daily bar, and the one correction: a day on which trading was halted. */
import { isWholeUnit } from "../codes/Currency.ts"
import type { Bar } from "./Bar.ts"

/** The column that breaks a rule, and how. */
export interface Breach {
  readonly column: string
  readonly message: string
}

/** The security of a bar: its currency and kind; null when unknown. */
interface Traded {
  readonly currency: string | null
  readonly stock_type: string | null
}

/** Levels of indices and net asset values are computed, not traded: they have decimals in any currency. */
const isComputed = (stock_type: string | null): boolean =>
  /^\s*(index|(mutual )?fund)\s*$/i.test(stock_type ?? "")

/** Above the price of any share in any currency. */
const highest = 1e12

const fields = ["open", "high", "low", "close"] as const

/** Exchanges report a halted day as open = high = low = 0, volume 0 and the last close. */
export const isHalt = (bar: Bar): boolean =>
  bar.open === 0 && bar.high === 0 && bar.low === 0 && bar.volume === 0 && bar.close > 0

/** The halted day as stored: all prices at its close. */
export const normalizeHalt = (bar: Bar): Bar => ({ ...bar, open: bar.close, high: bar.close, low: bar.close })

/**
 * The first rule that a bar of the security breaks, null when it breaks none. `today` is the latest date that a bar may
 * have.
 *
 * @example
 * ```ts
 * import { breachOf } from "findata/prices"
 *
 * const bar = { date: "2020-08-28", open: 504, high: 498.31, low: 505.77, close: 499.23, volume: 44_109_029 }
 * breachOf(bar, { currency: "USD", stock_type: "Common Stock" }, "2020-08-31")
 * // => { column: "high", message: "High 498.31 is below low 505.77" }
 * ```
 */
export const breachOf = (bar: Bar, { currency, stock_type }: Traded, today: string): Breach | null => {
  const isWhole = isWholeUnit(currency) && !isComputed(stock_type)
  for (const column of fields) {
    if (bar[column] > highest) return { column, message: `A price is at most ${highest}, not ${bar[column]}` }
    if (bar[column] <= 0) return { column, message: `A price must be above 0, not ${bar[column]}` }
    if (isWhole && !Number.isInteger(bar[column])) {
      return {
        column,
        message: `${bar[column]} ${currency} isn't a traded price: ${currency} prices are whole, except of a company with stock_type INDEX or FUND. Import adjusted prices with --basis`
      }
    }
  }
  if (bar.high < bar.low) return { column: "high", message: `High ${bar.high} is below low ${bar.low}` }
  for (const column of ["open", "close"] as const) {
    if (bar[column] > bar.high)
      return { column, message: `${column} ${bar[column]} is above high ${bar.high}` }
    if (bar[column] < bar.low) return { column, message: `${column} ${bar[column]} is below low ${bar.low}` }
  }
  if (!Number.isSafeInteger(bar.volume) || bar.volume < 0) {
    return { column: "volume", message: `A volume must be a whole number from 0, not ${bar.volume}` }
  }
  if (bar.date > today) return { column: "date", message: `${bar.date} is in the future` }
  return null
}
