/** Relative vigor index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10)

const smoothed = (values: Column, i: number): number =>
  ((values[i] as number) +
    2 * ((values[i - 1] as number) + (values[i - 2] as number)) +
    (values[i - 3] as number)) /
  6

const stage = (length: number): Stage => {
  const gain = smaStage(length, 3)
  const range = smaStage(length, 3)
  const first = gain.first
  return {
    first,
    history: first + 3,
    scratch: 5,
    run: (
      from,
      to,
      open: Column,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      signal: Column,
      gains: Column,
      ranges: Column,
      smooth: Column,
      smoothRanges: Column,
      means: Column
    ) => {
      for (let i = from; i < to; i++) {
        gains[i] = (close[i] as number) - (open[i] as number)
        ranges[i] = (high[i] as number) - (low[i] as number)
        if (i < 3) continue
        smooth[i] = smoothed(gains, i)
        smoothRanges[i] = smoothed(ranges, i)
      }
      gain.run(from, to, smooth, out)
      range.run(from, to, smoothRanges, means)
      for (let i = Math.max(from, first); i < to; i++) {
        const mean = means[i] as number
        out[i] = mean === 0 ? 0 : (out[i] as number) / mean
        signal[i] = i >= first + 3 ? smoothed(out, i) : Number.NaN
      }
    }
  }
}

/**
 * Gains from open to close by ranges, each smoothed over four bars and averaged over `timePeriod`, and the
 * smoothed value of that; NaN in the warm-up, rvi 0 where bars have no range (Ehlers 2002, Relative Vigor Index).
 * Throws RangeError for a period that isn't a whole number from 2 to 100000, columns of different lengths, or a
 * number that isn't finite.
 *
 * @example
 * ```ts
 * import { rvi } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6, 137.6, 126.9, 120.1)
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = rvi(open, high, low, close, 2)
 * lines.rvi // => [NaN, NaN, NaN, NaN, 0.15, -0.19]
 * ```
 */
export const rvi = (
  open: Column,
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Lines<"rvi" | "signal"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { open, high, low, close }, ["rvi", "signal"])

/** What `rvi` takes and answers, by what formula, and how it is computed. */
export const Rvi: Indicator = {
  name: "rvi",
  title: "Relative vigor index",
  group: "momentum",
  inputs: ["open", "high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "rvi", unit: "ratio", meaning: "How much bars gain by how far they range" },
    { name: "signal", unit: "ratio", meaning: "Weighted mean of the last four values of rvi" }
  ],
  levels: [0],
  formula:
    "sma(time_period) of v of (close - open) / sma(time_period) of v of (high - low), where v = (x + 2 x of the bar before + 2 x of two before + x of three before) / 6; signal: v of rvi",
  source: "Ehlers 2002, Relative Vigor Index",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
