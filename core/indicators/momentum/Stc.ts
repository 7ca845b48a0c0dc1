/** Schaff trend cycle. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"
import { smaStage } from "../overlap/Sma.ts"
import { placeStage } from "./place.ts"

const cyclePeriodOf = /* @__PURE__ */ whole("cycle_period", 10, 1)
const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 23, 1)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 50, 2)

const stage = (cycleLength: number, fastLength: number, slowLength: number): Stage => {
  const fast = emaStage(fastLength)
  const slow = emaStage(slowLength)
  const known = Math.max(fast.first, slow.first)
  const place = placeStage(cycleLength, known)
  const smooth = smaStage(3, place.first)
  return {
    first: smooth.first,
    scratch: 4,
    run: (
      from,
      to,
      close: Column,
      out: Column,
      differences: Column,
      slows: Column,
      places: Column,
      tops: Column
    ) => {
      fast.run(from, to, close, differences)
      slow.run(from, to, close, slows)
      for (let i = Math.max(from, known); i < to; i++)
        differences[i] = (differences[i] as number) - (slows[i] as number)
      place.run(from, to, differences, differences, differences, places, tops)
      smooth.run(from, to, places, out)
    }
  }
}

/**
 * Where the difference of two exponential averages of closes stands in its range of `cyclePeriod` bars, 0 to 100,
 * averaged over three bars; NaN in the warm-up (Schaff 1999, as Stock.Indicators computes it). Throws RangeError
 * for cyclePeriod that isn't a whole number from 1 to 100000, fastPeriod that isn't a whole number from 1 to
 * 100000, slowPeriod that isn't a whole number from 2 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { stc } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * stc(close, 2, 2, 3) // => [NaN, NaN, NaN, NaN, NaN, 33.33]
 * ```
 */
export const stc = (
  close: Column,
  cyclePeriod = cyclePeriodOf.default,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(
    stage(
      checked(cyclePeriodOf, cyclePeriod),
      checked(fastPeriodOf, fastPeriod),
      checked(slowPeriodOf, slowPeriod)
    ),
    { close }
  )

/** What `stc` takes and answers, by what formula, and how it is computed. */
export const Stc: Indicator = {
  name: "stc",
  title: "Schaff trend cycle",
  group: "momentum",
  inputs: ["close"],
  parameters: [cyclePeriodOf, fastPeriodOf, slowPeriodOf],
  outputs: [{ name: "stc", unit: "percent", meaning: "Where macd stands in its range, 0 to 100" }],
  levels: [25, 75],
  formula:
    "sma(3) of where ema(fast_period) - ema(slow_period) stands in its range of cycle_period bars, 0 where that is 0",
  source: "Schaff 1999, Schaff Trend Cycle",
  talib: false,
  stage: (
    cyclePeriod = cyclePeriodOf.default,
    fastPeriod = fastPeriodOf.default,
    slowPeriod = slowPeriodOf.default
  ) => stage(cyclePeriod, fastPeriod, slowPeriod)
}
