/** Beta. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { isNothing } from "../base/zero.ts"
import { comomentsStage } from "./comoments.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(5, 1)

const returned = (now: number, before: number): number => (isNothing(before) ? 0 : (now - before) / before)

const stage = (length: number): Stage => {
  const comoments = comomentsStage(length, 1)
  return {
    first: length,
    scratch: 4,
    run: (
      from,
      to,
      other: Column,
      close: Column,
      out: Column,
      xs: Column,
      ys: Column,
      varX: Column,
      varY: Column
    ) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        xs[i] = returned(other[i] as number, other[i - 1] as number)
        ys[i] = returned(close[i] as number, close[i - 1] as number)
      }
      comoments.run(from, to, xs, ys, varX, varY, out)
      for (let i = Math.max(from, length); i < to; i++) {
        const variance = varX[i] as number
        out[i] = isNothing(variance * length * length) ? 0 : (out[i] as number) / variance
      }
    }
  }
}

/**
 * The slope of the returns from bar to bar of `close` on those of `other`, the market's, over the last `timePeriod` of them,
 * from index timePeriod on; NaN before, 0 where those of `other` don't vary. As in TA-Lib the first series is the
 * explaining one. Throws RangeError for a period that isn't a whole number from 1 to 100000, columns of different
 * lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { beta } from "findata/indicators"
 *
 * const index = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const close = Float64Array.of(348, 350.6, 349.3, 352.6, 357.7, 345.4)
 * beta(index, close) // => [NaN, NaN, NaN, NaN, NaN, -0.14]
 * ```
 */
export const beta = (
  other: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { other, close })

/** What `beta` takes and answers, by what formula, and how it is computed. */
export const Beta: Indicator = {
  name: "beta",
  title: "Beta",
  group: "statistic",
  inputs: ["other", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "beta", unit: "ratio", meaning: "Slope of the closes' returns on those of the second symbol" }
  ],
  levels: [1],
  formula:
    "covariance of both symbols' returns from bar to bar / variance of the second one's, over time_period returns, 0 where that is 0",
  source: "Sharpe 1964, Capital Asset Prices",
  talib: true,
  deviation:
    "TA-Lib's running sums keep rounding errors of values that have left them: where closes fall to a millionth, or stand still, its last digits are others",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
