/** Correlation: how closely the returns of two securities move together. */
import type { TradingDays } from "../sessions/TradingDays.ts"
import { weekdays } from "../sessions/TradingDays.ts"
import type { Interval } from "./Bar.ts"
import type { BarColumns } from "./BarColumns.ts"
import { isGapBetween } from "./Gaps.ts"

/** Of fewer pairs of returns no correlation is computed. */
const minPairs = 20

/** Below this standard deviation returns are constant, apart from the rounding of closes to 6 decimals. */
const noDeviation = 1e-7

type Closes = Pick<BarColumns, "date" | "close">

/**
 * From -1 to 1: Pearson's product-moment coefficient (Pearson 1895, Note on Regression and Inheritance in the Case of Two
 * Parents) of the returns close / close before - 1 of two securities, covariance / root of the product of both variances.
 * Bars are of one interval, oldest first, adjusted alike. A return is between two successive dates on which both have a bar,
 * so that both are of the same time, and not across a gap, where `days` are traded. Null for fewer than 20 such returns,
 * where the returns of one are constant, and for a close that isn't above 0.
 *
 * @example
 * ```ts
 * import { correlation } from "findata/prices"
 *
 * // Whenever one gains 1 %, the other loses 2 %.
 * const closes = (gain: number) => ({
 *   date: Array.from({ length: 28 }, (_, i) => `2021-02-${String(i + 1).padStart(2, "0")}`),
 *   close: Float64Array.from({ length: 28 }, (_, i) => (i % 2 === 0 ? 100 : 100 * (1 + gain)))
 * })
 * correlation(closes(0.01), closes(-0.02)) // => -1.0
 * ```
 */
export const correlation = (
  one: Closes,
  other: Closes,
  interval: Interval = "1day",
  days: TradingDays = weekdays
): number | null => {
  const places = new Map(other.date.map((date, i) => [date, i]))
  const common = one.date.flatMap((date, i) => {
    const at = places.get(date)
    return at === undefined ? [] : [{ date, a: one.close[i] as number, b: other.close[at] as number }]
  })
  if (common.some(({ a, b }) => a <= 0 || b <= 0)) return null
  const pairs = common.flatMap(({ a, b, date }, i) => {
    const before = common[i - 1]
    return before === undefined || isGapBetween(before.date, date, interval, days)
      ? []
      : [{ x: a / before.a - 1, y: b / before.b - 1 }]
  })
  if (pairs.length < minPairs) return null
  const [meanX, meanY] = [
    pairs.reduce((sum, { x }) => sum + x, 0) / pairs.length,
    pairs.reduce((sum, { y }) => sum + y, 0) / pairs.length
  ]
  let [covariance, varianceX, varianceY] = [0, 0, 0]
  for (const { x, y } of pairs) {
    covariance += (x - meanX) * (y - meanY)
    varianceX += (x - meanX) ** 2
    varianceY += (y - meanY) ** 2
  }
  if (Math.min(varianceX, varianceY) <= pairs.length * noDeviation ** 2) return null
  return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)))
}
