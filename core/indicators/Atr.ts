/** The average true range. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"
import { rise } from "./Rise.ts"
import { weightAt } from "./Smoothing.ts"

/**
 * Wilder's average of true ranges, in the price's unit: the largest of high - low, |high - previous close| and |low -
 * previous close|, from bar 1 on, seeded at index `period` with the mean of the first `period` of them (Wilder 1978,
 * New Concepts in Technical Trading Systems). Throws RangeError for a period below 1, columns of different lengths, or
 * a price that isn't finite.
 *
 * @example
 * ```ts
 * import { atr } from "findata/indicators"
 *
 * // Apple, 28 August to 2 September 2020, on the shares after the split.
 * const high = Float64Array.of(126.44, 131, 134.8, 137.98)
 * const low = Float64Array.of(124.58, 126.25, 130.53, 127)
 * const close = Float64Array.of(124.81, 129.04, 134.18, 131.4)
 * atr(high, low, close, 2) // => [NaN, NaN, 5.98, 8.48]
 * ```
 */
export const atr = (high: Column, low: Column, close: Column, period = 14): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  if (high.length !== low.length || low.length !== close.length) {
    throw new RangeError(
      `high, low and close have one length, not ${high.length}, ${low.length} and ${close.length}`
    )
  }
  checkFinite("high", high)
  checkFinite("low", low)
  checkFinite("close", close)
  const values = blank(close.length, period)
  const weight = 1 / period
  let average = 0
  for (let i = 1; i < close.length; i++) {
    const before = close[i - 1] as number
    // The largest of the three is the rise of the high above the previous close plus the fall of the low below it.
    const range = rise((high[i] as number) - before) + rise(before - (low[i] as number))
    average += (range - average) * weightAt(i, period, weight)
    if (i >= period) values[i] = average
  }
  return values
}
