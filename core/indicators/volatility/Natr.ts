/** Normalised average true range. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { atrStage } from "./Atr.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14, 1)

const stage = (length: number): Stage => {
  const range = atrStage(length)
  return {
    first: range.first,
    run: (from, to, high: Column, low: Column, close: Column, out: Column) => {
      range.run(from, to, high, low, close, out)
      for (let i = Math.max(from, range.first); i < to; i++) {
        const price = close[i] as number
        out[i] = price === 0 ? 0 : ((out[i] as number) / price) * 100
      }
    }
  }
}

/**
 * Wilder's average of true ranges in percent of the close, from index `timePeriod` on; NaN before, 0 where the
 * close is 0 (Forman 2006, Cross-Market Evaluations with Normalized Average True Range). Throws RangeError for a
 * period that isn't a whole number from 1 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { natr } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * natr(high, low, close, 2) // => [NaN, NaN, 4.47, 6.47, 8.02, 9.30]
 * ```
 */
export const natr = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `natr` takes and answers, by what formula, and how it is computed. */
export const Natr: Indicator = {
  name: "natr",
  title: "Normalised average true range",
  group: "volatility",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "natr", unit: "percent", meaning: "Wilder's average of true ranges in percent of the close" }
  ],
  formula: "100 x atr / close, 0 where the close is 0",
  source: "Forman 2006, Cross-Market Evaluations with Normalized Average True Range",
  talib: true,
  deviation: "for a time_period of 1 TA-Lib has the true range in the price's unit",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
