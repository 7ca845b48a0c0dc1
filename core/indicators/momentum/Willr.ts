/** Williams' %R. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const highest = highestStage(length)
  const lowest = lowestStage(length)
  return {
    first: highest.first,
    scratch: 1,
    run: (from, to, high: Column, low: Column, close: Column, out: Column, bottoms: Column) => {
      highest.run(from, to, high, out)
      lowest.run(from, to, low, bottoms)
      for (let i = Math.max(from, highest.first); i < to; i++) {
        const top = out[i] as number
        const range = (top - (bottoms[i] as number)) / -100
        out[i] = range === 0 ? 0 : (top - (close[i] as number)) / range
      }
    }
  }
}

/**
 * Where the close stands below the highest high of the last `timePeriod` bars, -100 on their lowest low to 0 on
 * it, from index timePeriod - 1 on; NaN before, 0 where they are equal (Williams 1973). Throws RangeError for a
 * period that isn't a whole number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { willr } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * willr(high, low, close, 2) // => [NaN, -31.25, -6.82, -60.00, -97.71, -43.58]
 * ```
 */
export const willr = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `willr` takes and answers, by what formula, and how it is computed. */
export const Willr: Indicator = {
  name: "willr",
  title: "Williams' %R",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "willr", unit: "percent", meaning: "Where the close stands below the highest high, -100 to 0" }
  ],
  levels: [-80, -20],
  formula:
    "-100 x (highest high - close) / (highest high - lowest low) of time_period bars, 0 where these are equal",
  source: "Williams 1973, How I Made One Million Dollars Last Year Trading Commodities",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
