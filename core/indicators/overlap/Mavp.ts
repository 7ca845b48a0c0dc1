/** Moving average of variable periods. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { type MovingAverage } from "./average.ts"
import { averageOf, maType } from "./Ma.ts"
import { smaStage } from "./Sma.ts"

const minPeriodOf = /* @__PURE__ */ whole("min_period", 2, 2)
const maxPeriodOf = /* @__PURE__ */ whole("max_period", 30, 2)

const stage = (minimum: number, maximum: number, average: MovingAverage): Stage => {
  const first = average(maximum).first
  const lengths = Array.from({ length: Math.max(maximum - minimum + 1, 0) }, (_, i) => minimum + i)
  // Each begins when the longest is known, as TA-Lib's do.
  const stages = lengths.map((length) => average(length, first - average(length).first))
  const scratchOf = stages.map((stage) => 1 + (stage.scratch ?? 0))
  return {
    first,
    // An average takes about as long as looking at eight.
    looks: 8 * lengths.length,
    scratch: scratchOf.reduce((a, b) => a + b, 0),
    run: (from, to, close: Column, periods: Column, out: Column, ...scratch) => {
      let at = 0
      const averages = stages.map((stage, k) => {
        const [values, ...rest] = scratch.slice(at, (at += scratchOf[k] as number)) as [
          Column,
          ...Array<Column>
        ]
        stage.run(from, to, close, values, ...rest)
        return values
      })
      for (let i = Math.max(from, first); i < to; i++) {
        const length = Math.min(Math.max(Math.trunc(periods[i] as number), minimum), maximum)
        out[i] = (averages[length - minimum] as Column)[i] as number
      }
    }
  }
}

/**
 * The moving average of closes whose length in bars each bar's value of `periods` says, its whole part and within
 * `minPeriod` and `maxPeriod`, in the price's unit; NaN in the warm-up of the longest. Throws RangeError for
 * minPeriod that isn't a whole number from 2 to 100000, maxPeriod that isn't a whole number from 2 to 100000,
 * columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { mavp } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const periods = Float64Array.of(2, 2, 3, 3, 2, 2)
 * mavp(close, periods, 2, 3) // => [NaN, NaN, 129.33, 131.53, 126.15, 120.95]
 * ```
 */
export const mavp = (
  close: Column,
  periods: Column,
  minPeriod = minPeriodOf.default,
  maxPeriod = maxPeriodOf.default,
  average: MovingAverage = smaStage
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(minPeriodOf, minPeriod), checked(maxPeriodOf, maxPeriod), average), {
    close,
    periods
  })

/** What `mavp` takes and answers, by what formula, and how it is computed. */
export const Mavp: Indicator = {
  name: "mavp",
  title: "Moving average of variable periods",
  group: "overlap",
  inputs: ["close", "periods"],
  parameters: [minPeriodOf, maxPeriodOf, maType()],
  outputs: [{ name: "mavp", unit: "price", meaning: "Moving average whose length each bar says" }],
  overlay: true,
  formula: "ma of the length that the bar's period says, within min_period and max_period",
  source: "TA-Lib",
  talib: true,
  refuses: (minimum = 2, maximum = 30) =>
    minimum <= maximum ? null : `min_period is at most max_period, not ${minimum} against ${maximum}`,
  stage: (minPeriod = minPeriodOf.default, maxPeriod = maxPeriodOf.default, average = 0) =>
    stage(minPeriod, maxPeriod, averageOf(average))
}
