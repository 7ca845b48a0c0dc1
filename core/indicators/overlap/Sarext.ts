/** Extended parabolic stop and reverse. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { reversalStage } from "./reversal.ts"

const startValueOf = /* @__PURE__ */ real("start_value", 0, -3e37, 3e37)
const offsetOnReverseOf = /* @__PURE__ */ real("offset_on_reverse", 0, 0, 3e37)
const accelerationInitLongOf = /* @__PURE__ */ real("acceleration_init_long", 0.02, 0, 3e37)
const accelerationStepLongOf = /* @__PURE__ */ real("acceleration_step_long", 0.02, 0, 3e37)
const accelerationMaxLongOf = /* @__PURE__ */ real("acceleration_max_long", 0.2, 0, 3e37)
const accelerationInitShortOf = /* @__PURE__ */ real("acceleration_init_short", 0.02, 0, 3e37)
const accelerationStepShortOf = /* @__PURE__ */ real("acceleration_step_short", 0.02, 0, 3e37)
const accelerationMaxShortOf = /* @__PURE__ */ real("acceleration_max_short", 0.2, 0, 3e37)

const stage = (
  startValue: number,
  offset: number,
  initialLong: number,
  stepLong: number,
  maximumLong: number,
  initialShort: number,
  stepShort: number,
  maximumShort: number
): Stage =>
  reversalStage(
    { initial: initialLong, step: stepLong, maximum: maximumLong },
    { initial: initialShort, step: stepShort, maximum: maximumShort },
    startValue,
    offset,
    true
  )

/**
 * Wilder's parabolic stop and reverse with its own acceleration on each side, in the price's unit, negative while
 * it is above the price, from index 1 on; NaN before (Wilder 1978, New Concepts in Technical Trading Systems). It
 * begins at |startValue|, below the price for a positive and above it for a negative one, or where `sar` does for
 * 0; a reversal moves it away from the price by the share `offsetOnReverse`. Throws RangeError for offsetOnReverse
 * outside 0 to 3e+37, accelerationInitLong outside 0 to 3e+37, accelerationStepLong outside 0 to 3e+37,
 * accelerationMaxLong outside 0 to 3e+37, accelerationInitShort outside 0 to 3e+37, accelerationStepShort outside
 * 0 to 3e+37, accelerationMaxShort outside 0 to 3e+37, columns of different lengths, or a number that isn't
 * finite.
 *
 * @example
 * ```ts
 * import { sarext } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * sarext(high, low) // => [NaN, 124.60, 124.73, 125.13, -138, -138]
 * ```
 */
export const sarext = (
  high: Column,
  low: Column,
  startValue = startValueOf.default,
  offsetOnReverse = offsetOnReverseOf.default,
  accelerationInitLong = accelerationInitLongOf.default,
  accelerationStepLong = accelerationStepLongOf.default,
  accelerationMaxLong = accelerationMaxLongOf.default,
  accelerationInitShort = accelerationInitShortOf.default,
  accelerationStepShort = accelerationStepShortOf.default,
  accelerationMaxShort = accelerationMaxShortOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(
    stage(
      checked(startValueOf, startValue),
      checked(offsetOnReverseOf, offsetOnReverse),
      checked(accelerationInitLongOf, accelerationInitLong),
      checked(accelerationStepLongOf, accelerationStepLong),
      checked(accelerationMaxLongOf, accelerationMaxLong),
      checked(accelerationInitShortOf, accelerationInitShort),
      checked(accelerationStepShortOf, accelerationStepShort),
      checked(accelerationMaxShortOf, accelerationMaxShort)
    ),
    { high, low }
  )

/** What `sarext` takes and answers, by what formula, and how it is computed. */
export const Sarext: Indicator = {
  name: "sarext",
  title: "Extended parabolic stop and reverse",
  group: "overlap",
  inputs: ["high", "low"],
  parameters: [
    startValueOf,
    offsetOnReverseOf,
    accelerationInitLongOf,
    accelerationStepLongOf,
    accelerationMaxLongOf,
    accelerationInitShortOf,
    accelerationStepShortOf,
    accelerationMaxShortOf
  ],
  outputs: [
    {
      name: "sarext",
      unit: "price",
      form: "points",
      meaning:
        "Stop that follows the price and changes sides when it is met, negative while it is above the price"
    }
  ],
  formula: "as sar, with its own factors on each side, negative while it is above the price",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (
    startValue = startValueOf.default,
    offsetOnReverse = offsetOnReverseOf.default,
    accelerationInitLong = accelerationInitLongOf.default,
    accelerationStepLong = accelerationStepLongOf.default,
    accelerationMaxLong = accelerationMaxLongOf.default,
    accelerationInitShort = accelerationInitShortOf.default,
    accelerationStepShort = accelerationStepShortOf.default,
    accelerationMaxShort = accelerationMaxShortOf.default
  ) =>
    stage(
      startValue,
      offsetOnReverse,
      accelerationInitLong,
      accelerationStepLong,
      accelerationMaxLong,
      accelerationInitShort,
      accelerationStepShort,
      accelerationMaxShort
    )
}
