/** Balance of power. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => ({
  first: 0,
  run: (from, to, open: Column, high: Column, low: Column, close: Column, out: Column) => {
    for (let i = from; i < to; i++) {
      const range = (high[i] as number) - (low[i] as number)
      out[i] = range < 1e-14 ? 0 : ((close[i] as number) - (open[i] as number)) / range
    }
  }
})

/**
 * How much of its range a bar gained: (close - open) / (high - low), -1 to 1, 0 for a bar without a range. Throws
 * RangeError for columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { bop } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6, 137.6, 126.9, 120.1)
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * bop(open, high, low, close) // => [0.44, 0.58, 1.53, -0.56, -0.72, 0.07]
 * ```
 */
export const bop = (open: Column, high: Column, low: Column, close: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { open, high, low, close })

/** What `bop` takes and answers, by what formula, and how it is computed. */
export const Bop: Indicator = {
  name: "bop",
  title: "Balance of power",
  group: "momentum",
  inputs: ["open", "high", "low", "close"],
  parameters: [],
  outputs: [{ name: "bop", unit: "ratio", meaning: "How much of its range a bar gained, -1 to 1" }],
  levels: [0],
  formula: "(close - open) / (high - low), 0 where that is 0",
  source: "Livshin 2001, Balance of Power",
  talib: true,
  memory: "window",
  stage: () => stage()
}
