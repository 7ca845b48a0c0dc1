/** Volume-weighted moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "./Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const money = smaStage(length)
  const shares = smaStage(length)
  return {
    first: length - 1,
    scratch: 2,
    run: (from, to, close: Column, volume: Column, out: Column, flows: Column, means: Column) => {
      for (let i = from; i < to; i++) flows[i] = (close[i] as number) * (volume[i] as number)
      money.run(from, to, flows, out)
      shares.run(from, to, volume, means)
      for (let i = Math.max(from, length - 1); i < to; i++) out[i] = (out[i] as number) / (means[i] as number)
    }
  }
}

/**
 * The mean of the last `timePeriod` closes, weighted by volume, in the price's unit, from index timePeriod - 1 on;
 * NaN before, and where no share was traded. Throws RangeError for a period that isn't a whole number from 2 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { vwma } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * vwma(close, volume, 2) // => [NaN, 127.10, 131.08, 132.60, 125.50, 120.96]
 * ```
 */
export const vwma = (
  close: Column,
  volume: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { close, volume })

/** What `vwma` takes and answers, by what formula, and how it is computed. */
export const Vwma: Indicator = {
  name: "vwma",
  title: "Volume-weighted moving average",
  group: "overlap",
  inputs: ["close", "volume"],
  parameters: [timePeriodOf],
  outputs: [{ name: "vwma", unit: "price", meaning: "Mean of closes, weighted by volume" }],
  overlay: true,
  formula: "sum of close x volume / sum of volumes of the last time_period bars",
  source: "Arms 1989, The Arms Index",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
