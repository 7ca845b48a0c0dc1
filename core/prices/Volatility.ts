/** How much a price fluctuates: volatility, and its falls from the highest close before. */
import type { Column } from "../numbers/Column.ts"
import type { TradingDays } from "../sessions/TradingDays.ts"
import { weekdays } from "../sessions/TradingDays.ts"
import { addMonths } from "../time/CalendarDate.ts"
import { type BarColumns, countUpTo, lastOf, sliceOf } from "./BarColumns.ts"
import { barsAfterGaps } from "./Gaps.ts"

/** Trading days of a year, by which daily volatility becomes annual. */
const sessionsOfYear = 252

/** Of fewer returns no volatility is computed. */
const minReturns = 20

/**
 * Percent a year: the sample standard deviation of the logarithms of successive closes' ratios, x the root of 252 (Hull,
 * Options, Futures, and Other Derivatives, chapter 15). Of split-adjusted daily bars, oldest first. Null for fewer than 20
 * returns, for a close that isn't above 0, and where there is a gap among the bars, on whose exchange `days` are traded.
 *
 * @example
 * ```ts
 * import { columnsOf, volatility } from "findata/prices"
 *
 * // Up 1 % and down 1 % in turn.
 * const bars = Array.from({ length: 21 }, (_, i) => {
 *   const close = i % 2 === 0 ? 100 : 101
 *   return { date: `2021-03-${String(i + 1).padStart(2, "0")}`, open: close, high: close, low: close, close, volume: 1 }
 * })
 * volatility(columnsOf(bars)) // => 16.21
 * ```
 */
export const volatility = (bars: BarColumns, days: TradingDays = weekdays): number | null => {
  const returns = bars.length - 1
  if (returns < minReturns || barsAfterGaps(bars, "1day", days).length > 0) return null
  const logarithms = new Float64Array(returns)
  for (let i = 0; i < returns; i++) {
    const [before, close] = [bars.close[i] as number, bars.close[i + 1] as number]
    if (before <= 0 || close <= 0) return null
    logarithms[i] = Math.log(close / before)
  }
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / returns
  const squares = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt((squares / (returns - 1)) * sessionsOfYear) * 100
}

/** The volatility of the last returns; null where there are fewer, else as `volatility`. */
export const volatilityOf = (bars: BarColumns, returns: number, days: TradingDays): number | null =>
  bars.length <= returns ? null : volatility(lastOf(bars, returns + 1), days)

/** The bars after the day twelve months before the last one, and the bar before them where there is one. */
export const yearTo = (bars: BarColumns): BarColumns => {
  const last = bars.date[bars.length - 1]
  return last === undefined ? bars : sliceOf(bars, Math.max(0, countUpTo(bars, addMonths(last, -12)) - 1))
}

/**
 * For each bar, percent, 0 or below: how far its close is below the highest close up to it, (close - highest) x 100 / highest
 * (Magdon-Ismail and Atiya 2004, Maximum Drawdown). Bars are oldest first, adjusted alike: for payments too, it is the
 * drawdown of a holder who reinvests them. Null for a close that isn't above 0.
 *
 * @example
 * ```ts
 * import { drawdowns } from "findata/prices"
 *
 * drawdowns({ close: Float64Array.of(100, 120, 90, 150), length: 4 }) // => [0, 0, -25, 0]
 * ```
 */
export const drawdowns = ({ close, length }: Pick<BarColumns, "close" | "length">): Column | null => {
  const falls = new Float64Array(length)
  let highest = 0
  for (let i = 0; i < length; i++) {
    const price = close[i] as number
    if (price <= 0) return null
    if (price > highest) highest = price
    falls[i] = ((price - highest) * 100) / highest
  }
  return falls
}

/**
 * Percent, 0 or below: the deepest of the `drawdowns` of split-adjusted closes, oldest first. Null without bars, and for a
 * close that isn't above 0.
 *
 * @example
 * ```ts
 * import { columnsOf, maxDrawdown } from "findata/prices"
 *
 * const bars = [100, 120, 90, 110, 95].map((close, i) => ({
 *   date: `2021-03-0${i + 1}`, open: close, high: close, low: close, close, volume: 1
 * }))
 * maxDrawdown(columnsOf(bars)) // => -25
 * ```
 */
export const maxDrawdown = (bars: Pick<BarColumns, "close" | "length">): number | null =>
  bars.length === 0 ? null : (drawdowns(bars)?.reduce((deepest, fall) => Math.min(deepest, fall), 0) ?? null)
