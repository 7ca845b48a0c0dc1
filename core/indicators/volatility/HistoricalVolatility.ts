/** Historical volatility. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { momentsStage } from "../statistic/moments.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)
const barsAYearOf = /* @__PURE__ */ whole("bars_a_year", 252, 1)

const stage = (length: number, barsAYear: number): Stage => {
  const moments = momentsStage(length, 1)
  const scale = 100 * Math.sqrt((barsAYear * length) / (length - 1))
  return {
    first: moments.first,
    scratch: 2,
    run: (from, to, close: Column, out: Column, returns: Column, means: Column) => {
      for (let i = Math.max(from, 1); i < to; i++)
        returns[i] = Math.log((close[i] as number) / (close[i - 1] as number))
      moments.run(from, to, returns, means, out)
      for (let i = Math.max(from, moments.first); i < to; i++) {
        const variance = out[i] as number
        out[i] = scale * Math.sqrt(variance < 0 ? 0 : variance)
      }
    }
  }
}

/**
 * The sample standard deviation of the last `timePeriod` logarithmic returns from close to close, times the square
 * root of `barsAYear`, in percent, from index timePeriod on; NaN before, and where a close isn't above 0 (Hull
 * 2018, Options, Futures, and Other Derivatives). Throws RangeError for a period that isn't a whole number from 2
 * to 100000, barsAYear that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { historicalVolatility } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * historicalVolatility(close, 2) // => [NaN, NaN, 7.21, 68.03, 69.82, 94.41]
 * ```
 */
export const historicalVolatility = (
  close: Column,
  timePeriod = timePeriodOf.default,
  barsAYear = barsAYearOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod), checked(barsAYearOf, barsAYear)), { close })

/** What `historicalVolatility` takes and answers, by what formula, and how it is computed. */
export const HistoricalVolatility: Indicator = {
  name: "historical_volatility",
  title: "Historical volatility",
  group: "volatility",
  inputs: ["close"],
  parameters: [timePeriodOf, barsAYearOf],
  outputs: [
    {
      name: "historical_volatility",
      unit: "percent",
      meaning: "Standard deviation of logarithmic returns, a year"
    }
  ],
  formula:
    "100 x sample standard deviation of log(close / close before) over time_period returns x square root of bars_a_year",
  source: "Hull 2018, Options, Futures, and Other Derivatives",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default, barsAYear = barsAYearOf.default) => stage(timePeriod, barsAYear)
}
