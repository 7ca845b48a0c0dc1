/** MACD of any moving averages. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { averaged, type MovingAverage } from "../overlap/average.ts"
import { averageOf, maType } from "../overlap/Ma.ts"
import { smaStage } from "../overlap/Sma.ts"
import { convergenceStage } from "./convergence.ts"

const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 12, 2)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 26, 2)
const signalPeriodOf = /* @__PURE__ */ whole("signal_period", 9, 1)

const stage = (
  length: number,
  kind: MovingAverage,
  otherLength: number,
  otherKind: MovingAverage,
  signalLength: number,
  signalKind: MovingAverage
): Stage => {
  const one = (start: number) => averaged(kind, length, start)
  const other = (start: number) => averaged(otherKind, otherLength, start)
  const isSwapped = otherLength < length
  return convergenceStage(isSwapped ? other : one, isSwapped ? one : other, (start) =>
    averaged(signalKind, signalLength, start)
  )
}

/**
 * MACD of closing prices with moving averages of any kind (Appel 1979, The Moving Average Convergence-Divergence
 * Method), in the price's unit; NaN in the warm-up. Throws RangeError for fastPeriod that isn't a whole number
 * from 2 to 100000, slowPeriod that isn't a whole number from 2 to 100000, signalPeriod that isn't a whole number
 * from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { macdext } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = macdext(close, 2, undefined, 3, undefined, 2)
 * lines.macd // => [NaN, NaN, NaN, 1.27, -2.68, -3.48]
 * lines.signal // => [NaN, NaN, NaN, 1.77, -0.71, -3.08]
 * lines.histogram // => [NaN, NaN, NaN, -0.50, -1.98, -0.40]
 * ```
 */
export const macdext = (
  close: Column,
  fastPeriod = fastPeriodOf.default,
  fastAverage: MovingAverage = smaStage,
  slowPeriod = slowPeriodOf.default,
  slowAverage: MovingAverage = smaStage,
  signalPeriod = signalPeriodOf.default,
  signalAverage: MovingAverage = smaStage
): Lines<"macd" | "signal" | "histogram"> =>
  computeNamed(
    stage(
      checked(fastPeriodOf, fastPeriod),
      fastAverage,
      checked(slowPeriodOf, slowPeriod),
      slowAverage,
      checked(signalPeriodOf, signalPeriod),
      signalAverage
    ),
    { close },
    ["macd", "signal", "histogram"]
  )

/** What `macdext` takes and answers, by what formula, and how it is computed. */
export const Macdext: Indicator = {
  name: "macdext",
  title: "MACD of any moving averages",
  group: "momentum",
  inputs: ["close"],
  parameters: [
    fastPeriodOf,
    maType("fast_ma_type"),
    slowPeriodOf,
    maType("slow_ma_type"),
    signalPeriodOf,
    maType("signal_ma_type")
  ],
  outputs: [
    { name: "macd", unit: "price", meaning: "Fast moving average of closes less the slow one" },
    { name: "signal", unit: "price", meaning: "Moving average of macd" },
    { name: "histogram", unit: "price", form: "histogram", meaning: "macd less its signal" }
  ],
  levels: [0],
  formula: "as macd, with moving averages of any kind; the shorter period, with its kind, is the fast one",
  source: "Appel 1979, The Moving Average Convergence-Divergence Method",
  talib: true,
  deviation: "with averages that adapt (kama), where closes stand still: see kama",
  stage: (
    fastPeriod = fastPeriodOf.default,
    fastAverage = 0,
    slowPeriod = slowPeriodOf.default,
    slowAverage = 0,
    signalPeriod = signalPeriodOf.default,
    signalAverage = 0
  ) =>
    stage(
      fastPeriod,
      averageOf(fastAverage),
      slowPeriod,
      averageOf(slowAverage),
      signalPeriod,
      averageOf(signalAverage)
    )
}
