/** Average directional movement index rating. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { adxStage } from "./directional.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const adx = adxStage(length)
  const first = adx.first + length - 1
  return {
    first,
    scratch: 1 + (adx.scratch ?? 0),
    run: (from, to, high: Column, low: Column, close: Column, out: Column, averages: Column, ...scratch) => {
      adx.run(from, to, high, low, close, averages, ...scratch)
      for (let i = Math.max(from, first); i < to; i++) {
        out[i] = ((averages[i] as number) + (averages[i - length + 1] as number)) / 2
      }
    }
  }
}

/**
 * The mean of adx and of its value timePeriod - 1 bars before, 0 to 100, from index 3 x timePeriod - 2 on; NaN
 * before (Wilder 1978, New Concepts in Technical Trading Systems). Throws RangeError for a period that isn't a
 * whole number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { adxr } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * adxr(high, low, close, 2) // => [NaN, NaN, NaN, NaN, 57.28, 68.21]
 * ```
 */
export const adxr = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `adxr` takes and answers, by what formula, and how it is computed. */
export const Adxr: Indicator = {
  name: "adxr",
  title: "Average directional movement index rating",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "adxr", unit: "percent", meaning: "Mean of adx and of adx time_period - 1 bars before" }],
  levels: [25],
  formula: "(adx + adx of time_period - 1 bars before) / 2",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
