/** Coppock curve. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { wmaStage } from "../overlap/Wma.ts"

const wmaPeriodOf = /* @__PURE__ */ whole("wma_period", 10, 1)
const longPeriodOf = /* @__PURE__ */ whole("long_period", 14, 1)
const shortPeriodOf = /* @__PURE__ */ whole("short_period", 11, 1)

const stage = (length: number, longLength: number, shortLength: number): Stage => {
  const known = Math.max(longLength, shortLength)
  const average = wmaStage(length, known)
  return {
    first: average.first,
    scratch: 1,
    run: (from, to, close: Column, out: Column, sums: Column) => {
      const change = (i: number, ago: number) => {
        const before = close[i - ago] as number
        return before === 0 ? 0 : ((close[i] as number) / before - 1) * 100
      }
      for (let i = Math.max(from, known); i < to; i++)
        sums[i] = change(i, longLength) + change(i, shortLength)
      average.run(from, to, sums, out)
    }
  }
}

/**
 * The weighted average of the sum of two rates of change of the close, in percent; NaN in the warm-up (Coppock
 * 1962). Throws RangeError for wmaPeriod that isn't a whole number from 1 to 100000, longPeriod that isn't a whole
 * number from 1 to 100000, shortPeriod that isn't a whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { coppock } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * coppock(close, 2, 2, 2) // => [NaN, NaN, NaN, 7.50, -11.97, -17.16]
 * ```
 */
export const coppock = (
  close: Column,
  wmaPeriod = wmaPeriodOf.default,
  longPeriod = longPeriodOf.default,
  shortPeriod = shortPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(
    stage(
      checked(wmaPeriodOf, wmaPeriod),
      checked(longPeriodOf, longPeriod),
      checked(shortPeriodOf, shortPeriod)
    ),
    { close }
  )

/** What `coppock` takes and answers, by what formula, and how it is computed. */
export const Coppock: Indicator = {
  name: "coppock",
  title: "Coppock curve",
  group: "momentum",
  inputs: ["close"],
  parameters: [wmaPeriodOf, longPeriodOf, shortPeriodOf],
  outputs: [{ name: "coppock", unit: "percent", meaning: "Weighted mean of the sum of two rates of change" }],
  levels: [0],
  formula: "wma(wma_period) of roc(long_period) + roc(short_period)",
  source: "Coppock 1962, Practical Relative Strength Charting",
  talib: false,
  memory: "window",
  stage: (
    wmaPeriod = wmaPeriodOf.default,
    longPeriod = longPeriodOf.default,
    shortPeriod = shortPeriodOf.default
  ) => stage(wmaPeriod, longPeriod, shortPeriod)
}
