/** Momentum. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10, 1)

const stage = (length: number): Stage => ({
  first: length,
  run: (from, to, close: Column, out: Column) => {
    for (let i = Math.max(from, length); i < to; i++)
      out[i] = (close[i] as number) - (close[i - length] as number)
  }
})

/**
 * The close less that of `timePeriod` bars before, in the price's unit, from index timePeriod on; NaN before.
 * Throws RangeError for a period that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { mom } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * mom(close, 2) // => [NaN, NaN, 9.40, 2.40, -13.30, -10.40]
 * ```
 */
export const mom = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `mom` takes and answers, by what formula, and how it is computed. */
export const Mom: Indicator = {
  name: "mom",
  title: "Momentum",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "mom", unit: "price", meaning: "Close less that of time_period bars before" }],
  levels: [0],
  formula: "close - close of time_period bars before",
  source: "Murphy 1999, Technical Analysis of the Financial Markets",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
