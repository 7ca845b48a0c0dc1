/** Bollinger bands. */
import { blank, type Column, checkFinite, checkPeriod } from "../numbers/Column.ts"

/** The bands of each bar, in the price's unit; NaN before index period - 1. */
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
 *
 * @example
 * ```ts
 * import { bollinger } from "findata/indicators"
 *
 * const { lower, middle, upper } = bollinger(Float64Array.of(124.81, 129.04, 134.18, 131.4), 4)
 * middle // => [NaN, NaN, NaN, 129.86]
 * upper // => [NaN, NaN, NaN, 136.73]
 * lower // => [NaN, NaN, NaN, 122.99]
 * ```
 */
export const bollinger = (close: Column, period = 20, deviations = 2): Bollinger => {
  checkPeriod("period", period)
  if (!Number.isFinite(deviations) || deviations <= 0) {
    throw new RangeError(`deviations is a number above 0, not ${deviations}`)
  }
  checkFinite("close", close)
  const { length } = close
  const bands = {
    upper: blank(length, period - 1),
    middle: blank(length, period - 1),
    lower: blank(length, period - 1)
  }
  const share = 1 / period
  // Heads and tails of windows around a pivot, as in `sma`. Since the pivot is in the window, its distance from the mean is
  // below √period deviations, and the mean of squares less the square of the mean loses few digits.
  const tails = new Float64Array(Math.min(period, length))
  const squaredTails = new Float64Array(Math.min(period, length))
  for (let pivot = period - 1; pivot < length; pivot += period) {
    const base = close[pivot] as number
    let tail = 0
    let squaredTail = 0
    for (let k = 1; k < period; k++) {
      const distance = (close[pivot - k] as number) - base
      tail += distance
      squaredTail += distance * distance
      tails[k] = tail
      squaredTails[k] = squaredTail
    }
    const end = Math.min(pivot + period, length)
    let head = 0
    let squaredHead = 0
    for (let i = pivot; i < end; i++) {
      const k = pivot + period - 1 - i
      const distance = (close[i] as number) - base
      head += distance
      squaredHead += distance * distance
      const mean = (head + (tails[k] as number)) * share
      const variance = (squaredHead + (squaredTails[k] as number)) * share - mean * mean
      const width = deviations * Math.sqrt(variance)
      bands.upper[i] = base + mean + width
      bands.middle[i] = base + mean
      bands.lower[i] = base + mean - width
    }
  }
  return bands
}
