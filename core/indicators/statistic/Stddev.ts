/** Standard deviation. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { momentsStage } from "./moments.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(5)
const nbDevOf = /* @__PURE__ */ real("nb_dev", 1, -3e37, 3e37)

const stage = (length: number, times: number): Stage => {
  const moments = momentsStage(length)
  return {
    first: moments.first,
    scratch: 1,
    run: (from, to, close: Column, out: Column, means: Column) => {
      moments.run(from, to, close, means, out)
      for (let i = Math.max(from, moments.first); i < to; i++)
        out[i] = times * Math.sqrt(Math.max(out[i] as number, 0))
    }
  }
}

/**
 * `nbDev` population standard deviations of the last `timePeriod` closes, in the price's unit, from index
 * timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { stddev } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * stddev(close) // => [NaN, NaN, NaN, NaN, 4.73, 5.44]
 * ```
 */
export const stddev = (
  close: Column,
  timePeriod = timePeriodOf.default,
  nbDev = nbDevOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod), checked(nbDevOf, nbDev)), { close })

/** What `stddev` takes and answers, by what formula, and how it is computed. */
export const Stddev: Indicator = {
  name: "stddev",
  title: "Standard deviation",
  group: "statistic",
  inputs: ["close"],
  parameters: [timePeriodOf, nbDevOf],
  outputs: [
    {
      name: "stddev",
      unit: "price",
      meaning: "Population standard deviation of the last closes, times nb_dev"
    }
  ],
  formula: "nb_dev x square root of the population variance of the last time_period closes",
  source: "Population standard deviation",
  talib: true,
  deviation:
    "exact also where closes are large or tiny and hardly change; TA-Lib takes variances below 1e-14 as 0",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default, nbDev = nbDevOf.default) => stage(timePeriod, nbDev)
}
