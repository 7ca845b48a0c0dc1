/** Variance. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { momentsStage } from "./moments.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(5, 1)
const nbDevOf = /* @__PURE__ */ real("nb_dev", 1, -3e37, 3e37)

const stage = (length: number, _nbDev: number): Stage => {
  const moments = momentsStage(length)
  return {
    first: moments.first,
    scratch: 1,
    run: (from, to, close: Column, out: Column, means: Column) => {
      moments.run(from, to, close, means, out)
      // Rounding makes a variance of nearly nothing negative.
      for (let i = Math.max(from, moments.first); i < to; i++) out[i] = Math.max(out[i] as number, 0)
    }
  }
}

/**
 * The population variance of the last `timePeriod` closes, in the square of the price's unit, from index
 * timePeriod - 1 on; NaN before. `nbDev` changes nothing, as in TA-Lib. Throws RangeError for a period that isn't
 * a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { variance } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * variance(close) // => [NaN, NaN, NaN, NaN, 22.33, 29.59]
 * ```
 */
export const variance = (
  close: Column,
  timePeriod = timePeriodOf.default,
  nbDev = nbDevOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod), checked(nbDevOf, nbDev)), { close })

/** What `variance` takes and answers, by what formula, and how it is computed. */
export const Var: Indicator = {
  name: "var",
  title: "Variance",
  group: "statistic",
  inputs: ["close"],
  parameters: [timePeriodOf, nbDevOf],
  outputs: [{ name: "var", unit: "price_squared", meaning: "Population variance of the last closes" }],
  formula: "population variance of the last time_period closes; nb_dev changes nothing, as in TA-Lib",
  source: "Population variance",
  talib: true,
  deviation: "exact also where closes are large and hardly change",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default, nbDev = nbDevOf.default) => stage(timePeriod, nbDev)
}
