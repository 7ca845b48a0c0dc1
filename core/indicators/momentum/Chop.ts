/** Choppiness index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const ranges = smaStage(length, 1)
  const highest = highestStage(length, 1)
  const lowest = lowestStage(length, 1)
  return {
    first: length,
    scratch: 5,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      range: Column,
      trueHigh: Column,
      trueLow: Column,
      tops: Column,
      bottoms: Column
    ) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        const before = close[i - 1] as number
        trueHigh[i] = Math.max(high[i] as number, before)
        trueLow[i] = Math.min(low[i] as number, before)
        range[i] = (trueHigh[i] as number) - (trueLow[i] as number)
      }
      ranges.run(from, to, range, out)
      highest.run(from, to, trueHigh, tops)
      lowest.run(from, to, trueLow, bottoms)
      for (let i = Math.max(from, length); i < to; i++) {
        const width = (tops[i] as number) - (bottoms[i] as number)
        out[i] =
          width === 0
            ? Number.NaN
            : 100 * (Math.log(((out[i] as number) * length) / width) / Math.log(length))
      }
    }
  }
}

/**
 * The logarithm of the sum of true ranges by the range of `timePeriod` bars, gaps included, in percent of that of
 * timePeriod, from index timePeriod on; NaN before, and where nothing moved (Dreiss). Throws RangeError for a
 * period that isn't a whole number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { chop } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * chop(high, low, close, 2) // => [NaN, NaN, 26.30, 61.10, 32.36, 20.93]
 * ```
 */
export const chop = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `chop` takes and answers, by what formula, and how it is computed. */
export const Chop: Indicator = {
  name: "chop",
  title: "Choppiness index",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "chop", unit: "percent", meaning: "How little of its path the price gets on, 100 for none" }
  ],
  levels: [38.2, 61.8],
  formula: "100 x log(sum of true ranges / (highest true high - lowest true low)) / log(time_period)",
  source: "Dreiss 1993, Choppiness Index",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
