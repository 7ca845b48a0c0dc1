/** Time series forecast. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { lineStage } from "./regression.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => lineStage(length, (length + 1) / 2)

/**
 * The value, on the next bar, of the line of least squares through the last `timePeriod` closes, in the price's
 * unit, from index timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2
 * to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { tsf } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * tsf(close, 2) // => [NaN, 133.20, 139.40, 128.60, 110.40, 121.10]
 * ```
 */
export const tsf = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `tsf` takes and answers, by what formula, and how it is computed. */
export const Tsf: Indicator = {
  name: "tsf",
  title: "Time series forecast",
  group: "statistic",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "tsf", unit: "price", meaning: "Line of least squares through the last closes, on the next bar" }
  ],
  overlay: true,
  formula: "value on the next bar of the line of least squares through the last time_period closes",
  source: "Least squares",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
