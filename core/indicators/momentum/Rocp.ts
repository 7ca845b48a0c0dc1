/** Rate of change as a fraction. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10, 1)

const stage = (length: number): Stage => ({
  first: length,
  run: (from, to, close: Column, out: Column) => {
    for (let i = Math.max(from, length); i < to; i++) {
      const before = close[i - length] as number
      out[i] = before === 0 ? 0 : ((close[i] as number) - before) / before
    }
  }
})

/**
 * The change of the close over `timePeriod` bars as a fraction, from index timePeriod on; NaN before, 0 where the
 * earlier close is 0. Throws RangeError for a period that isn't a whole number from 1 to 100000, or a number that
 * isn't finite.
 *
 * @example
 * ```ts
 * import { rocp } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * rocp(close, 2) // => [NaN, NaN, 0.08, 0.02, -0.10, -0.08]
 * ```
 */
export const rocp = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `rocp` takes and answers, by what formula, and how it is computed. */
export const Rocp: Indicator = {
  name: "rocp",
  title: "Rate of change as a fraction",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "rocp", unit: "ratio", meaning: "Change of the close over time_period bars as a fraction" }
  ],
  levels: [0],
  formula: "close / close of time_period bars before - 1, 0 where that is 0",
  source: "Murphy 1999, Technical Analysis of the Financial Markets",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
