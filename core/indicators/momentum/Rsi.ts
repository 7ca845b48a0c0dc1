/** Relative strength index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { strengthStage } from "./strength.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

/** The stage of the relative strength index in a column of which values begin at index `start`. */
export const rsiStage = (length: number, start = 0): Stage => strengthStage(length, start)

/**
 * Wilder's RSI of closing prices, 0 to 100: 100 x G / (G + L), where G and L are Wilder's averages of the rises
 * and falls from close to close, seeded with the mean of the first `timePeriod` changes (Wilder 1978, New Concepts
 * in Technical Trading Systems). The first value is at index timePeriod. NaN also where nothing has moved. Throws
 * RangeError for a period that isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { rsi } from "findata/indicators"
 *
 * // 70.46 by StockCharts, ChartSchool, Relative Strength Index (RSI).
 * const close = Float64Array.of(
 *   44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28
 * )
 * rsi(close).at(-1) // => 70.46
 * ```
 */
export const rsi = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(rsiStage(checked(timePeriodOf, timePeriod)), { close })

/** What `rsi` takes and answers, by what formula, and how it is computed. */
export const Rsi: Indicator = {
  name: "rsi",
  title: "Relative strength index",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "rsi", unit: "percent", meaning: "Rises as a share of rises and falls, 0 to 100" }],
  levels: [30, 70],
  formula:
    "100 x G / (G + L), where G and L are Wilder's means of the rises and of the falls from close to close, from the means of the first time_period changes",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  deviation: "null until a close has changed, where TA-Lib has 0",
  stage: (timePeriod = timePeriodOf.default) => rsiStage(timePeriod)
}
