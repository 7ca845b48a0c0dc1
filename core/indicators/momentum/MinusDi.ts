/** Minus directional indicator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { indicatorStage } from "./directional.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14, 1)

const stage = (length: number): Stage => indicatorStage(-1, length)

/**
 * Wilder's downward movement by true range, 0 to 100, from index `timePeriod` on; NaN before, 0 where nothing
 * moved (Wilder 1978, New Concepts in Technical Trading Systems). For a period of 1 a fraction, as TA-Lib has it.
 * Throws RangeError for a period that isn't a whole number from 1 to 100000, columns of different lengths, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { minusDi } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * minusDi(high, low, close, 2) // => [NaN, NaN, 0, 22.65, 44.30, 62.07]
 * ```
 */
export const minusDi = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `minusDi` takes and answers, by what formula, and how it is computed. */
export const MinusDi: Indicator = {
  name: "minus_di",
  title: "Minus directional indicator",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "minus_di", unit: "percent", meaning: "Downward movement as a share of true range" }],
  formula:
    "100 x minus_dm / sum of true ranges, both smoothed as minus_dm is; without the factor 100 for a time_period of 1, as TA-Lib has it",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
