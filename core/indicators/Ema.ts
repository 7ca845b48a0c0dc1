/** The exponential moving average, seeded with a mean. */
import { blank, type Column, checkFinite, checkPeriod } from "./Column.ts"

/**
 * EMA without checks, of values that begin at `start`: the mean of the first `period` of them, then
 * e + (x - e) * weight. Nothing is rounded in between.
 */
export const smoothed = (
  values: Column,
  period: number,
  weight: number,
  start: number
): Float64Array<ArrayBuffer> => {
  const averages = blank(values.length)
  const first = start + period - 1
  if (first >= values.length) return averages
  let average = 0
  for (let i = start; i <= first; i++) average += values[i] as number
  average /= period
  averages[first] = average
  for (let i = first + 1; i < values.length; i++) {
    average += ((values[i] as number) - average) * weight
    averages[i] = average
  }
  return averages
}

/** The weight of the newest value in an EMA of the period, 2 / (period + 1). */
export const emaWeight = (period: number): number => 2 / (period + 1)

/**
 * The exponential moving average with weight 2 / (period + 1), in the values' unit. Seeded at index period - 1 with the
 * mean of the first `period` values, as TA-Lib and Stock.Indicators do. Throws RangeError for a period below 1 or a value
 * that isn't finite.
 */
export const ema = (values: Column, period: number): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  checkFinite("values", values)
  return smoothed(values, period, emaWeight(period), 0)
}
