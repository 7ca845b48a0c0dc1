/** Average true range. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { trueRange } from "./trueRange.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14, 1)

/** The stage of Wilder's average of true ranges, seeded with the mean of the first `length` of them. */
export const atrStage = (length: number): Stage => {
  let average = 0
  return {
    first: length,
    run: (from, to, high: Column, low: Column, close: Column, out: Column) => {
      const share = 1 / length
      let mean = +average
      for (let i = Math.max(from, 1); i < to; i++) {
        const range = trueRange(high[i] as number, low[i] as number, close[i - 1] as number)
        mean += (range - mean) * (i <= length ? 1 / i : share)
        if (i >= length) out[i] = mean
      }
      average = mean
    }
  }
}

/**
 * Wilder's average of true ranges, in the price's unit: the largest of high - low, |high - previous close| and
 * |low - previous close|, seeded at index `timePeriod` with the mean of the first timePeriod of them (Wilder 1978,
 * New Concepts in Technical Trading Systems); NaN before. Throws RangeError for a period that isn't a whole number
 * from 1 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { atr } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * atr(high, low, close, 2) // => [NaN, NaN, 6.00, 8.50, 9.70, 11.25]
 * ```
 */
export const atr = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(atrStage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `atr` takes and answers, by what formula, and how it is computed. */
export const Atr: Indicator = {
  name: "atr",
  title: "Average true range",
  group: "volatility",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "atr", unit: "price", meaning: "Wilder's average of true ranges" }],
  formula:
    "Wilder's mean of true ranges, the largest of high - low, abs(high - close before), abs(low - close before), from the mean of the first time_period",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => atrStage(timePeriod)
}
