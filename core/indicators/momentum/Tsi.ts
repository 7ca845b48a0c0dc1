/** True strength index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { emaStage } from "../overlap/Ema.ts"

const longPeriodOf = /* @__PURE__ */ whole("long_period", 25, 1)
const shortPeriodOf = /* @__PURE__ */ whole("short_period", 13, 1)
const signalPeriodOf = /* @__PURE__ */ whole("signal_period", 7, 1)

const stage = (longLength: number, shortLength: number, signalLength: number): Stage => {
  const long = [emaStage(longLength, 1), emaStage(longLength, 1)] as const
  const known = long[0].first
  const short = [emaStage(shortLength, known), emaStage(shortLength, known)] as const
  const first = short[0].first
  let average = 0
  let count = 0
  return {
    first,
    scratch: 5,
    run: (
      from,
      to,
      close: Column,
      tsi: Column,
      signal: Column,
      changes: Column,
      sizes: Column,
      means: Column,
      moves: Column,
      paths: Column
    ) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        const change = (close[i] as number) - (close[i - 1] as number)
        changes[i] = change
        sizes[i] = Math.abs(change)
      }
      long[0].run(from, to, changes, means)
      short[0].run(from, to, means, moves)
      long[1].run(from, to, sizes, means)
      short[1].run(from, to, means, paths)
      for (let i = Math.max(from, first); i < to; i++) {
        const value = 100 * ((moves[i] as number) / (paths[i] as number))
        tsi[i] = value
        signal[i] = Number.NaN
        if (Number.isNaN(value)) continue
        count++
        average += (value - average) * (count <= signalLength ? 1 / count : 2 / (signalLength + 1))
        if (count >= signalLength) signal[i] = average
      }
    }
  }
}

/**
 * Changes of the close, smoothed twice, by absolute changes, smoothed as often, -100 to 100, and the average of
 * that; each average is seeded with the mean of its first values; NaN in the warm-up, and where nothing has moved
 * (Blau 1991, True Strength Index). Throws RangeError for longPeriod that isn't a whole number from 1 to 100000,
 * shortPeriod that isn't a whole number from 1 to 100000, signalPeriod that isn't a whole number from 1 to 100000,
 * or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { tsi } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = tsi(close, 2, 2, 2)
 * lines.tsi // => [NaN, NaN, NaN, 54.10, -58.95, -69.65]
 * lines.signal // => [NaN, NaN, NaN, NaN, -2.43, -47.24]
 * ```
 */
export const tsi = (
  close: Column,
  longPeriod = longPeriodOf.default,
  shortPeriod = shortPeriodOf.default,
  signalPeriod = signalPeriodOf.default
): Lines<"tsi" | "signal"> =>
  computeNamed(
    stage(
      checked(longPeriodOf, longPeriod),
      checked(shortPeriodOf, shortPeriod),
      checked(signalPeriodOf, signalPeriod)
    ),
    { close },
    ["tsi", "signal"]
  )

/** What `tsi` takes and answers, by what formula, and how it is computed. */
export const Tsi: Indicator = {
  name: "tsi",
  title: "True strength index",
  group: "momentum",
  inputs: ["close"],
  parameters: [longPeriodOf, shortPeriodOf, signalPeriodOf],
  outputs: [
    {
      name: "tsi",
      unit: "percent",
      meaning: "Twice smoothed change by twice smoothed absolute change, -100 to 100"
    },
    { name: "signal", unit: "percent", meaning: "Exponential mean of tsi" }
  ],
  levels: [0],
  formula:
    "100 x ema(short_period) of ema(long_period) of changes / the same of absolute changes; signal: ema(signal_period) of it",
  source: "Blau 1991, True Strength Index",
  talib: false,
  stage: (
    longPeriod = longPeriodOf.default,
    shortPeriod = shortPeriodOf.default,
    signalPeriod = signalPeriodOf.default
  ) => stage(longPeriod, shortPeriod, signalPeriod)
}
