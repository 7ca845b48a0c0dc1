/** Rate of change of a triple average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emasStage } from "../overlap/emas.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(30, 1)

const stage = (length: number): Stage => {
  const averages = emasStage(length, 0, 3, (e) => e[2] as number)
  const first = averages.first + 1
  return {
    first,
    scratch: 1,
    run: (from, to, close: Column, out: Column, smooth: Column) => {
      averages.run(from, to, close, smooth)
      for (let i = Math.max(from, first); i < to; i++) {
        const before = smooth[i - 1] as number
        out[i] = before === 0 ? 0 : ((smooth[i] as number) / before - 1) * 100
      }
    }
  }
}

/**
 * The change from bar to bar, in percent, of the exponential average of the exponential average of the exponential
 * average of closes, from index 3 x (timePeriod - 1) + 1 on; NaN before (Hutson 1983, Good TRIX). Throws
 * RangeError for a period that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { trix } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * trix(close, 2) // => [NaN, NaN, NaN, NaN, -1.80, -2.14]
 * ```
 */
export const trix = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `trix` takes and answers, by what formula, and how it is computed. */
export const Trix: Indicator = {
  name: "trix",
  title: "Rate of change of a triple average",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "trix",
      unit: "percent",
      meaning: "Change from bar to bar of a triple exponential average, in percent"
    }
  ],
  levels: [0],
  formula: "100 x (e / e of the bar before - 1), where e is ema of ema of ema",
  source: "Hutson 1983, Good TRIX",
  talib: true,
  deviation: "for a time_period of 1 TA-Lib reads beyond its columns",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
