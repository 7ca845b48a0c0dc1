/** Average price. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => ({
  first: 0,
  run: (from, to, open: Column, high: Column, low: Column, close: Column, out: Column) => {
    for (let i = from; i < to; i++) {
      out[i] = ((open[i] as number) + (high[i] as number) + (low[i] as number) + (close[i] as number)) / 4
    }
  }
})

/**
 * The mean of open, high, low and close of each bar, in the price's unit. Throws RangeError for columns of
 * different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { avgprice } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6, 137.6, 126.9, 120.1)
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * avgprice(open, high, low, close) // => [124.95, 128.03, 131.77, 133.50, 124.28, 118.93]
 * ```
 */
export const avgprice = (open: Column, high: Column, low: Column, close: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { open, high, low, close })

/** What `avgprice` takes and answers, by what formula, and how it is computed. */
export const Avgprice: Indicator = {
  name: "avgprice",
  title: "Average price",
  group: "price",
  inputs: ["open", "high", "low", "close"],
  parameters: [],
  outputs: [{ name: "avgprice", unit: "price", meaning: "Mean of open, high, low and close" }],
  overlay: true,
  formula: "mean of open, high, low and close",
  source: "Arithmetic mean",
  talib: true,
  memory: "window",
  stage: () => stage()
}
