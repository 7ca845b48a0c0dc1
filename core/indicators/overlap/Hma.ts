/** Hull moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { wmaStage } from "./Wma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const long = wmaStage(length)
  const short = wmaStage(Math.floor(length / 2))
  const smooth = wmaStage(Math.floor(Math.sqrt(length)), long.first)
  return {
    first: smooth.first,
    scratch: 2,
    run: (from, to, close: Column, out: Column, longs: Column, shorts: Column) => {
      long.run(from, to, close, longs)
      short.run(from, to, close, shorts)
      for (let i = Math.max(from, long.first); i < to; i++)
        shorts[i] = 2 * (shorts[i] as number) - (longs[i] as number)
      smooth.run(from, to, shorts, out)
    }
  }
}

/**
 * The weighted average, over the square root of `timePeriod` bars, of twice that of half of timePeriod less that
 * of timePeriod, lengths rounded down, in the price's unit; NaN in the warm-up (Hull 2005, Hull Moving Average).
 * Throws RangeError for a period that isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { hma } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * hma(close, 2) // => [NaN, 130.40, 135.93, 130.47, 117.40, 121.03]
 * ```
 */
export const hma = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `hma` takes and answers, by what formula, and how it is computed. */
export const Hma: Indicator = {
  name: "hma",
  title: "Hull moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "hma", unit: "price", meaning: "Weighted mean of closes with little lag" }],
  overlay: true,
  formula:
    "wma of sqrt(time_period) bars of 2 x wma(time_period / 2) - wma(time_period); lengths are rounded down",
  source: "Hull 2005, Hull Moving Average",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
