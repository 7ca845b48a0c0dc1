/** Zero-lag exponential moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emaStage } from "./Ema.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const lag = Math.floor((length - 1) / 2)
  const average = emaStage(length, lag)
  return {
    first: average.first,
    scratch: 1,
    run: (from, to, close: Column, out: Column, values: Column) => {
      for (let i = Math.max(from, lag); i < to; i++)
        values[i] = 2 * (close[i] as number) - (close[i - lag] as number)
      average.run(from, to, values, out)
    }
  }
}

/**
 * The exponential average of closes, each raised by its change over (timePeriod - 1) / 2 bars, rounded down, in
 * the price's unit; seeded with the mean of the first `timePeriod` of them; NaN in the warm-up (Ehlers and Way
 * 2010, Zero Lag). Throws RangeError for a period that isn't a whole number from 2 to 100000, or a number that
 * isn't finite.
 *
 * @example
 * ```ts
 * import { zlema } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * zlema(close, 2) // => [NaN, 126.90, 131.77, 131.52, 124.44, 122.15]
 * ```
 */
export const zlema = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `zlema` takes and answers, by what formula, and how it is computed. */
export const Zlema: Indicator = {
  name: "zlema",
  title: "Zero-lag exponential moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "zlema",
      unit: "price",
      meaning: "Exponential mean of closes that are raised by their change over half of the window"
    }
  ],
  overlay: true,
  formula: "ema of close + (close - close of (time_period - 1) / 2 bars before)",
  source: "Ehlers and Way 2010, Zero Lag (Well, Almost)",
  talib: false,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
