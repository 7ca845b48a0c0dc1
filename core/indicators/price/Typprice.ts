/** Typical price. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => ({
  first: 0,
  run: (from, to, high: Column, low: Column, close: Column, out: Column) => {
    for (let i = from; i < to; i++) {
      out[i] = ((high[i] as number) + (low[i] as number) + (close[i] as number)) / 3
    }
  }
})

/**
 * The mean of high, low and close of each bar, in the price's unit. Throws RangeError for columns of different
 * lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { typprice } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * typprice(high, low, close) // => [125.27, 128.67, 133.17, 132.13, 123.40, 118.53]
 * ```
 */
export const typprice = (high: Column, low: Column, close: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { high, low, close })

/** What `typprice` takes and answers, by what formula, and how it is computed. */
export const Typprice: Indicator = {
  name: "typprice",
  title: "Typical price",
  group: "price",
  inputs: ["high", "low", "close"],
  parameters: [],
  outputs: [{ name: "typprice", unit: "price", meaning: "Mean of high, low and close" }],
  overlay: true,
  formula: "mean of high, low and close",
  source: "Arithmetic mean",
  talib: true,
  memory: "window",
  stage: () => stage()
}
