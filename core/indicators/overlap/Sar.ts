/** Parabolic stop and reverse. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { reversalStage } from "./reversal.ts"

const accelerationOf = /* @__PURE__ */ real("acceleration", 0.02, 0, 3e37)
const maximumOf = /* @__PURE__ */ real("maximum", 0.2, 0, 3e37)

const stage = (acceleration: number, maximum: number): Stage => {
  const both = { initial: acceleration, step: acceleration, maximum }
  return reversalStage(both, both)
}

/**
 * Wilder's parabolic stop and reverse, in the price's unit, from index 1 on; NaN before (Wilder 1978, New Concepts
 * in Technical Trading Systems). Throws RangeError for acceleration outside 0 to 3e+37, maximum outside 0 to
 * 3e+37, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { sar } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * sar(high, low) // => [NaN, 124.60, 124.73, 125.13, 138, 138]
 * ```
 */
export const sar = (
  high: Column,
  low: Column,
  acceleration = accelerationOf.default,
  maximum = maximumOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(accelerationOf, acceleration), checked(maximumOf, maximum)), { high, low })

/** What `sar` takes and answers, by what formula, and how it is computed. */
export const Sar: Indicator = {
  name: "sar",
  title: "Parabolic stop and reverse",
  group: "overlap",
  inputs: ["high", "low"],
  parameters: [accelerationOf, maximumOf],
  outputs: [
    {
      name: "sar",
      unit: "price",
      form: "points",
      meaning: "Stop that follows the price and changes sides when it is met"
    }
  ],
  overlay: true,
  formula:
    "stop before + factor x (extreme of the move - stop before), not beyond the last two bars; the factor grows by acceleration with each new extreme up to maximum; when the price meets the stop, it begins on the other side at the extreme",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (acceleration = accelerationOf.default, maximum = maximumOf.default) => stage(acceleration, maximum)
}
