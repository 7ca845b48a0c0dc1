/** Ultimate oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { trueRange } from "../volatility/trueRange.ts"

const timePeriod1Of = /* @__PURE__ */ whole("time_period1", 7, 1)
const timePeriod2Of = /* @__PURE__ */ whole("time_period2", 14, 1)
const timePeriod3Of = /* @__PURE__ */ whole("time_period3", 28, 1)

const stage = (...lengths: ReadonlyArray<number>): Stage => {
  const sorted = lengths.toSorted((a, b) => a - b)
  const first = sorted.at(-1) as number
  const pressures = sorted.map((length) => smaStage(length, 1))
  const ranges = sorted.map((length) => smaStage(length, 1))
  const weights = [4, 2, 1]
  return {
    first,
    scratch: 4,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      pressure: Column,
      range: Column,
      pressureMeans: Column,
      rangeMeans: Column
    ) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        const before = close[i - 1] as number
        const bottom = low[i] as number
        pressure[i] = (close[i] as number) - Math.min(bottom, before)
        range[i] = trueRange(high[i] as number, bottom, before)
      }
      out.fill(0, Math.max(from, first), to)
      weights.forEach((weight, k) => {
        pressures[k]?.run(from, to, pressure, pressureMeans)
        ranges[k]?.run(from, to, range, rangeMeans)
        for (let i = Math.max(from, first); i < to; i++) {
          const mean = rangeMeans[i] as number
          if (mean !== 0)
            out[i] = (out[i] as number) + ((100 / 7) * weight * (pressureMeans[i] as number)) / mean
        }
      })
    }
  }
}

/**
 * Buying pressure (close - true low) by true range over three windows, weighted 4, 2 and 1 from the shortest on, 0
 * to 100, from the index of the longest period on; NaN before (Williams 1985, The Ultimate Oscillator). A window
 * without a range counts as 0. Throws RangeError for timePeriod1 that isn't a whole number from 1 to 100000,
 * timePeriod2 that isn't a whole number from 1 to 100000, timePeriod3 that isn't a whole number from 1 to 100000,
 * columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { ultosc } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * ultosc(high, low, close, 1, 2, 3) // => [NaN, NaN, NaN, 47.76, 13.52, 63.88]
 * ```
 */
export const ultosc = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod1 = timePeriod1Of.default,
  timePeriod2 = timePeriod2Of.default,
  timePeriod3 = timePeriod3Of.default
): Float64Array<ArrayBuffer> =>
  computeOne(
    stage(
      checked(timePeriod1Of, timePeriod1),
      checked(timePeriod2Of, timePeriod2),
      checked(timePeriod3Of, timePeriod3)
    ),
    { high, low, close }
  )

/** What `ultosc` takes and answers, by what formula, and how it is computed. */
export const Ultosc: Indicator = {
  name: "ultosc",
  title: "Ultimate oscillator",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriod1Of, timePeriod2Of, timePeriod3Of],
  outputs: [
    {
      name: "ultosc",
      unit: "percent",
      meaning: "Buying pressure over three windows, the shortest weighted most, 0 to 100"
    }
  ],
  levels: [30, 70],
  formula:
    "100 x (4 x p1 + 2 x p2 + p3) / 7, where p1 to p3 are sum of (close - true low) / sum of true ranges over the windows, the shortest first",
  source: "Williams 1985, The Ultimate Oscillator",
  talib: true,
  deviation:
    "TA-Lib's running sums keep rounding errors of values that have left them: where closes fall to a millionth, or stand still, its last digits are others",
  memory: "window",
  stage: (
    timePeriod1 = timePeriod1Of.default,
    timePeriod2 = timePeriod2Of.default,
    timePeriod3 = timePeriod3Of.default
  ) => stage(timePeriod1, timePeriod2, timePeriod3)
}
