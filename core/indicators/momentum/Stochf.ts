/** Fast stochastic. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { averaged, type MovingAverage } from "../overlap/average.ts"
import { averageOf, maType } from "../overlap/Ma.ts"
import { smaStage } from "../overlap/Sma.ts"
import { placeStage, stochasticStage } from "./place.ts"

const fastKPeriodOf = /* @__PURE__ */ whole("fast_k_period", 5, 1)
const fastDPeriodOf = /* @__PURE__ */ whole("fast_d_period", 3, 1)

const stage = (length: number, dLength: number, dKind: MovingAverage): Stage =>
  stochasticStage(
    placeStage(length),
    (start) => averaged(dKind, 1, start),
    (start) => averaged(dKind, dLength, start)
  )

/**
 * The fast stochastic, 0 to 100: `k`, where the close stands between the lowest low and the highest high of
 * `fastKPeriod` bars, and `d`, the average of that (Lane 1984, Lane's Stochastics); NaN in the warm-up of `d`.
 * Throws RangeError for fastKPeriod that isn't a whole number from 1 to 100000, fastDPeriod that isn't a whole
 * number from 1 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { stochf } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = stochf(high, low, close, 2, 2)
 * lines.k // => [NaN, NaN, 93.18, 40.00, 2.29, 56.42]
 * lines.d // => [NaN, NaN, 80.97, 66.59, 21.14, 29.36]
 * ```
 */
export const stochf = (
  high: Column,
  low: Column,
  close: Column,
  fastKPeriod = fastKPeriodOf.default,
  fastDPeriod = fastDPeriodOf.default,
  fastDAverage: MovingAverage = smaStage
): Lines<"k" | "d"> =>
  computeNamed(
    stage(checked(fastKPeriodOf, fastKPeriod), checked(fastDPeriodOf, fastDPeriod), fastDAverage),
    { high, low, close },
    ["k", "d"]
  )

/** What `stochf` takes and answers, by what formula, and how it is computed. */
export const Stochf: Indicator = {
  name: "stochf",
  title: "Fast stochastic",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [fastKPeriodOf, fastDPeriodOf, maType("fast_d_ma_type")],
  outputs: [
    {
      name: "k",
      unit: "percent",
      meaning: "Where the close stands in the range of fast_k_period bars, 0 to 100"
    },
    { name: "d", unit: "percent", meaning: "Moving average of k" }
  ],
  levels: [20, 80],
  formula:
    "k: 100 x (close - lowest low) / (highest high - lowest low) of fast_k_period bars, 0 where these are equal; d: its moving average",
  source: "Lane 1984, Lane's Stochastics",
  talib: true,
  stage: (fastKPeriod = fastKPeriodOf.default, fastDPeriod = fastDPeriodOf.default, fastDAverage = 0) =>
    stage(fastKPeriod, fastDPeriod, averageOf(fastDAverage))
}
