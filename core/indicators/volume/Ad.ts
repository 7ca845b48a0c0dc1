/** Accumulation and distribution. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

/** What a bar adds to the line. */
export const flowOf = (high: number, low: number, close: number, volume: number): number =>
  high > low ? ((close - low - (high - close)) / (high - low)) * volume : 0

/** The stage of the accumulation and distribution line. */
export const adStage = (): Stage => {
  let line = 0
  return {
    first: 0,
    run: (from, to, high: Column, low: Column, close: Column, volume: Column, out: Column) => {
      let sum = +line
      for (let i = from; i < to; i++) {
        sum += flowOf(high[i] as number, low[i] as number, close[i] as number, volume[i] as number)
        out[i] = sum
      }
      line = sum
    }
  }
}

/**
 * Chaikin's accumulation and distribution line, in shares: the sum from the first bar on of volumes, weighted by
 * where the close stands in its bar, -1 on the low to 1 on the high; bars without a range add nothing. Throws
 * RangeError for columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { ad } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * ad(high, low, close, volume) // => [-145.44, -100.24, 8.62, -31.38, -263.61, -71.10]
 * ```
 */
export const ad = (high: Column, low: Column, close: Column, volume: Column): Float64Array<ArrayBuffer> =>
  computeOne(adStage(), { high, low, close, volume })

/** What `ad` takes and answers, by what formula, and how it is computed. */
export const Ad: Indicator = {
  name: "ad",
  title: "Accumulation and distribution",
  group: "volume",
  inputs: ["high", "low", "close", "volume"],
  parameters: [],
  outputs: [
    { name: "ad", unit: "shares", meaning: "Sum of volumes, weighted by where closes stand in their bars" }
  ],
  formula: "value before + volume x ((close - low) - (high - close)) / (high - low), from 0 on",
  source: "Chaikin 1982",
  talib: true,
  memory: "all",
  stage: () => adStage()
}
