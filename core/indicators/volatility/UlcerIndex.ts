/** Ulcer index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => ({
  first: length - 1,
  looks: length,
  run: (from, to, close: Column, out: Column) => {
    for (let i = Math.max(from, length - 1); i < to; i++) {
      let top = 0
      let squares = 0
      for (let k = i - length + 1; k <= i; k++) {
        const price = close[k] as number
        if (price > top) top = price
        const drawdown = 100 * ((price - top) / top)
        squares += drawdown * drawdown
      }
      out[i] = Math.sqrt(squares / length)
    }
  }
})

/**
 * The root mean square of drawdowns of the last `timePeriod` closes, in percent of the highest before each within
 * the window, from index timePeriod - 1 on; NaN before (Martin and McCann 1989, The Investor's Guide to Fidelity
 * Funds). Throws RangeError for a period that isn't a whole number from 2 to 100000, or a number that isn't
 * finite.
 *
 * @example
 * ```ts
 * import { ulcerIndex } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * ulcerIndex(close, 2) // => [NaN, 0, 0, 1.48, 5.65, 0]
 * ```
 */
export const ulcerIndex = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `ulcerIndex` takes and answers, by what formula, and how it is computed. */
export const UlcerIndex: Indicator = {
  name: "ulcer_index",
  title: "Ulcer index",
  group: "volatility",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "ulcer_index", unit: "percent", meaning: "Root mean square of drawdowns within the window" }
  ],
  formula:
    "square root of the mean of squared drawdowns, in percent of the highest close of the window up to each bar",
  source: "Martin and McCann 1989, The Investor's Guide to Fidelity Funds",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
