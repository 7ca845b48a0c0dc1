/** Rate of change. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { ratioStage } from "./ratio.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10, 1)

const stage = (length: number): Stage => ratioStage(length, 1, 100)

/**
 * The change of the close over `timePeriod` bars in percent, from index timePeriod on; NaN before, 0 where the
 * earlier close is 0. Throws RangeError for a period that isn't a whole number from 1 to 100000, or a number that
 * isn't finite.
 *
 * @example
 * ```ts
 * import { roc } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * roc(close, 2) // => [NaN, NaN, 7.53, 1.86, -9.91, -7.91]
 * ```
 */
export const roc = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `roc` takes and answers, by what formula, and how it is computed. */
export const Roc: Indicator = {
  name: "roc",
  title: "Rate of change",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "roc", unit: "percent", meaning: "Change of the close over time_period bars in percent" }
  ],
  levels: [0],
  formula: "100 x (close / close of time_period bars before - 1), 0 where that is 0",
  source: "Murphy 1999, Technical Analysis of the Financial Markets",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
