/** Donchian channels. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const highest = highestStage(length)
  const lowest = lowestStage(length)
  return {
    first: length,
    scratch: 2,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      upper: Column,
      middle: Column,
      lower: Column,
      tops: Column,
      bottoms: Column
    ) => {
      highest.run(from, to, high, tops)
      lowest.run(from, to, low, bottoms)
      for (let i = Math.max(from, length); i < to; i++) {
        const top = tops[i - 1] as number
        const bottom = bottoms[i - 1] as number
        upper[i] = top
        middle[i] = (top + bottom) / 2
        lower[i] = bottom
      }
    }
  }
}

/**
 * The highest high and the lowest low of the `timePeriod` bars before each, and their mean, in the price's unit,
 * from index timePeriod on; NaN before (Donchian 1960, High Finance in Copper). Throws RangeError for a period
 * that isn't a whole number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { donchian } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const lines = donchian(high, low, 2)
 * lines.upper // => [NaN, NaN, 131, 134.80, 138, 138]
 * lines.middle // => [NaN, NaN, 127.80, 130.40, 132.50, 129.25]
 * lines.lower // => [NaN, NaN, 124.60, 126, 127, 120.50]
 * ```
 */
export const donchian = (
  high: Column,
  low: Column,
  timePeriod = timePeriodOf.default
): Lines<"upper" | "middle" | "lower"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low }, ["upper", "middle", "lower"])

/** What `donchian` takes and answers, by what formula, and how it is computed. */
export const Donchian: Indicator = {
  name: "donchian",
  title: "Donchian channels",
  group: "overlap",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "upper", unit: "price", meaning: "Highest high of the bars before" },
    { name: "middle", unit: "price", meaning: "Mean of both" },
    { name: "lower", unit: "price", meaning: "Lowest low of the bars before" }
  ],
  overlay: true,
  formula: "highest high and lowest low of the time_period bars before this one, and their mean",
  source: "Donchian 1960, High Finance in Copper",
  talib: false,
  deviation: "the bar itself isn't part of its channel, as in Stock.Indicators: some others include it",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
