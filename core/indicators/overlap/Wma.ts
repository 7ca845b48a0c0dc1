/** The weighted moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { weightedSumsStage } from "../statistic/weightedSums.ts"

const period = /* @__PURE__ */ timePeriod(30)

/** The stage of a moving average of values from index `start` on, with weights 1 to `length`, the newest the greatest. */
export const wmaStage = (length: number, start = 0): Stage =>
  weightedSumsStage(length, start, { origin: 1, sum: 0, weighted: 2 / (length * (length + 1)) })

/**
 * The mean of the last `timePeriod` values with weights 1 to timePeriod, the newest the greatest, in their unit, from index timePeriod - 1
 * on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { wma } from "findata/indicators"
 *
 * wma(Float64Array.of(1, 2, 6, 4), 3) // => [NaN, NaN, 3.83, 4.33]
 * ```
 */
export const wma = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(wmaStage(checked(period, timePeriod)), { close })

/** What `wma` takes and answers, by what formula, and how it is computed. */
export const Wma: Indicator = {
  name: "wma",
  title: "Weighted moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [
    { name: "wma", unit: "price", meaning: "Mean of the last closes, weighted from 1 for the oldest up" }
  ],
  overlay: true,
  formula: "sum of close x weight / sum of weights, with weights 1 to time_period",
  source: "Kaufman 2013, Trading Systems and Methods",
  talib: true,
  memory: "window",
  stage: (length = period.default) => wmaStage(length)
}
