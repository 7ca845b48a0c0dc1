/** Midprice. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { middleStage } from "./middle.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => middleStage(length)

/**
 * The mean of the highest high and the lowest low of the last `timePeriod` bars, in the price's unit, from index
 * timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000,
 * columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { midprice } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * midprice(high, low, 2) // => [NaN, 127.80, 130.40, 132.50, 129.25, 119.85]
 * ```
 */
export const midprice = (
  high: Column,
  low: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low })

/** What `midprice` takes and answers, by what formula, and how it is computed. */
export const Midprice: Indicator = {
  name: "midprice",
  title: "Midprice",
  group: "overlap",
  inputs: ["high", "low"],
  parameters: [timePeriodOf],
  outputs: [{ name: "midprice", unit: "price", meaning: "Mean of the highest high and the lowest low" }],
  overlay: true,
  formula: "(highest high + lowest low) / 2 of time_period bars",
  source: "Mean of the range",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
