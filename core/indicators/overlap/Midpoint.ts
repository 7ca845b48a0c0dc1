/** Midpoint. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { middleStage } from "./middle.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => middleStage(length)

/**
 * The mean of the highest and the lowest of the last `timePeriod` closes, in the price's unit, from index
 * timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { midpoint } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * midpoint(close, 2) // => [NaN, 126.90, 131.60, 132.80, 126.15, 120.95]
 * ```
 */
export const midpoint = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `midpoint` takes and answers, by what formula, and how it is computed. */
export const Midpoint: Indicator = {
  name: "midpoint",
  title: "Midpoint",
  group: "overlap",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "midpoint", unit: "price", meaning: "Mean of the highest and the lowest of the last closes" }
  ],
  overlay: true,
  formula: "(highest close + lowest close) / 2 of time_period bars",
  source: "Mean of the range",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
