/** Moving average convergence divergence as the technical page has it. */
import type { Column } from "../numbers/Column.ts"
import type { Lines } from "./base/Stage.ts"
import { ema } from "./overlap/Ema.ts"

/**
 * MACD of closing prices (Appel 1979), in the price's unit. Unlike those of `macd`, which follows TA-Lib, both averages are seeded
 * with the means of their own first closes, as Stock.Indicators and TradingView do; from bar 100 on they agree to 1e-6.
 * `macd` begins at index slow - 1, `signal` and `histogram` at slow + signal - 2; NaN before. Throws RangeError for a fast period not below
 * the slow one, a period that `ema` doesn't accept, or a close that isn't finite.
 */
export const technicalMacd = (
  close: Column,
  fast = 12,
  slow = 26,
  signal = 9
): Lines<"macd" | "signal" | "histogram"> => {
  if (fast >= slow) throw new RangeError(`fast is below slow, not ${fast} against ${slow}`)
  const known = Math.min(slow - 1, close.length)
  const slowMeans = ema(close, slow)
  const macd = ema(close, fast).map((mean, i) => mean - (slowMeans[i] as number))
  const signals = new Float64Array(close.length).fill(Number.NaN)
  signals.set(ema(macd.subarray(known), signal), known)
  return { macd, signal: signals, histogram: macd.map((value, i) => value - (signals[i] as number)) }
}
