/** True range. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { trueRangeStage } from "./trueRange.ts"

const stage = (): Stage => trueRangeStage()

/**
 * The true range of each bar, in the price's unit: the largest of high - low, |high - previous close| and |low -
 * previous close|, from index 1 on; NaN before (Wilder 1978, New Concepts in Technical Trading Systems). Throws
 * RangeError for columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { trange } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * trange(high, low, close) // => [NaN, 6.20, 5.80, 11, 10.90, 12.80]
 * ```
 */
export const trange = (high: Column, low: Column, close: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { high, low, close })

/** What `trange` takes and answers, by what formula, and how it is computed. */
export const Trange: Indicator = {
  name: "trange",
  title: "True range",
  group: "volatility",
  inputs: ["high", "low", "close"],
  parameters: [],
  outputs: [{ name: "trange", unit: "price", meaning: "Range of the bar, the gap before it included" }],
  formula: "largest of high - low, abs(high - close before), abs(low - close before)",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  memory: "window",
  stage: () => stage()
}
