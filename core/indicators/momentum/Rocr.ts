/** Rate of change as a ratio. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { ratioStage } from "./ratio.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10, 1)

const stage = (length: number): Stage => ratioStage(length, 0, 1)

/**
 * The close by that of `timePeriod` bars before, from index timePeriod on; NaN before, 0 where the earlier close
 * is 0. Throws RangeError for a period that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { rocr } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * rocr(close, 2) // => [NaN, NaN, 1.08, 1.02, 0.90, 0.92]
 * ```
 */
export const rocr = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `rocr` takes and answers, by what formula, and how it is computed. */
export const Rocr: Indicator = {
  name: "rocr",
  title: "Rate of change as a ratio",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "rocr", unit: "ratio", meaning: "Close by that of time_period bars before" }],
  levels: [1],
  formula: "close / close of time_period bars before, 0 where that is 0",
  source: "Murphy 1999, Technical Analysis of the Financial Markets",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
