/** Aroon oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { highestAgeStage, lowestAgeStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const lowest = lowestAgeStage(length + 1)
  const highest = highestAgeStage(length + 1)
  const share = 100 / length
  return {
    first: length,
    scratch: 1,
    run: (from, to, high: Column, low: Column, out: Column, ages: Column) => {
      lowest.run(from, to, low, out)
      highest.run(from, to, high, ages)
      for (let i = Math.max(from, length); i < to; i++)
        out[i] = share * ((out[i] as number) - (ages[i] as number))
    }
  }
}

/**
 * Aroon up less Aroon down, -100 to 100, from index `timePeriod` on; NaN before (Chande and Kroll 1994, The New
 * Technical Trader). Throws RangeError for a period that isn't a whole number from 2 to 100000, columns of
 * different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { aroonosc } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * aroonosc(high, low, 2) // => [NaN, NaN, 100, 100, -50, -100]
 * ```
 */
export const aroonosc = (
  high: Column,
  low: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low })

/** What `aroonosc` takes and answers, by what formula, and how it is computed. */
export const Aroonosc: Indicator = {
  name: "aroonosc",
  title: "Aroon oscillator",
  group: "momentum",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [{ name: "aroonosc", unit: "percent", meaning: "Aroon up less Aroon down, -100 to 100" }],
  levels: [0],
  formula: "aroon up - aroon down",
  source: "Chande and Kroll 1994, The New Technical Trader",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
