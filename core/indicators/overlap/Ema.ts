/** The exponential moving average, seeded with a mean. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const period = /* @__PURE__ */ timePeriod(30)

/**
 * The stage of an exponential moving average of values from index `start` on: the mean of the first `length` of them, then
 * moved by `weight` of the distance to each.
 */
export const emaStage = (length: number, start = 0, weight = 2 / (length + 1)): Stage => {
  const first = start + length - 1
  let average = 0
  return {
    first,
    run: (from, to, values: Column, averages: Column) => {
      let i = Math.max(from, start)
      let mean = +average
      for (const end = Math.min(first + 1, to); i < end; i++) {
        mean += ((values[i] as number) - mean) / (i - start + 1)
        if (i === first) averages[i] = mean
      }
      for (; i < to; i++) {
        mean += ((values[i] as number) - mean) * weight
        averages[i] = mean
      }
      average = mean
    }
  }
}

/**
 * The exponential moving average with weight 2 / (timePeriod + 1), in the values' unit. Seeded at index timePeriod - 1 with the
 * mean of the first values, as TA-Lib and Stock.Indicators do; NaN before. Throws RangeError for a period that isn't a whole
 * number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { ema } from "findata/indicators"
 *
 * // The mean of the first ten closes, then 22.22 + 2/11 x (22.15 - 22.22): StockCharts, ChartSchool, Moving Averages.
 * const close = Float64Array.of(22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15)
 * ema(close, 10).slice(-2) // => [22.22, 22.21]
 * ```
 */
export const ema = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(emaStage(checked(period, timePeriod)), { close })

/** What `ema` takes and answers, by what formula, and how it is computed. */
export const Ema: Indicator = {
  name: "ema",
  title: "Exponential moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [
    { name: "ema", unit: "price", meaning: "Mean of closes whose weights decrease exponentially with age" }
  ],
  overlay: true,
  formula:
    "ema before + 2 / (time_period + 1) x (close - ema before), from the mean of the first time_period closes",
  source: "Brown 1956, Exponential Smoothing for Predicting Demand",
  talib: true,
  stage: (length = period.default) => emaStage(length)
}
