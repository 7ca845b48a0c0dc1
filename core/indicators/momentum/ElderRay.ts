/** Elder ray. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(13)

const stage = (length: number): Stage => {
  const average = emaStage(length)
  return {
    first: average.first,
    run: (from, to, high: Column, low: Column, close: Column, bull: Column, bear: Column) => {
      average.run(from, to, close, bear)
      for (let i = Math.max(from, average.first); i < to; i++) {
        const mean = bear[i] as number
        bull[i] = (high[i] as number) - mean
        bear[i] = (low[i] as number) - mean
      }
    }
  }
}

/**
 * The high and the low less the exponential average of closes, in the price's unit, from index timePeriod - 1 on;
 * NaN before (Elder 1993, Trading for a Living). Throws RangeError for a period that isn't a whole number from 2
 * to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { elderRay } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = elderRay(high, low, close, 2)
 * lines.bull_power // => [NaN, 4.10, 3.03, 6.48, 4.36, 1.55]
 * lines.bear_power // => [NaN, -0.90, -1.27, -4.52, -3.94, -11.25]
 * ```
 */
export const elderRay = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Lines<"bull_power" | "bear_power"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low, close }, ["bull_power", "bear_power"])

/** What `elderRay` takes and answers, by what formula, and how it is computed. */
export const ElderRay: Indicator = {
  name: "elder_ray",
  title: "Elder ray",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "bull_power", unit: "price", meaning: "High less the exponential mean of closes" },
    { name: "bear_power", unit: "price", meaning: "Low less the exponential mean of closes" }
  ],
  levels: [0],
  formula: "high - ema(time_period), low - ema(time_period)",
  source: "Elder 1993, Trading for a Living",
  talib: false,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
