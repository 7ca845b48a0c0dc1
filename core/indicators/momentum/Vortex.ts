/** Vortex. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { trueRange } from "../volatility/trueRange.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const [up, down, ranges] = [smaStage(length, 1), smaStage(length, 1), smaStage(length, 1)]
  return {
    first: length,
    scratch: 4,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      positive: Column,
      negative: Column,
      rises: Column,
      falls: Column,
      range: Column,
      means: Column
    ) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        rises[i] = Math.abs((high[i] as number) - (low[i - 1] as number))
        falls[i] = Math.abs((low[i] as number) - (high[i - 1] as number))
        range[i] = trueRange(high[i] as number, low[i] as number, close[i - 1] as number)
      }
      up.run(from, to, rises, positive)
      down.run(from, to, falls, negative)
      ranges.run(from, to, range, means)
      for (let i = Math.max(from, length); i < to; i++) {
        const mean = means[i] as number
        positive[i] = mean === 0 ? Number.NaN : (positive[i] as number) / mean
        negative[i] = mean === 0 ? Number.NaN : (negative[i] as number) / mean
      }
    }
  }
}

/**
 * Upward movement (the high less the low before) and downward movement (the low less the high before) of the last
 * `timePeriod` bars by their true ranges, from index timePeriod on; NaN before, and where nothing moved (Botes and
 * Siepman 2010, The Vortex Indicator). Throws RangeError for a period that isn't a whole number from 2 to 100000,
 * columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { vortex } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = vortex(high, low, close, 2)
 * lines.positive // => [NaN, NaN, 1.27, 0.97, 0.42, 0.21]
 * lines.negative // => [NaN, NaN, 0.08, 0.49, 1.16, 1.49]
 * ```
 */
export const vortex = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Lines<"positive" | "negative"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low, close }, ["positive", "negative"])

/** What `vortex` takes and answers, by what formula, and how it is computed. */
export const Vortex: Indicator = {
  name: "vortex",
  title: "Vortex",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "positive", unit: "ratio", meaning: "Upward movement by true range" },
    { name: "negative", unit: "ratio", meaning: "Downward movement by true range" }
  ],
  levels: [1],
  formula:
    "sums over time_period bars of abs(high - low before), and of abs(low - high before), by that of true ranges",
  source: "Botes and Siepman 2010, The Vortex Indicator",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
