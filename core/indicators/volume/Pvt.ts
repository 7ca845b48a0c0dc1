/** Price volume trend. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => {
  let line = 0
  return {
    first: 0,
    history: 1,
    run: (from, to, close: Column, volume: Column, out: Column) => {
      let sum = +line
      for (let i = from; i < to; i++) {
        const before = i === 0 ? 0 : (close[i - 1] as number)
        if (before !== 0) sum += (volume[i] as number) * ((close[i] as number) / before - 1)
        out[i] = sum
      }
      line = sum
    }
  }
}

/**
 * The sum from the first bar on of volumes times the return from close to close, in shares, 0 on the first bar.
 * Throws RangeError for columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { pvt } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * pvt(close, volume) // => [0, 7.61, 13.69, 9.52, -11.02, -10.74]
 * ```
 */
export const pvt = (close: Column, volume: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { close, volume })

/** What `pvt` takes and answers, by what formula, and how it is computed. */
export const Pvt: Indicator = {
  name: "pvt",
  title: "Price volume trend",
  group: "volume",
  inputs: ["close", "volume"],
  parameters: [],
  outputs: [{ name: "pvt", unit: "shares", meaning: "Sum of volumes, weighted by the close's return" }],
  formula: "value before + volume x (close / close before - 1), from 0 on",
  source: "Dysart, after Granville; Achelis 2000, Technical Analysis from A to Z",
  talib: false,
  memory: "all",
  stage: () => stage()
}
