/** Linear regression slope. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { slopeStage } from "./regression.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => slopeStage(length)

/**
 * The slope of the line of least squares through the last `timePeriod` closes, in the price's unit a bar, from
 * index timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000,
 * or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { linearregSlope } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * linearregSlope(close, 2) // => [NaN, 4.20, 5.20, -2.80, -10.50, 0.10]
 * ```
 */
export const linearregSlope = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `linearregSlope` takes and answers, by what formula, and how it is computed. */
export const LinearregSlope: Indicator = {
  name: "linearreg_slope",
  title: "Linear regression slope",
  group: "statistic",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "linearreg_slope",
      unit: "price",
      meaning: "Slope of the line of least squares through the last closes, a bar"
    }
  ],
  levels: [0],
  formula: "slope a bar of the line of least squares through the last time_period closes",
  source: "Least squares",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
