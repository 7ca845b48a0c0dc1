/** Stochastic. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { averaged, type MovingAverage } from "../overlap/average.ts"
import { averageOf, maType } from "../overlap/Ma.ts"
import { smaStage } from "../overlap/Sma.ts"
import { placeStage, stochasticStage } from "./place.ts"

const fastKPeriodOf = /* @__PURE__ */ whole("fast_k_period", 5, 1)
const slowKPeriodOf = /* @__PURE__ */ whole("slow_k_period", 3, 1)
const slowDPeriodOf = /* @__PURE__ */ whole("slow_d_period", 3, 1)

const stage = (
  length: number,
  kLength: number,
  kKind: MovingAverage,
  dLength: number,
  dKind: MovingAverage
): Stage =>
  stochasticStage(
    placeStage(length),
    (start) => averaged(kKind, kLength, start),
    (start) => averaged(dKind, dLength, start)
  )

/**
 * The slow stochastic, 0 to 100: `k`, the average of where the close stands between the lowest low and the highest
 * high of `fastKPeriod` bars, and `d`, the average of that (Lane 1984, Lane's Stochastics); NaN in the warm-up of
 * `d`. Throws RangeError for fastKPeriod that isn't a whole number from 1 to 100000, slowKPeriod that isn't a
 * whole number from 1 to 100000, slowDPeriod that isn't a whole number from 1 to 100000, columns of different
 * lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { stoch } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = stoch(high, low, close, 2, 2, undefined, 2)
 * lines.k // => [NaN, NaN, NaN, 66.59, 21.14, 29.36]
 * lines.d // => [NaN, NaN, NaN, 73.78, 43.87, 25.25]
 * ```
 */
export const stoch = (
  high: Column,
  low: Column,
  close: Column,
  fastKPeriod = fastKPeriodOf.default,
  slowKPeriod = slowKPeriodOf.default,
  slowKAverage: MovingAverage = smaStage,
  slowDPeriod = slowDPeriodOf.default,
  slowDAverage: MovingAverage = smaStage
): Lines<"k" | "d"> =>
  computeNamed(
    stage(
      checked(fastKPeriodOf, fastKPeriod),
      checked(slowKPeriodOf, slowKPeriod),
      slowKAverage,
      checked(slowDPeriodOf, slowDPeriod),
      slowDAverage
    ),
    { high, low, close },
    ["k", "d"]
  )

/** What `stoch` takes and answers, by what formula, and how it is computed. */
export const Stoch: Indicator = {
  name: "stoch",
  title: "Stochastic",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [
    fastKPeriodOf,
    slowKPeriodOf,
    maType("slow_k_ma_type"),
    slowDPeriodOf,
    maType("slow_d_ma_type")
  ],
  outputs: [
    {
      name: "k",
      unit: "percent",
      meaning: "Moving average of where the close stands in the range of fast_k_period bars, 0 to 100"
    },
    { name: "d", unit: "percent", meaning: "Moving average of k" }
  ],
  levels: [20, 80],
  formula:
    "100 x (close - lowest low) / (highest high - lowest low) of fast_k_period bars, 0 where these are equal; k: its moving average; d: that of k",
  source: "Lane 1984, Lane's Stochastics",
  talib: true,
  stage: (
    fastKPeriod = fastKPeriodOf.default,
    slowKPeriod = slowKPeriodOf.default,
    slowKAverage = 0,
    slowDPeriod = slowDPeriodOf.default,
    slowDAverage = 0
  ) => stage(fastKPeriod, slowKPeriod, averageOf(slowKAverage), slowDPeriod, averageOf(slowDAverage))
}
