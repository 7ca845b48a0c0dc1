/** Money flow index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const inward = smaStage(length, 1)
  const both = smaStage(length, 1)
  return {
    first: length,
    scratch: 3,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      volume: Column,
      out: Column,
      gains: Column,
      flows: Column,
      means: Column
    ) => {
      const typical = (i: number) => ((high[i] as number) + (low[i] as number) + (close[i] as number)) / 3
      for (let i = Math.max(from, 1); i < to; i++) {
        const price = typical(i)
        const change = price - typical(i - 1)
        const flow = change === 0 ? 0 : price * (volume[i] as number)
        flows[i] = flow
        gains[i] = change > 0 ? flow : 0
      }
      inward.run(from, to, gains, out)
      both.run(from, to, flows, means)
      for (let i = Math.max(from, length); i < to; i++) {
        const mean = means[i] as number
        out[i] = mean === 0 ? 0 : 100 * ((out[i] as number) / mean)
      }
    }
  }
}

/**
 * The money flow (typical price x volume) of the last `timePeriod` bars on which the typical price rose, by that
 * on which it rose or fell, 0 to 100, from index timePeriod on; NaN before, 0 where there was none (Quong and
 * Soudack 1989, Volume-Weighted RSI: Money Flow). Throws RangeError for a period that isn't a whole number from 2
 * to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { mfi } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * mfi(high, low, close, volume, 2) // => [NaN, NaN, 100, 43.21, 0, 0]
 * ```
 */
export const mfi = (
  high: Column,
  low: Column,
  close: Column,
  volume: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close, volume })

/** What `mfi` takes and answers, by what formula, and how it is computed. */
export const Mfi: Indicator = {
  name: "mfi",
  title: "Money flow index",
  group: "momentum",
  inputs: ["high", "low", "close", "volume"],
  parameters: [timePeriodOf],
  outputs: [{ name: "mfi", unit: "percent", meaning: "Money flow on rises as a share of all, 0 to 100" }],
  levels: [20, 80],
  formula:
    "100 x sum of money flows on rises of the typical price / sum of those on rises and falls, 0 where both are 0; money flow is typical price x volume",
  source: "Quong and Soudack 1989, Volume-Weighted RSI: Money Flow",
  talib: true,
  deviation: "also known where money flows are below 1, which TA-Lib takes as none",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
