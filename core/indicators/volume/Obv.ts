/** On-balance volume. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const stage = (): Stage => {
  let line = 0
  return {
    first: 0,
    run: (from, to, close: Column, volume: Column, out: Column) => {
      let sum = +line
      for (let i = from; i < to; i++) {
        const change = i === 0 ? 1 : (close[i] as number) - (close[i - 1] as number)
        sum += Math.sign(change) * (volume[i] as number)
        out[i] = sum
      }
      line = sum
    }
  }
}

/**
 * On-balance volume, in shares: the first bar's volume, plus each later one's where the close rose, less it where
 * it fell (Granville 1963, Granville's New Key to Stock Market Profits). Throws RangeError for columns of
 * different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { obv } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * obv(close, volume) // => [187, 413, 564, 364, 107, 440]
 * ```
 */
export const obv = (close: Column, volume: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { close, volume })

/** What `obv` takes and answers, by what formula, and how it is computed. */
export const Obv: Indicator = {
  name: "obv",
  title: "On-balance volume",
  group: "volume",
  inputs: ["close", "volume"],
  parameters: [],
  outputs: [
    {
      name: "obv",
      unit: "shares",
      meaning: "Sum of volumes on rises less those on falls, from the first bar's volume on"
    }
  ],
  formula: "value before + volume on a rise of the close, - volume on a fall, from the first volume on",
  source: "Granville 1963, Granville's New Key to Stock Market Profits",
  talib: true,
  memory: "all",
  stage: () => stage()
}
