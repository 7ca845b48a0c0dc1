/** Negative volume index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { volumeIndexStage } from "./volumeIndex.ts"

const stage = (): Stage => volumeIndexStage(-1)

/**
 * An index of the returns from close to close of bars whose volume falls against the bar before, 1,000 on the
 * first bar (Fosback 1976, Stock Market Logic). Throws RangeError for columns of different lengths, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { nvi } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * nvi(close, volume) // => [1000, 1000, 1040.31, 1040.31, 1040.31, 1040.31]
 * ```
 */
export const nvi = (close: Column, volume: Column): Float64Array<ArrayBuffer> =>
  computeOne(stage(), { close, volume })

/** What `nvi` takes and answers, by what formula, and how it is computed. */
export const Nvi: Indicator = {
  name: "nvi",
  title: "Negative volume index",
  group: "volume",
  inputs: ["close", "volume"],
  parameters: [],
  outputs: [
    { name: "nvi", unit: "ratio", meaning: "Return of closes on bars whose volume falls, from 1,000 on" }
  ],
  formula: "value before x close / close before where volume falls, else the value before, from 1,000 on",
  source: "Fosback 1976, Stock Market Logic",
  talib: false,
  deviation: "TA-Lib 0.6 names it and has no values",
  memory: "all",
  stage: () => stage()
}
