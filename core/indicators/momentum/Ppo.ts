/** Percentage price oscillator. */
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
  oscillatorStage(fastLength, slowLength, average, true)

/**
 * The moving average of the shorter period less that of the longer one, in percent of the longer one; NaN in the
 * warm-up of the longer one, 0 where that is 0. Throws RangeError for fastPeriod that isn't a whole number from 2
 * to 100000, slowPeriod that isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { ppo } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * ppo(close, 2, 3) // => [NaN, NaN, 1.75, 0.96, -2.08, -2.80]
 * ```
 */
export const ppo = (
  close: Column,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default,
  average: MovingAverage = smaStage
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(fastPeriodOf, fastPeriod), checked(slowPeriodOf, slowPeriod), average), { close })

/** What `ppo` takes and answers, by what formula, and how it is computed. */
export const Ppo: Indicator = {
  name: "ppo",
  title: "Percentage price oscillator",
  group: "momentum",
  inputs: ["close"],
  parameters: [fastPeriodOf, slowPeriodOf, maType()],
  outputs: [
    {
      name: "ppo",
      unit: "percent",
      meaning: "Fast moving average less the slow one, as a share of the slow one"
    }
  ],
  levels: [0],
  formula: "100 x (ma(fast_period) - ma(slow_period)) / ma(slow_period); the shorter period is the fast one",
  source: "Appel 2005, Technical Analysis",
  talib: true,
  deviation:
    "TA-Lib's running sums keep rounding errors of values that have left them: where closes fall to a millionth, or stand still, its last digits are others",
  stage: (fastPeriod = fastPeriodOf.default, slowPeriod = slowPeriodOf.default, average = 0) =>
    stage(fastPeriod, slowPeriod, averageOf(average))
}
