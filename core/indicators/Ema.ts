/** The exponential moving average, seeded with a mean. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"
import { weightAt } from "./Smoothing.ts"

/**
 * The exponential moving average with weight 2 / (period + 1), in the values' unit. Seeded at index period - 1 with the
 * mean of the first `period` values, as TA-Lib and Stock.Indicators do. Throws RangeError for a period below 1 or a value
 * that isn't finite.
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
