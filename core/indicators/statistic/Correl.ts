/** Correlation. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { comomentsStage } from "./comoments.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(30, 1)

const stage = (length: number): Stage => {
  const comoments = comomentsStage(length)
  return {
    first: comoments.first,
    scratch: 2,
    run: (from, to, close: Column, other: Column, out: Column, varX: Column, varY: Column) => {
      comoments.run(from, to, close, other, varX, varY, out)
      for (let i = Math.max(from, comoments.first); i < to; i++) {
        const x = varX[i] as number
        const y = varY[i] as number
        out[i] = x <= 0 || y <= 0 ? 0 : (out[i] as number) / (Math.sqrt(x) * Math.sqrt(y))
      }
    }
  }
}

/**
 * Pearson's correlation of the last `timePeriod` values of both series, -1 to 1, from index timePeriod - 1 on; NaN
 * before, 0 where one of them doesn't vary. Throws RangeError for a period that isn't a whole number from 1 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { correl } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const other = Float64Array.of(348, 350.6, 349.3, 352.6, 357.7, 345.4)
 * correl(close, other, 2) // => [NaN, 1, -1, -1, -1, -1]
 * ```
 */
export const correl = (
  close: Column,
  other: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { close, other })

/** What `correl` takes and answers, by what formula, and how it is computed. */
export const Correl: Indicator = {
  name: "correl",
  title: "Correlation",
  group: "statistic",
  inputs: ["close", "other"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "correl",
      unit: "ratio",
      meaning: "Correlation of both symbols' closes, not of their returns, -1 to 1"
    }
  ],
  levels: [0],
  formula:
    "covariance / square root of the product of the variances, over time_period values, 0 where that is 0",
  source: "Pearson 1895, Notes on Regression and Inheritance",
  talib: true,
  deviation:
    "exact also where values are tiny, of which TA-Lib takes variances as 0, or large and hardly change",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
