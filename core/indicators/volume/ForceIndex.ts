/** Force index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(13, 1)

const stage = (length: number): Stage => {
  const average = emaStage(length, 1)
  return {
    first: average.first,
    scratch: 1,
    run: (from, to, close: Column, volume: Column, out: Column, forces: Column) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        forces[i] = ((close[i] as number) - (close[i - 1] as number)) * (volume[i] as number)
      }
      average.run(from, to, forces, out)
    }
  }
}

/**
 * The exponential average of each change of the close times the volume, in money, from index `timePeriod` on; NaN
 * before (Elder 1993, Trading for a Living). Throws RangeError for a period that isn't a whole number from 1 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { forceIndex } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * forceIndex(close, volume, 2) // => [NaN, NaN, 867.20, -84.27, -1827.09, -586.83]
 * ```
 */
export const forceIndex = (
  close: Column,
  volume: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { close, volume })

/** What `forceIndex` takes and answers, by what formula, and how it is computed. */
export const ForceIndex: Indicator = {
  name: "force_index",
  title: "Force index",
  group: "volume",
  inputs: ["close", "volume"],
  parameters: [timePeriodOf],
  outputs: [{ name: "force_index", unit: "money", meaning: "Exponential mean of change x volume" }],
  levels: [0],
  formula: "ema(time_period) of (close - close before) x volume",
  source: "Elder 1993, Trading for a Living",
  talib: false,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
