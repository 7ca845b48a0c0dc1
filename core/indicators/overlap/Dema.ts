/** The double exponential moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emasStage } from "./emas.ts"

const period = /* @__PURE__ */ timePeriod(30)

/** The stage of a double exponential moving average of values from index `start` on. */
export const demaStage = (length: number, start = 0): Stage =>
  emasStage(length, start, 2, (e) => 2 * (e[0] as number) - (e[1] as number))

/**
 * Twice the exponential moving average less the exponential average of it, in the values' unit, from index 2 x (timePeriod - 1) on; NaN
 * before (Mulloy 1994, Smoothing Data with Faster Moving Averages). Each average is seeded with the mean of its first timePeriod values.
 * Throws RangeError for a period that isn't a whole number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { dema } from "findata/indicators"
 *
 * dema(Float64Array.of(1, 2, 6, 4), 2) // => [NaN, NaN, 6, 4.56]
 * ```
 */
export const dema = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(demaStage(checked(period, timePeriod)), { close })

/** What `dema` takes and answers, by what formula, and how it is computed. */
export const Dema: Indicator = {
  name: "dema",
  title: "Double exponential moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [{ name: "dema", unit: "price", meaning: "Exponential mean of closes with less lag" }],
  overlay: true,
  formula: "2 x ema - ema of ema",
  source: "Mulloy 1994, Smoothing Data with Faster Moving Averages",
  talib: true,
  stage: (length = period.default) => demaStage(length)
}
