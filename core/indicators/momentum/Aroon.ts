/** Aroon. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { highestAgeStage, lowestAgeStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const lowest = lowestAgeStage(length + 1)
  const highest = highestAgeStage(length + 1)
  const share = 100 / length
  return {
    first: length,
    run: (from, to, high: Column, low: Column, down: Column, up: Column) => {
      lowest.run(from, to, low, down)
      highest.run(from, to, high, up)
      for (let i = Math.max(from, length); i < to; i++) {
        down[i] = share * (length - (down[i] as number))
        up[i] = share * (length - (up[i] as number))
      }
    }
  }
}

/**
 * How few bars ago the lowest low and the highest high of the last timePeriod + 1 bars were, 0 to 100, from index
 * `timePeriod` on; NaN before; the newest among equal ones (Chande and Kroll 1994, The New Technical Trader).
 * Throws RangeError for a period that isn't a whole number from 2 to 100000, columns of different lengths, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { aroon } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const lines = aroon(high, low, 2)
 * lines.down // => [NaN, NaN, 0, 0, 100, 100]
 * lines.up // => [NaN, NaN, 100, 100, 50, 0]
 * ```
 */
export const aroon = (high: Column, low: Column, timePeriod = timePeriodOf.default): Lines<"down" | "up"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low }, ["down", "up"])

/** What `aroon` takes and answers, by what formula, and how it is computed. */
export const Aroon: Indicator = {
  name: "aroon",
  title: "Aroon",
  group: "momentum",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "down",
      unit: "percent",
      meaning: "100 on the bar of the lowest low, 0 time_period bars after it"
    },
    {
      name: "up",
      unit: "percent",
      meaning: "100 on the bar of the highest high, 0 time_period bars after it"
    }
  ],
  levels: [30, 70],
  formula:
    "100 x (time_period - bars since the lowest low, or the highest high, of time_period + 1 bars) / time_period",
  source: "Chande and Kroll 1994, The New Technical Trader",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
