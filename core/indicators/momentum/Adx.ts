/** Average directional movement index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { adxStage } from "./directional.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => adxStage(length)

/**
 * Wilder's average of the directional movement index, 0 to 100, from index 2 x timePeriod - 1 on; NaN before
 * (Wilder 1978, New Concepts in Technical Trading Systems). Throws RangeError for a period that isn't a whole
 * number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { adx } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * adx(high, low, close, 2) // => [NaN, NaN, NaN, 53.44, 61.12, 75.30]
 * ```
 */
export const adx = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `adx` takes and answers, by what formula, and how it is computed. */
export const Adx: Indicator = {
  name: "adx",
  title: "Average directional movement index",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "adx", unit: "percent", meaning: "Wilder's average of how one-sided movement is" }],
  levels: [25],
  formula: "Wilder's average of dx, from the mean of its first time_period values",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
