/** Stochastic of the relative strength index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { averaged, type MovingAverage } from "../overlap/average.ts"
import { averageOf, maType } from "../overlap/Ma.ts"
import { smaStage } from "../overlap/Sma.ts"
import { nothing } from "../base/zero.ts"
import { placeStage, stochasticStage } from "./place.ts"
import { strengthStage } from "./strength.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)
const fastKPeriodOf = /* @__PURE__ */ whole("fast_k_period", 5, 1)
const fastDPeriodOf = /* @__PURE__ */ whole("fast_d_period", 3, 1)

const stage = (length: number, kLength: number, dLength: number, dKind: MovingAverage): Stage => {
  const strength = strengthStage(length, 0, 0, nothing)
  const stochastic = stochasticStage(
    placeStage(kLength, strength.first),
    (start) => averaged(dKind, 1, start),
    (start) => averaged(dKind, dLength, start)
  )
  return {
    first: stochastic.first,
    scratch: 1 + (stochastic.scratch ?? 0),
    run: (from, to, close: Column, k: Column, d: Column, strengths: Column, ...scratch) => {
      strength.run(from, to, close, strengths)
      stochastic.run(from, to, strengths, strengths, strengths, k, d, ...scratch)
    }
  }
}

/**
 * The fast stochastic of the relative strength index, 0 to 100: `k`, where it stands in its range of `fastKPeriod`
 * bars, and `d`, the average of that; NaN in the warm-up of `d` (Chande and Kroll 1994, The New Technical Trader).
 * Throws RangeError for a period that isn't a whole number from 2 to 100000, fastKPeriod that isn't a whole number
 * from 1 to 100000, fastDPeriod that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { stochrsi } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = stochrsi(close, 2, 2, 2)
 * lines.k // => [NaN, NaN, NaN, NaN, 0, 100.00]
 * lines.d // => [NaN, NaN, NaN, NaN, 0, 50.00]
 * ```
 */
export const stochrsi = (
  close: Column,
  timePeriod = timePeriodOf.default,
  fastKPeriod = fastKPeriodOf.default,
  fastDPeriod = fastDPeriodOf.default,
  fastDAverage: MovingAverage = smaStage
): Lines<"k" | "d"> =>
  computeNamed(
    stage(
      checked(timePeriodOf, timePeriod),
      checked(fastKPeriodOf, fastKPeriod),
      checked(fastDPeriodOf, fastDPeriod),
      fastDAverage
    ),
    { close },
    ["k", "d"]
  )

/** What `stochrsi` takes and answers, by what formula, and how it is computed. */
export const Stochrsi: Indicator = {
  name: "stochrsi",
  title: "Stochastic of the relative strength index",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf, fastKPeriodOf, fastDPeriodOf, maType("fast_d_ma_type")],
  outputs: [
    { name: "k", unit: "percent", meaning: "Where rsi stands in its range of fast_k_period bars, 0 to 100" },
    { name: "d", unit: "percent", meaning: "Moving average of k" }
  ],
  levels: [20, 80],
  formula: "stochf of rsi(time_period), which is 0 until a close has changed",
  source: "Chande and Kroll 1994, The New Technical Trader",
  talib: true,
  deviation:
    "where closes stand still rsi keeps its value, and rounding alone decides where it stands in its range",
  stage: (
    timePeriod = timePeriodOf.default,
    fastKPeriod = fastKPeriodOf.default,
    fastDPeriod = fastDPeriodOf.default,
    fastDAverage = 0
  ) => stage(timePeriod, fastKPeriod, fastDPeriod, averageOf(fastDAverage))
}
