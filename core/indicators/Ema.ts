/** The exponential moving average, seeded with a mean. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"
import { weightAt } from "./Smoothing.ts"

/**
 * The exponential moving average with weight 2 / (period + 1), in the values' unit. Seeded at index period - 1 with the
 * mean of the first `period` values, as TA-Lib and Stock.Indicators do. Throws RangeError for a period below 1 or a value
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { ema } from "findata/indicators"
 *
 * // The mean of the first ten closes, then 22.22 + 2/11 x (22.15 - 22.22): StockCharts, ChartSchool, Moving Averages.
 * const close = Float64Array.of(22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15)
 * ema(close, 10).slice(-2) // => [22.22, 22.21]
 * ```
 */
export const ema = (values: Column, period: number): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  checkFinite("values", values)
  const averages = blank(values.length, period - 1)
  const weight = 2 / (period + 1)
  let average = 0
  for (let i = 0; i < values.length; i++) {
    average += ((values[i] as number) - average) * weightAt(i + 1, period, weight)
    if (i >= period - 1) averages[i] = average
  }
  return averages
}
