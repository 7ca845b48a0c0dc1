/** Awesome oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 5, 1)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 34, 2)

const stage = (fastLength: number, slowLength: number): Stage => {
  const fast = smaStage(fastLength)
  const slow = smaStage(slowLength)
  const first = Math.max(fast.first, slow.first)
  return {
    first,
    scratch: 2,
    run: (from, to, high: Column, low: Column, out: Column, middles: Column, means: Column) => {
      for (let i = from; i < to; i++) middles[i] = ((high[i] as number) + (low[i] as number)) / 2
      fast.run(from, to, middles, out)
      slow.run(from, to, middles, means)
      for (let i = from; i < to; i++)
        out[i] = i >= first ? (out[i] as number) - (means[i] as number) : Number.NaN
    }
  }
}

/**
 * The mean of the middles of `fastPeriod` bars less that of `slowPeriod` bars, in the price's unit; NaN in the
 * warm-up of the longer one (Williams 1998, New Trading Dimensions). Throws RangeError for fastPeriod that isn't a
 * whole number from 1 to 100000, slowPeriod that isn't a whole number from 2 to 100000, columns of different
 * lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { awesome } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * awesome(high, low, 2, 3) // => [NaN, NaN, 1.69, 1.36, -1.36, -3.84]
 * ```
 */
export const awesome = (
  high: Column,
  low: Column,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(fastPeriodOf, fastPeriod), checked(slowPeriodOf, slowPeriod)), { high, low })

/** What `awesome` takes and answers, by what formula, and how it is computed. */
export const Awesome: Indicator = {
  name: "awesome",
  title: "Awesome oscillator",
  group: "momentum",
  inputs: ["high", "low"],
  parameters: [fastPeriodOf, slowPeriodOf],
  outputs: [
    {
      name: "awesome",
      unit: "price",
      form: "histogram",
      meaning: "Fast mean of bars' middles less the slow one"
    }
  ],
  levels: [0],
  formula: "sma(fast_period) - sma(slow_period) of (high + low) / 2",
  source: "Williams 1998, New Trading Dimensions",
  talib: false,
  memory: "window",
  stage: (fastPeriod = fastPeriodOf.default, slowPeriod = slowPeriodOf.default) =>
    stage(fastPeriod, slowPeriod)
}
