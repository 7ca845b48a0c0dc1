/** Smoothed moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emaStage } from "./Ema.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => emaStage(length, 0, 1 / length)

/**
 * Wilder's average of closes, in the price's unit: seeded at index timePeriod - 1 with the mean of the first
 * `timePeriod` of them, then moved by 1 / timePeriod of the distance to each; NaN before. Throws RangeError for a
 * period that isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { smma } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * smma(close, 2) // => [NaN, 126.90, 130.55, 130.98, 125.94, 123.47]
 * ```
 */
export const smma = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `smma` takes and answers, by what formula, and how it is computed. */
export const Smma: Indicator = {
  name: "smma",
  title: "Smoothed moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "smma", unit: "price", meaning: "Wilder's mean of closes" }],
  overlay: true,
  formula:
    "(smma before x (time_period - 1) + close) / time_period, from the mean of the first time_period closes",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: false,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
