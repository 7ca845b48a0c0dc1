/** Ease of movement. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14, 1)
const divisorOf = /* @__PURE__ */ real("divisor", 10000, 1, 1000000000000.0)

const stage = (length: number, divisor: number): Stage => {
  const average = smaStage(length, 1)
  return {
    first: average.first,
    scratch: 1,
    run: (from, to, high: Column, low: Column, volume: Column, out: Column, moves: Column) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        const [top, bottom, shares] = [high[i] as number, low[i] as number, volume[i] as number]
        const move = (top + bottom) / 2 - ((high[i - 1] as number) + (low[i - 1] as number)) / 2
        moves[i] = shares === 0 ? 0 : (move * (top - bottom) * divisor) / shares
      }
      average.run(from, to, moves, out)
    }
  }
}

/**
 * The mean over `timePeriod` bars of the move of the bar's middle by its volume, in units of `divisor` shares, for
 * each unit of its range, from index timePeriod on; NaN before; bars without a range or without volume count as 0
 * (Arms 1996, Trading without Fear). Throws RangeError for a period that isn't a whole number from 1 to 100000,
 * divisor outside 1 to 1000000000000.0, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { eom } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * eom(high, low, volume, 2) // => [NaN, NaN, 922.75, 549.64, -1308.86, -2680.22]
 * ```
 */
export const eom = (
  high: Column,
  low: Column,
  volume: Column,
  timePeriod = timePeriodOf.default,
  divisor = divisorOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod), checked(divisorOf, divisor)), { high, low, volume })

/** What `eom` takes and answers, by what formula, and how it is computed. */
export const Eom: Indicator = {
  name: "eom",
  title: "Ease of movement",
  group: "volume",
  inputs: ["high", "low", "volume"],
  parameters: [timePeriodOf, divisorOf],
  outputs: [
    {
      name: "eom",
      unit: "ratio",
      meaning: "How far the middle of the bar moves for the volume that it takes"
    }
  ],
  levels: [0],
  formula:
    "sma(time_period) of (middle - middle before) / (volume / divisor / (high - low)), 0 on bars without a range or without volume",
  source: "Arms 1996, Trading without Fear",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default, divisor = divisorOf.default) => stage(timePeriod, divisor)
}
