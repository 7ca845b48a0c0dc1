/** Positive volume index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { volumeIndexStage } from "./volumeIndex.ts"

const stage = (): Stage => volumeIndexStage(1)

/**
 * An index of the returns from close to close of bars whose volume rises against the bar before, 1,000 on the
 * first bar (Fosback 1976, Stock Market Logic). Throws RangeError for columns of different lengths, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { pvi } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * pvi(close, volume) // => [1000, 1033.65, 1033.65, 1012.09, 931.21, 931.98]
 * ```
 */
export const pvi = (close: Column, volume: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { close, volume })

/** What `pvi` takes and answers, by what formula, and how it is computed. */
export const Pvi: Indicator = {
  name: "pvi",
  title: "Positive volume index",
  group: "volume",
  inputs: ["close", "volume"],
  parameters: [],
  outputs: [
    { name: "pvi", unit: "ratio", meaning: "Return of closes on bars whose volume rises, from 1,000 on" }
  ],
  formula: "value before x close / close before where volume rises, else the value before, from 1,000 on",
  source: "Fosback 1976, Stock Market Logic",
  talib: false,
  deviation: "TA-Lib 0.6 names it and has no values",
  memory: "all",
  stage: () => stage()
}
