/** MACD of 12 and 26 bars. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { macdStage } from "./Macd.ts"

const signalPeriodOf = /* @__PURE__ */ whole("signal_period", 9, 1)

const stage = (signalLength: number): Stage => macdStage(12, 26, signalLength, 0.15, 0.075)

/**
 * MACD of closing prices with weights of 0.15 for the fast and 0.075 for the slow average (Appel 1979, The Moving
 * Average Convergence-Divergence Method), in the price's unit, from index 24 + signalPeriod on; NaN before. Throws
 * RangeError for signalPeriod that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { macdfix } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 40 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * macdfix(close).macd.at(-1) // => -0.49
 * ```
 */
export const macdfix = (
  close: Column,
  signalPeriod = signalPeriodOf.default
): Lines<"macd" | "signal" | "histogram"> =>
  computeNamed(stage(checked(signalPeriodOf, signalPeriod)), { close }, ["macd", "signal", "histogram"])

/** What `macdfix` takes and answers, by what formula, and how it is computed. */
export const Macdfix: Indicator = {
  name: "macdfix",
  title: "MACD of 12 and 26 bars",
  group: "momentum",
  inputs: ["close"],
  parameters: [signalPeriodOf],
  outputs: [
    { name: "macd", unit: "price", meaning: "Fast moving average of closes less the slow one" },
    { name: "signal", unit: "price", meaning: "Moving average of macd" },
    { name: "histogram", unit: "price", form: "histogram", meaning: "macd less its signal" }
  ],
  levels: [0],
  formula: "as macd(12, 26), with the rounded weights 0.15 and 0.075",
  source: "Appel 1979, The Moving Average Convergence-Divergence Method",
  talib: true,
  deviation: "for a signal_period of 1 TA-Lib reads beyond its columns",
  stage: (signalPeriod = signalPeriodOf.default) => stage(signalPeriod)
}
