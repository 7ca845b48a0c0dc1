/** Plus directional movement. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { movementStage } from "./directional.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14, 1)

const stage = (length: number): Stage => movementStage(1, length)

/**
 * Wilder's sum of upward movement over `timePeriod` bars, in the price's unit, from index timePeriod - 1 on; NaN
 * before (Wilder 1978, New Concepts in Technical Trading Systems). Of one bar it is the bar's own, from index 1
 * on. Throws RangeError for a period that isn't a whole number from 1 to 100000, columns of different lengths, or
 * a number that isn't finite.
 *
 * @example
 * ```ts
 * import { plusDm } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * plusDm(high, low, 2) // => [NaN, 4.60, 6.10, 3.05, 1.53, 0.76]
 * ```
 */
export const plusDm = (
  high: Column,
  low: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low })

/** What `plusDm` takes and answers, by what formula, and how it is computed. */
export const PlusDm: Indicator = {
  name: "plus_dm",
  title: "Plus directional movement",
  group: "momentum",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [{ name: "plus_dm", unit: "price", meaning: "Wilder's sum of upward movement" }],
  formula:
    "sum before - sum before / time_period + upward movement, from the sum of the first time_period - 1; upward movement is high - high before, where that is above 0 and above low before - low, else 0",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
