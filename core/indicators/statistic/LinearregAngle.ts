/** Linear regression angle. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { slopeStage } from "./regression.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const slope = slopeStage(length)
  return {
    first: slope.first,
    run: (from, to, close: Column, out: Column) => {
      slope.run(from, to, close, out)
      for (let i = Math.max(from, slope.first); i < to; i++)
        out[i] = Math.atan(out[i] as number) * (180 / Math.PI)
    }
  }
}

/**
 * The angle in degrees of the line of least squares through the last `timePeriod` closes, whose slope is in the
 * price's unit a bar, from index timePeriod - 1 on; NaN before. Throws RangeError for a period that isn't a whole
 * number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { linearregAngle } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * linearregAngle(close, 2) // => [NaN, 76.61, 79.11, -70.35, -84.56, 5.71]
 * ```
 */
export const linearregAngle = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `linearregAngle` takes and answers, by what formula, and how it is computed. */
export const LinearregAngle: Indicator = {
  name: "linearreg_angle",
  title: "Linear regression angle",
  group: "statistic",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "linearreg_angle",
      unit: "degrees",
      meaning: "Angle of the line of least squares through the last closes"
    }
  ],
  levels: [0],
  formula: "arc tangent, in degrees, of linearreg_slope",
  source: "Least squares",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
