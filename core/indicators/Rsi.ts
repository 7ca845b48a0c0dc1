/** The relative strength index. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"
import { rise } from "./Rise.ts"
import { weightAt } from "./Smoothing.ts"

/**
 * Wilder's RSI of closing prices, 0 to 100: 100 * G / (G + L), where G and L are Wilder's averages of the rises and
 * falls from close to close, seeded with the mean of the first `period` changes (Wilder 1978, New Concepts in Technical
 * Trading Systems). The first value is at index `period`. NaN also where nothing has moved (G = L = 0). Throws
 * RangeError for a period below 1 or a close that isn't finite.
 *
 * @example
 * ```ts
 * import { rsi } from "findata/indicators"
 *
 * // 70.46 by StockCharts, ChartSchool, Relative Strength Index (RSI).
 * const close = Float64Array.of(
 *   44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28
 * )
 * rsi(close).at(-1) // => 70.46
 * ```
 */
export const rsi = (close: Column, period = 14): Float64Array<ArrayBuffer> => {
  checkPeriod("period", period)
  checkFinite("close", close)
  const values = blank(close.length, period)
  const share = 1 / period
  let gain = 0
  let loss = 0
  for (let i = 1; i < close.length; i++) {
    const weight = weightAt(i, period, share)
    const change = (close[i] as number) - (close[i - 1] as number)
    gain += (rise(change) - gain) * weight
    loss += (rise(-change) - loss) * weight
    // Divided first: G / (G + L) never exceeds 1, while 100 * G rounded up might.
    if (i >= period) values[i] = 100 * (gain / (gain + loss))
  }
  return values
}
