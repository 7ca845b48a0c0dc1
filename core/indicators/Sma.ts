/** The simple moving average. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"

/**
 * The mean of the last `period` values, in their unit. The first is at index period - 1; shorter input has none.
 * Throws RangeError for a period below 1 or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { sma } from "findata/indicators"
 *
 * sma(Float64Array.of(11, 12, 13, 14, 15, 16, 17), 5) // => [NaN, NaN, NaN, NaN, 13, 14, 15]
 * ```
 */
export const sma = (values: Column, period: number): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  checkFinite("values", values)
  const { length } = values
  const means = blank(length, period - 1)
  const share = 1 / period
  // A window that contains the value at `pivot` is a tail before it and a head from it on. Values that leave a window
  // are never subtracted, so that no rounding error outlives them; distances from that value preserve the digits of
  // small changes in large values.
  const tails = new Float64Array(Math.min(period, length))
  for (let pivot = period - 1; pivot < length; pivot += period) {
    const base = values[pivot] as number
    let tail = 0
    for (let k = 1; k < period; k++) {
      tail += (values[pivot - k] as number) - base
      tails[k] = tail
    }
    const end = Math.min(pivot + period, length)
    let head = 0
    for (let i = pivot; i < end; i++) {
      head += (values[i] as number) - base
      means[i] = base + (head + (tails[pivot + period - 1 - i] as number)) * share
    }
  }
  return means
}
