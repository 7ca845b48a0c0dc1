/** The triangular moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "./Sma.ts"

const period = /* @__PURE__ */ timePeriod(30)

/** The stage of a triangular moving average of values from index `start` on: a mean of means. */
export const trimaStage = (length: number, start = 0): Stage => {
  const half = Math.ceil(length / 2)
  const inner = smaStage(half, start)
  const outer = smaStage(length - half + 1, inner.first)
  return {
    first: outer.first,
    scratch: 1,
    run: (from, to, values: Column, means: Column, halves: Column) => {
      inner.run(from, to, values, halves)
      outer.run(from, to, halves, means)
    }
  }
}

/**
 * The mean of the last `timePeriod` values with weights that rise to the middle and fall again, in their unit, from index
 * timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a value that isn't
 * finite.
 *
 * @example
 * ```ts
 * import { trima } from "findata/indicators"
 *
 * trima(Float64Array.of(1, 2, 6, 4), 3) // => [NaN, NaN, 2.75, 4.50]
 * ```
 */
export const trima = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(trimaStage(checked(period, timePeriod)), { close })

/** What `trima` takes and answers, by what formula, and how it is computed. */
export const Trima: Indicator = {
  name: "trima",
  title: "Triangular moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [
    { name: "trima", unit: "price", meaning: "Mean of the last closes, weighted most in the middle" }
  ],
  overlay: true,
  formula:
    "sma of sma, with lengths of half of time_period: (n + 1) / 2 twice for an odd n, n / 2 and n / 2 + 1 for an even one",
  source: "Kaufman 2013, Trading Systems and Methods",
  talib: true,
  memory: "window",
  stage: (length = period.default) => trimaStage(length)
}
