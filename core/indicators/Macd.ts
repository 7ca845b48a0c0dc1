/** Moving average convergence divergence. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"
import { weightAt } from "./Smoothing.ts"

/** The lines of each bar, in the price's unit; NaN before the first value of each. */
export interface Macd {
  /** The fast EMA less the slow one, in the price's unit. */
  readonly macd: Float64Array<ArrayBuffer>
  /** The EMA of `macd`. */
  readonly signal: Float64Array<ArrayBuffer>
  /** `macd` less `signal`. */
  readonly histogram: Float64Array<ArrayBuffer>
}

/**
 * MACD of closing prices (Appel 1979). Each EMA is seeded with the mean of its own first values, as Stock.Indicators and
 * TradingView do (TA-Lib begins the fast one later; from bar 100 on they agree to 1e-6). `macd` begins at index slow - 1,
 * `signal` and `histogram` at slow + signal - 2. Throws RangeError for a period below 1, a fast period not below the slow
 * one, or a close that isn't finite.
 *
 * @example
 * ```ts
 * import { macd } from "findata/indicators"
 *
 * const { histogram, macd: line, signal } = macd(Float64Array.of(124.81, 129.04, 134.18, 131.4, 120.88), 2, 3, 2)
 * line // => [NaN, NaN, 2.42, 1.15, -1.2]
 * signal // => [NaN, NaN, NaN, 1.78, -0.2]
 * histogram // => [NaN, NaN, NaN, -0.63, -0.99]
 * ```
 */
export const macd = (close: Column, fast = 12, slow = 26, signal = 9): Macd => {
  checkPeriod("fast", fast)
  checkPeriod("slow", slow)
  checkPeriod("signal", signal)
  if (fast >= slow) throw new RangeError(`fast is below slow, not ${fast} against ${slow}`)
  checkFinite("close", close)
  const first = slow + signal - 2
  const lines = {
    macd: blank(close.length, slow - 1),
    signal: blank(close.length, first),
    histogram: blank(close.length, first)
  }
  const fastWeight = 2 / (fast + 1)
  const slowWeight = 2 / (slow + 1)
  const weight = 2 / (signal + 1)
  let fastAverage = 0
  let slowAverage = 0
  let average = 0
  for (let i = 0; i < close.length; i++) {
    const price = close[i] as number
    fastAverage += (price - fastAverage) * weightAt(i + 1, fast, fastWeight)
    slowAverage += (price - slowAverage) * weightAt(i + 1, slow, slowWeight)
    if (i < slow - 1) continue
    const difference = fastAverage - slowAverage
    average += (difference - average) * weightAt(i - slow + 2, signal, weight)
    lines.macd[i] = difference
    if (i < first) continue
    lines.signal[i] = average
    lines.histogram[i] = difference - average
  }
  return lines
}
