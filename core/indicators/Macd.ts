/** Moving average convergence divergence. */
import { blank, type Column, checkFinite, checkPeriod } from "./Column.ts"
import { emaWeight, smoothed } from "./Ema.ts"

export interface Macd {
  /** The fast EMA less the slow one, in the price's unit. */
  readonly macd: Float64Array<ArrayBuffer>
  /** The EMA of `macd`. */
  readonly signal: Float64Array<ArrayBuffer>
  /** `macd` less `signal`. */
  readonly histogram: Float64Array<ArrayBuffer>
}

const difference = (a: Column, b: Column): Float64Array<ArrayBuffer> => {
  const result = blank(a.length)
  for (let i = 0; i < a.length; i++) result[i] = (a[i] as number) - (b[i] as number)
  return result
}

/**
 * MACD of closing prices (Appel 1979). Each EMA is seeded with the mean of its own first values, as Stock.Indicators and
 * TradingView do (TA-Lib begins the fast one later; from bar 100 on they agree to 1e-6). `macd` begins at index slow - 1,
 * `signal` and `histogram` at slow + signal - 2. Throws RangeError for a period below 1, a fast period not below the slow
 * one, or a close that isn't finite.
 */
export const macd = (close: Column, fast = 12, slow = 26, signal = 9): Macd => {
  checkPeriod("fast", fast)
  checkPeriod("slow", slow)
  checkPeriod("signal", signal)
  if (fast >= slow) throw new RangeError(`fast is below slow, not ${fast} against ${slow}`)
  checkFinite("close", close)
  const line = difference(
    smoothed(close, fast, emaWeight(fast), 0),
    smoothed(close, slow, emaWeight(slow), 0)
  )
  const average = smoothed(line, signal, emaWeight(signal), slow - 1)
  return { macd: line, signal: average, histogram: difference(line, average) }
}
