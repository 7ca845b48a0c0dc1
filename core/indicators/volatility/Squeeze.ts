/** Squeeze momentum. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"
import { middleStage } from "../overlap/middle.ts"
import { momentsStage } from "../statistic/moments.ts"
import { lineStage } from "../statistic/regression.ts"
import { atrStage } from "./Atr.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)
const bollingerMultiplierOf = /* @__PURE__ */ real("bollinger_multiplier", 2, 0.01, 1000)
const keltnerMultiplierOf = /* @__PURE__ */ real("keltner_multiplier", 1.5, 0.01, 1000)

const stage = (length: number, bands: number, channels: number): Stage => {
  const moments = momentsStage(length)
  const average = emaStage(length)
  const range = atrStage(length)
  const middle = middleStage(length)
  const line = lineStage(length, (length - 1) / 2)
  const known = length - 1
  return {
    first: length,
    history: 2 * length,
    scratch: 7,
    run: (from, to, high: Column, low: Column, close: Column, on: Column, momentum: Column, ...scratch) => {
      const [means, variances, averages, ranges, middles, bottoms, distances] =
        scratch as ReadonlyArray<Column> as [Column, Column, Column, Column, Column, Column, Column]
      moments.run(from, to, close, means, variances)
      average.run(from, to, close, averages)
      range.run(from, to, high, low, close, ranges)
      middle.run(from, to, high, low, middles, bottoms)
      for (let i = from; i < to; i++) {
        distances[i] =
          i < known ? 0 : (close[i] as number) - ((middles[i] as number) + (means[i] as number)) / 2
      }
      line.run(from, to, distances, momentum)
      for (let i = from; i < to; i++) {
        if (i < 2 * known) momentum[i] = Number.NaN
        if (i < length) continue
        const width = bands * Math.sqrt(Math.max(variances[i] as number, 0))
        const channel = channels * (ranges[i] as number)
        const isWithin =
          (means[i] as number) + width < (averages[i] as number) + channel &&
          (means[i] as number) - width > (averages[i] as number) - channel
        on[i] = isWithin ? 1 : 0
      }
    }
  }
}

/**
 * Carter's squeeze: 1 while the Bollinger bands lie within the Keltner channels of the same length, else 0, and a
 * momentum in the price's unit; each NaN in its warm-up (Carter 2005, Mastering the Trade). Throws RangeError for
 * a period that isn't a whole number from 2 to 100000, bollingerMultiplier outside 0.01 to 1000, keltnerMultiplier
 * outside 0.01 to 1000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { squeeze } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = squeeze(high, low, close, 2)
 * lines.on // => [NaN, NaN, 1, 1, 1, 1]
 * lines.momentum // => [NaN, NaN, 3.20, -1.25, -6.80, 0.60]
 * ```
 */
export const squeeze = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default,
  bollingerMultiplier = bollingerMultiplierOf.default,
  keltnerMultiplier = keltnerMultiplierOf.default
): Lines<"on" | "momentum"> =>
  computeNamed(
    stage(
      checked(timePeriodOf, timePeriod),
      checked(bollingerMultiplierOf, bollingerMultiplier),
      checked(keltnerMultiplierOf, keltnerMultiplier)
    ),
    { high, low, close },
    ["on", "momentum"]
  )

/** What `squeeze` takes and answers, by what formula, and how it is computed. */
export const Squeeze: Indicator = {
  name: "squeeze",
  title: "Squeeze momentum",
  group: "volatility",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf, bollingerMultiplierOf, keltnerMultiplierOf],
  outputs: [
    {
      name: "on",
      unit: "ratio",
      meaning: "1 while the Bollinger bands lie within the Keltner channels, else 0"
    },
    {
      name: "momentum",
      unit: "price",
      form: "histogram",
      meaning: "Line of least squares through closes less the middle of their range and mean"
    }
  ],
  levels: [0],
  formula:
    "on: bbands(time_period, bollinger_multiplier) within keltner(time_period, keltner_multiplier, time_period); momentum: linearreg(time_period) of close - ((highest high + lowest low) / 2 + sma(time_period)) / 2",
  source: "Carter 2005, Mastering the Trade",
  talib: false,
  memory: "window",
  stage: (
    timePeriod = timePeriodOf.default,
    bollingerMultiplier = bollingerMultiplierOf.default,
    keltnerMultiplier = keltnerMultiplierOf.default
  ) => stage(timePeriod, bollingerMultiplier, keltnerMultiplier)
}
