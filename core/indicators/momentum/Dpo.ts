/** Detrended price oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const mean = smaStage(length)
  const offset = Math.floor(length / 2) + 1
  const first = Math.max(mean.first, offset)
  return {
    first,
    run: (from, to, close: Column, out: Column) => {
      mean.run(from, to, close, out)
      for (let i = from; i < to; i++)
        out[i] = i >= first ? (close[i - offset] as number) - (out[i] as number) : Number.NaN
    }
  }
}

/**
 * The close of timePeriod / 2 + 1 bars before less the mean of the last `timePeriod` closes, in the price's unit;
 * NaN in the warm-up (Achelis 2000, Technical Analysis from A to Z). Throws RangeError for a period that isn't a
 * whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { dpo } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * dpo(close, 2) // => [NaN, NaN, -6.80, -3.80, 8.05, 10.45]
 * ```
 */
export const dpo = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `dpo` takes and answers, by what formula, and how it is computed. */
export const Dpo: Indicator = {
  name: "dpo",
  title: "Detrended price oscillator",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "dpo", unit: "price", meaning: "Close of half of the window before less the mean of the window" }
  ],
  levels: [0],
  formula: "close of time_period / 2 + 1 bars before - sma(time_period)",
  source: "Achelis 2000, Technical Analysis from A to Z",
  talib: false,
  deviation:
    "on the last bar of its window: Stock.Indicators has it time_period / 2 + 1 bars earlier, where it would depend on later bars",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
