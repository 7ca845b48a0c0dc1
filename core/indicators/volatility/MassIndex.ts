/** Mass index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"
import { smaStage } from "../overlap/Sma.ts"

const emaPeriodOf = /* @__PURE__ */ whole("ema_period", 9, 1)
const sumPeriodOf = /* @__PURE__ */ whole("sum_period", 25, 1)

const stage = (length: number, sumLength: number): Stage => {
  const one = emaStage(length)
  const two = emaStage(length, one.first)
  const mean = smaStage(sumLength, two.first)
  return {
    first: mean.first,
    scratch: 3,
    run: (from, to, high: Column, low: Column, out: Column, ranges: Column, ones: Column, twos: Column) => {
      for (let i = from; i < to; i++) ranges[i] = (high[i] as number) - (low[i] as number)
      one.run(from, to, ranges, ones)
      two.run(from, to, ones, twos)
      for (let i = Math.max(from, two.first); i < to; i++) {
        const average = twos[i] as number
        twos[i] = average === 0 ? 1 : (ones[i] as number) / average
      }
      mean.run(from, to, twos, out)
      for (let i = Math.max(from, mean.first); i < to; i++) out[i] = (out[i] as number) * sumLength
    }
  }
}

/**
 * The sum over `sumPeriod` bars of the exponential average of ranges by the exponential average of that; NaN in
 * the warm-up; bars without a range count as 1 (Dorsey 1992, The Mass Index). Throws RangeError for emaPeriod that
 * isn't a whole number from 1 to 100000, sumPeriod that isn't a whole number from 1 to 100000, columns of
 * different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { massIndex } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * massIndex(high, low, 2, 2) // => [NaN, NaN, NaN, 2.32, 2.30, 2.17]
 * ```
 */
export const massIndex = (
  high: Column,
  low: Column,
  emaPeriod = emaPeriodOf.default,
  sumPeriod = sumPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(emaPeriodOf, emaPeriod), checked(sumPeriodOf, sumPeriod)), { high, low })

/** What `massIndex` takes and answers, by what formula, and how it is computed. */
export const MassIndex: Indicator = {
  name: "mass_index",
  title: "Mass index",
  group: "volatility",
  inputs: ["high", "low"],
  parameters: [emaPeriodOf, sumPeriodOf],
  outputs: [
    { name: "mass_index", unit: "ratio", meaning: "Sum of ratios of the smoothed range to its own average" }
  ],
  formula: "sum over sum_period bars of ema(ema_period) of ranges / ema(ema_period) of that ema",
  source: "Dorsey 1992, The Mass Index",
  talib: false,
  stage: (emaPeriod = emaPeriodOf.default, sumPeriod = sumPeriodOf.default) => stage(emaPeriod, sumPeriod)
}
