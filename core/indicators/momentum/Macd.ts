/** Moving average convergence divergence. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"

const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 12, 2)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 26, 2)
const signalPeriodOf = /* @__PURE__ */ whole("signal_period", 9, 1)

/**
 * The stage of a fast exponential average less a slow one, of the average of that difference, and of the difference of both: three
 * outputs. The fast average begins later than it could, so that both have their first value on the same bar; the outputs begin
 * with the signal.
 */
export const macdStage = (
  fastLength: number,
  slowLength: number,
  signalLength: number,
  fastWeight = 2 / (fastLength + 1),
  slowWeight = 2 / (slowLength + 1)
): Stage => {
  const begin = slowLength - fastLength
  const known = slowLength - 1
  const first = known + signalLength - 1
  const weight = 2 / (signalLength + 1)
  let fastBefore = 0
  let slowBefore = 0
  let signalBefore = 0
  return {
    first,
    run: (from, to, close: Column, macd: Column, signals: Column, histogram: Column) => {
      let fast = +fastBefore
      let slow = +slowBefore
      let signal = +signalBefore
      for (let i = from; i < to; i++) {
        const price = close[i] as number
        slow += i <= known ? (price - slow) / (i + 1) : (price - slow) * slowWeight
        if (i < begin) continue
        fast += i <= known ? (price - fast) / (i - begin + 1) : (price - fast) * fastWeight
        if (i < known) continue
        const difference = fast - slow
        signal += i <= first ? (difference - signal) / (i - known + 1) : (difference - signal) * weight
        if (i < first) continue
        macd[i] = difference
        signals[i] = signal
        histogram[i] = difference - signal
      }
      fastBefore = fast
      slowBefore = slow
      signalBefore = signal
    }
  }
}

const stage = (length: number, otherLength: number, signalLength: number): Stage =>
  macdStage(Math.min(length, otherLength), Math.max(length, otherLength), signalLength)

/**
 * MACD of closing prices (Appel 1979, The Moving Average Convergence-Divergence Method), in the price's unit, from
 * index slowPeriod + signalPeriod - 2 on; NaN before. The fast average is seeded with the last closes of the slow
 * one's first window, as TA-Lib does. Throws RangeError for fastPeriod that isn't a whole number from 2 to 100000,
 * slowPeriod that isn't a whole number from 2 to 100000, signalPeriod that isn't a whole number from 1 to 100000,
 * or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { macd } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = macd(close, 2, 3, 2)
 * lines.macd // => [NaN, NaN, NaN, 1.10, -1.21, -1.18]
 * lines.signal // => [NaN, NaN, NaN, 1.68, -0.25, -0.87]
 * lines.histogram // => [NaN, NaN, NaN, -0.58, -0.96, -0.31]
 * ```
 */
export const macd = (
  close: Column,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default,
  signalPeriod = signalPeriodOf.default
): Lines<"macd" | "signal" | "histogram"> =>
  computeNamed(
    stage(
      checked(fastPeriodOf, fastPeriod),
      checked(slowPeriodOf, slowPeriod),
      checked(signalPeriodOf, signalPeriod)
    ),
    { close },
    ["macd", "signal", "histogram"]
  )

/** What `macd` takes and answers, by what formula, and how it is computed. */
export const Macd: Indicator = {
  name: "macd",
  title: "Moving average convergence divergence",
  group: "momentum",
  inputs: ["close"],
  parameters: [fastPeriodOf, slowPeriodOf, signalPeriodOf],
  outputs: [
    { name: "macd", unit: "price", meaning: "Fast moving average of closes less the slow one" },
    { name: "signal", unit: "price", meaning: "Moving average of macd" },
    { name: "histogram", unit: "price", form: "histogram", meaning: "macd less its signal" }
  ],
  levels: [0],
  formula:
    "ema(fast_period) - ema(slow_period), whose first values are on the same bar; signal: ema(signal_period) of it; histogram: macd - signal; the shorter period is the fast one",
  source: "Appel 1979, The Moving Average Convergence-Divergence Method",
  talib: true,
  deviation: "for a signal_period of 1 TA-Lib reads beyond its columns",
  stage: (
    fastPeriod = fastPeriodOf.default,
    slowPeriod = slowPeriodOf.default,
    signalPeriod = signalPeriodOf.default
  ) => stage(fastPeriod, slowPeriod, signalPeriod)
}
