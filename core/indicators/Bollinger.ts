/** Bollinger bands. */
import { blank, type Column, checkFinite, checkPeriod } from "./Column.ts"
import { meansOf } from "./Sma.ts"

export interface Bollinger {
  readonly upper: Float64Array<ArrayBuffer>
  /** The simple moving average. */
  readonly middle: Float64Array<ArrayBuffer>
  readonly lower: Float64Array<ArrayBuffer>
}

/**
 * The simple moving average of closing prices, and as many of the window's population standard deviations above and below
 * it (Bollinger 2001, Bollinger on Bollinger Bands). In the price's unit, from index period - 1 on. Throws RangeError for
 * a period below 1, deviations that aren't above 0, or a close that isn't finite.
 */
export const bollinger = (close: Column, period = 20, deviations = 2): Bollinger => {
  checkPeriod("period", period)
  if (!Number.isFinite(deviations) || deviations <= 0) {
    throw new RangeError(`deviations is a number above 0, not ${deviations}`)
  }
  checkFinite("close", close)
  const middle = meansOf(close, period)
  const upper = blank(close.length)
  const lower = blank(close.length)
  for (let i = period - 1; i < close.length; i++) {
    const mean = middle[i] as number
    let squares = 0
    for (let j = i - period + 1; j <= i; j++) {
      const off = (close[j] as number) - mean
      squares += off * off
    }
    const width = deviations * Math.sqrt(squares / period)
    upper[i] = mean + width
    lower[i] = mean - width
  }
  return { upper, middle, lower }
}
