/** The triple exponential moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emasStage } from "./emas.ts"

const period = /* @__PURE__ */ timePeriod(30)

/** The stage of a triple exponential moving average of values from index `start` on. */
export const temaStage = (length: number, start = 0): Stage =>
  emasStage(length, start, 3, (e) => 3 * (e[0] as number) - 3 * (e[1] as number) + (e[2] as number))

/**
 * 3 x e1 - 3 x e2 + e3, where e1 is the exponential moving average, e2 that of e1 and e3 that of e2, in the values' unit, from index
 * 3 x (timePeriod - 1) on; NaN before (Mulloy 1994, Smoothing Data with Less Lag). Each average is seeded with the mean of its first
 * timePeriod values. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { tema } from "findata/indicators"
 *
 * tema(Float64Array.of(1, 2, 6, 4, 5), 2) // => [NaN, NaN, NaN, 4.56, 5.01]
 * ```
 */
export const tema = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(temaStage(checked(period, timePeriod)), { close })

/** What `tema` takes and answers, by what formula, and how it is computed. */
export const Tema: Indicator = {
  name: "tema",
  title: "Triple exponential moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [
    { name: "tema", unit: "price", meaning: "Exponential mean of closes with still less lag than dema" }
  ],
  overlay: true,
  formula: "3 x ema - 3 x ema of ema + ema of ema of ema",
  source: "Mulloy 1994, Smoothing Data with Less Lag",
  talib: true,
  stage: (length = period.default) => temaStage(length)
}
