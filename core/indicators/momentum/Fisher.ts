/** Fisher transform. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10)

const stage = (length: number): Stage => {
  const highest = highestStage(length)
  const lowest = lowestStage(length)
  let place = 0
  let value = 0
  /** Of the bars that there are, while they are fewer than the window's. */
  let highestYet = Number.NEGATIVE_INFINITY
  let lowestYet = Number.POSITIVE_INFINITY
  return {
    first: 0,
    history: length,
    scratch: 3,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      fisher: Column,
      trigger: Column,
      middles: Column,
      tops: Column,
      bottoms: Column
    ) => {
      for (let i = from; i < to; i++) {
        middles[i] = ((high[i] as number) + (low[i] as number)) / 2
        if (i >= highest.first) continue
        tops[i] = highestYet = Math.max(highestYet, middles[i] as number)
        bottoms[i] = lowestYet = Math.min(lowestYet, middles[i] as number)
      }
      highest.run(from, to, middles, tops)
      lowest.run(from, to, middles, bottoms)
      for (let i = from; i < to; i++) {
        trigger[i] = i === 0 ? Number.NaN : value
        if (i > 0) {
          const bottom = bottoms[i] as number
          const range = (tops[i] as number) - bottom
          place = range === 0 ? 0 : 0.66 * (((middles[i] as number) - bottom) / range - 0.5) + 0.67 * place
          if (place > 0.99) place = 0.999
          if (place < -0.99) place = -0.999
          value = Math.atanh(place) + 0.5 * value
        }
        fisher[i] = value
      }
    }
  }
}

/**
 * Ehlers' Fisher transform of where the bar's middle stands in its range of the last `timePeriod` bars, and its
 * value of the bar before, from the first bar on, over the bars that there are; trigger is NaN on the first
 * (Ehlers 2002, Using the Fisher Transform). Throws RangeError for a period that isn't a whole number from 2 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { fisher } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const lines = fisher(high, low, 2)
 * lines.fisher // => [0, 0.34, 0.79, 0.43, -0.10, -0.64]
 * lines.trigger // => [NaN, 0, 0.34, 0.79, 0.43, -0.10]
 * ```
 */
export const fisher = (
  high: Column,
  low: Column,
  timePeriod = timePeriodOf.default
): Lines<"fisher" | "trigger"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low }, ["fisher", "trigger"])

/** What `fisher` takes and answers, by what formula, and how it is computed. */
export const Fisher: Indicator = {
  name: "fisher",
  title: "Fisher transform",
  group: "momentum",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "fisher",
      unit: "ratio",
      meaning: "Place of the bar's middle in its range, spread towards the ends"
    },
    { name: "trigger", unit: "ratio", meaning: "fisher of the bar before" }
  ],
  levels: [0],
  formula:
    "atanh(x) + fisher before / 2, where x = 0.66 x (place - 1/2) + 0.67 x x before, within -0.999 and 0.999, and place is where the middle stands in its range of time_period bars",
  source: "Ehlers 2002, Using the Fisher Transform",
  talib: false,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
