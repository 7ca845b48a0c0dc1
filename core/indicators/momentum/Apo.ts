/** Absolute price oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { type MovingAverage } from "../overlap/average.ts"
import { averageOf, maType } from "../overlap/Ma.ts"
import { smaStage } from "../overlap/Sma.ts"
import { oscillatorStage } from "./oscillator.ts"

const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 12, 2)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 26, 2)

const stage = (fastLength: number, slowLength: number, average: MovingAverage): Stage =>
  oscillatorStage(fastLength, slowLength, average, false)

/**
 * The moving average of the shorter period less that of the longer one, in the price's unit; NaN in the warm-up of
 * the longer one. Throws RangeError for fastPeriod that isn't a whole number from 2 to 100000, slowPeriod that
 * isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { apo } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * apo(close, 2, 3) // => [NaN, NaN, 2.27, 1.27, -2.68, -3.48]
 * ```
 */
export const apo = (
  close: Column,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default,
  average: MovingAverage = smaStage
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(fastPeriodOf, fastPeriod), checked(slowPeriodOf, slowPeriod), average), { close })

/** What `apo` takes and answers, by what formula, and how it is computed. */
export const Apo: Indicator = {
  name: "apo",
  title: "Absolute price oscillator",
  group: "momentum",
  inputs: ["close"],
  parameters: [fastPeriodOf, slowPeriodOf, maType()],
  outputs: [{ name: "apo", unit: "price", meaning: "Fast moving average less the slow one" }],
  levels: [0],
  formula: "ma(fast_period) - ma(slow_period); the shorter period is the fast one",
  source: "Appel 2005, Technical Analysis",
  talib: true,
  stage: (fastPeriod = fastPeriodOf.default, slowPeriod = slowPeriodOf.default, average = 0) =>
    stage(fastPeriod, slowPeriod, averageOf(average))
}
