/** Median price. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => ({
  first: 0,
  run: (from, to, high: Column, low: Column, out: Column) => {
    for (let i = from; i < to; i++) {
      out[i] = ((high[i] as number) + (low[i] as number)) / 2
    }
  }
})

/**
 * The mean of high and low of each bar, in the price's unit. Throws RangeError for columns of different lengths,
 * or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { medprice } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * medprice(high, low) // => [125.50, 128.50, 132.65, 132.50, 124.65, 117.30]
 * ```
 */
export const medprice = (high: Column, low: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { high, low })

/** What `medprice` takes and answers, by what formula, and how it is computed. */
export const Medprice: Indicator = {
  name: "medprice",
  title: "Median price",
  group: "price",
  inputs: ["high", "low"],
  parameters: [],
  outputs: [{ name: "medprice", unit: "price", meaning: "Mean of high and low" }],
  overlay: true,
  formula: "mean of high and low",
  source: "Arithmetic mean",
  talib: true,
  memory: "window",
  stage: () => stage()
}
