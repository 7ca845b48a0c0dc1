/** Drawdown. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { highestStage } from "../statistic/extremes.ts"

const timePeriodOf = /* @__PURE__ */ whole("time_period", 0, 0)

const stage = (length: number): Stage => {
  const highest = highestStage(Math.max(length, 1))
  let top = 0
  return {
    first: Math.max(length - 1, 0),
    run: (from, to, close: Column, out: Column) => {
      if (length > 0) highest.run(from, to, close, out)
      for (let i = Math.max(from, length - 1); i < to; i++) {
        const price = close[i] as number
        if (length === 0) top = Math.max(top, price)
        else top = out[i] as number
        out[i] = top === 0 ? 0 : 100 * (price / top - 1)
      }
    }
  }
}

/**
 * The close below the highest close of the last `timePeriod` bars, or for 0 of all since the first, in percent,
 * -100 to 0; NaN in the warm-up. Throws RangeError for timePeriod that isn't a whole number from 0 to 100000, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { drawdown } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * drawdown(close) // => [0, 0, 0, -2.09, -9.91, -9.84]
 * ```
 */
export const drawdown = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `drawdown` takes and answers, by what formula, and how it is computed. */
export const Drawdown: Indicator = {
  name: "drawdown",
  title: "Drawdown",
  group: "volatility",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "drawdown", unit: "percent", meaning: "Close below the highest close, -100 to 0" }],
  formula: "100 x (close / highest close - 1), of the last time_period bars, or of all since the first for 0",
  source: "Magdon-Ismail and Atiya 2004, Maximum Drawdown",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
