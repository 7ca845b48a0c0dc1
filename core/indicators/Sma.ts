/** The simple moving average. */
import { blank, type Column, checkFinite, checkPeriod } from "./Column.ts"

/** Sums of windows are made anew this often, so that rounding doesn't pile up over long series. */
const renewEvery = 512

/** SMA without checks. */
export const meansOf = (values: Column, period: number): Float64Array<ArrayBuffer> => {
  const means = blank(values.length)
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    if (i >= period && i % renewEvery === 0) {
      sum = 0
      for (let j = i - period + 1; j <= i; j++) sum += values[j] as number
    } else {
      sum += values[i] as number
      if (i >= period) sum -= values[i - period] as number
    }
    if (i >= period - 1) means[i] = sum / period
  }
  return means
}

/**
 * The mean of the last `period` values, in their unit. The first is at index period - 1; shorter input has none.
 * Throws RangeError for a period below 1 or a value that isn't finite.
 */
export const sma = (values: Column, period: number): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  checkFinite("values", values)
  return meansOf(values, period)
}
