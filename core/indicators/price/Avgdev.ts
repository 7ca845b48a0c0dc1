/** Average deviation. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const mean = smaStage(length)
  return {
    first: mean.first,
    looks: length,
    run: (from, to, close: Column, out: Column) => {
      mean.run(from, to, close, out)
      for (let i = Math.max(from, mean.first); i < to; i++) {
        const center = out[i] as number
        let deviations = 0
        for (let k = i - length + 1; k <= i; k++) deviations += Math.abs((close[k] as number) - center)
        out[i] = deviations / length
      }
    }
  }
}

/**
 * The mean absolute deviation of the last `timePeriod` closes from their mean, in the price's unit, from index
 * timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole number from 2 to 100000, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { avgdev } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * avgdev(close, 2) // => [NaN, 2.10, 2.60, 1.40, 5.25, 0.05]
 * ```
 */
export const avgdev = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `avgdev` takes and answers, by what formula, and how it is computed. */
export const Avgdev: Indicator = {
  name: "avgdev",
  title: "Average deviation",
  group: "price",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "avgdev", unit: "price", meaning: "Mean absolute deviation of the last closes from their mean" }
  ],
  formula: "mean of abs(close - mean of the window)",
  source: "Mean absolute deviation",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
