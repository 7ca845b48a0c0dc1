/** Pivot points. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

const kindOf = /* @__PURE__ */ whole("kind", 0, 0, 3)
const timePeriodOf = /* @__PURE__ */ whole("time_period", 1, 1)
const offsetOf = /* @__PURE__ */ whole("offset", 0, 0)

/** How far resistances and supports are from the pivot, in ranges: Fibonacci's, which has three, and Camarilla's. */
const fibonacci = [0.382, 0.618, 1, Number.NaN] as const
const camarilla = [1.1 / 12, 1.1 / 6, 1.1 / 4, 1.1 / 2] as const

const stage = (kind: number, length: number, offset: number): Stage => {
  const highest = highestStage(length)
  const lowest = lowestStage(length)
  const first = length + offset
  const isByRanges = kind === 1 || kind === 2
  const [one, two, three, four] = kind === 1 ? fibonacci : camarilla
  return {
    first,
    scratch: 2,
    run: (
      from,
      to,
      open: Column,
      high: Column,
      low: Column,
      close: Column,
      pivots: Column,
      r1: Column,
      r2: Column,
      r3: Column,
      r4: Column,
      s1: Column,
      s2: Column,
      s3: Column,
      s4: Column,
      tops: Column,
      bottoms: Column
    ) => {
      highest.run(from, to, high, tops)
      lowest.run(from, to, low, bottoms)
      for (let i = Math.max(from, first); i < to; i++) {
        const then = i - offset - 1
        const top = tops[then] as number
        const bottom = bottoms[then] as number
        const last = close[then] as number
        const range = top - bottom
        const pivot =
          kind === 3
            ? (top + bottom + 2 * (open[i] as number)) / 4
            : kind === 2
              ? last
              : (top + bottom + last) / 3
        pivots[i] = pivot
        r1[i] = isByRanges ? pivot + one * range : 2 * pivot - bottom
        r2[i] = isByRanges ? pivot + two * range : pivot + range
        r3[i] = isByRanges ? pivot + three * range : top + 2 * (pivot - bottom)
        r4[i] = isByRanges ? pivot + four * range : Number.NaN
        s1[i] = isByRanges ? pivot - one * range : 2 * pivot - top
        s2[i] = isByRanges ? pivot - two * range : pivot - range
        s3[i] = isByRanges ? pivot - three * range : bottom - 2 * (top - pivot)
        s4[i] = isByRanges ? pivot - four * range : Number.NaN
      }
    }
  }
}

/**
 * Pivots with their resistances and supports, in the price's unit, of the `timePeriod` bars that end `offset` + 1
 * bars before each, from index timePeriod + offset on; NaN before; `r4` and `s4` are those of Camarilla alone.
 * `kind`: 0 classic, 1 Fibonacci, 2 Camarilla, 3 Woodie, which takes the bar's open for the close. Throws
 * RangeError for kind that isn't a whole number from 0 to 3, timePeriod that isn't a whole number from 1 to
 * 100000, offset that isn't a whole number from 0 to 100000, columns of different lengths, or a number that isn't
 * finite.
 *
 * @example
 * ```ts
 * import { pivotPoints } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6, 137.6, 126.9, 120.1)
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = pivotPoints(open, high, low, close)
 * lines.pivot // => [NaN, 125.27, 128.67, 133.17, 132.13, 123.40]
 * lines.r1 // => [NaN, 125.93, 131.33, 135.83, 137.27, 126.30]
 * lines.r2 // => [NaN, 127.07, 133.67, 137.47, 143.13, 131.70]
 * lines.r3 // => [NaN, 127.73, 136.33, 140.13, 148.27, 134.60]
 * ```
 */
export const pivotPoints = (
  open: Column,
  high: Column,
  low: Column,
  close: Column,
  kind = kindOf.default,
  timePeriod = timePeriodOf.default,
  offset = offsetOf.default
): Lines<"pivot" | "r1" | "r2" | "r3" | "r4" | "s1" | "s2" | "s3" | "s4"> =>
  computeNamed(
    stage(checked(kindOf, kind), checked(timePeriodOf, timePeriod), checked(offsetOf, offset)),
    { open, high, low, close },
    ["pivot", "r1", "r2", "r3", "r4", "s1", "s2", "s3", "s4"]
  )

/** What `pivotPoints` takes and answers, by what formula, and how it is computed. */
export const PivotPoints: Indicator = {
  name: "pivot_points",
  title: "Pivot points",
  group: "price",
  inputs: ["open", "high", "low", "close"],
  parameters: [kindOf, timePeriodOf, offsetOf],
  outputs: [
    { name: "pivot", unit: "price", meaning: "The pivot" },
    { name: "r1", unit: "price", meaning: "Resistance 1" },
    { name: "r2", unit: "price", meaning: "Resistance 2" },
    { name: "r3", unit: "price", meaning: "Resistance 3" },
    { name: "r4", unit: "price", meaning: "Resistance 4, of Camarilla alone" },
    { name: "s1", unit: "price", meaning: "Support 1" },
    { name: "s2", unit: "price", meaning: "Support 2" },
    { name: "s3", unit: "price", meaning: "Support 3" },
    { name: "s4", unit: "price", meaning: "Support 4, of Camarilla alone" }
  ],
  overlay: true,
  formula:
    "by kind: 0 classic, 1 Fibonacci, 2 Camarilla, 3 Woodie; of highest high, lowest low and last close of the time_period bars that end offset + 1 bars before, for Woodie of the bar's open for the close",
  source: "Person 2004, A Complete Guide to Technical Trading Tactics",
  talib: false,
  memory: "window",
  stage: (kind = kindOf.default, timePeriod = timePeriodOf.default, offset = offsetOf.default) =>
    stage(kind, timePeriod, offset)
}
