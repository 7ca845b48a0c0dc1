/** Tillson's T3. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emasStage } from "./emas.ts"

const period = /* @__PURE__ */ timePeriod(5)
const volumeFactor = /* @__PURE__ */ real("v_factor", 0.7, 0, 1)

/** The stage of Tillson's T3 of values from index `start` on. */
export const t3Stage = (length: number, start = 0, v = volumeFactor.default): Stage => {
  const c1 = -(v ** 3)
  const c2 = 3 * (v ** 2 - c1)
  const c3 = -6 * v ** 2 - 3 * (v - c1)
  const c4 = 1 + 3 * v - c1 + 3 * v ** 2
  return emasStage(
    length,
    start,
    6,
    (e) => c1 * (e[5] as number) + c2 * (e[4] as number) + c3 * (e[3] as number) + c4 * (e[2] as number)
  )
}

/**
 * Tillson's T3: a generalised dema, ema x (1 + vFactor) - ema of ema x vFactor, applied three times, in the values' unit, from index
 * 6 x (timePeriod - 1) on; NaN before (Tillson 1998, Better Moving Averages). Each average is seeded with the mean of its first
 * timePeriod values. Throws RangeError for a period that isn't a whole number from 2 to 100000, a factor outside 0 to 1, or a value
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { t3 } from "findata/indicators"
 *
 * t3(Float64Array.of(1, 2, 6, 4, 5, 7, 8, 6), 2).slice(-2) // => [7.41, 6.87]
 * ```
 */
export const t3 = (
  close: Column,
  timePeriod = period.default,
  vFactor = volumeFactor.default
): Float64Array<ArrayBuffer> =>
  computeOne(t3Stage(checked(period, timePeriod), 0, checked(volumeFactor, vFactor)), { close })

/** What `t3` takes and answers, by what formula, and how it is computed. */
export const T3: Indicator = {
  name: "t3",
  title: "Tillson's T3 moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period, volumeFactor],
  outputs: [{ name: "t3", unit: "price", meaning: "Smooth exponential mean of closes with little lag" }],
  overlay: true,
  formula: "gd of gd of gd, where gd = ema x (1 + v_factor) - ema of ema x v_factor",
  source: "Tillson 1998, Better Moving Averages",
  talib: true,
  stage: (length = period.default, v = volumeFactor.default) => t3Stage(length, 0, v)
}
