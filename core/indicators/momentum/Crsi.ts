/** Connors RSI. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { rsiStage } from "./Rsi.ts"

const rsiPeriodOf = /* @__PURE__ */ whole("rsi_period", 3, 1)
const streakPeriodOf = /* @__PURE__ */ whole("streak_period", 2, 1)
/** What keeping returns in order takes for each bar, in values looked at. */
const rankLooks = 300

const rankPeriodOf = /* @__PURE__ */ whole("rank_period", 100, 2)

/** How many of the sorted values are smaller. */
const countBelow = (sorted: Column, value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** A return in the order of ranks: one from 0 to 0 is smaller than none, and none is smaller than it. */
const ordered = (value: number): number => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)

const stage = (strengthLength: number, streakLength: number, rankLength: number): Stage => {
  const strength = rsiStage(strengthLength)
  const streakStrength = rsiStage(streakLength, 1)
  const first = Math.max(strength.first, streakStrength.first, rankLength) + 1
  let streak = 0
  /** The returns before the bar, in order. */
  const sorted = new Float64Array(rankLength)
  let isSorted = false
  return {
    first,
    looks: rankLooks,
    scratch: 3,
    run: (from, to, close: Column, out: Column, streaks: Column, returns: Column, strengths: Column) => {
      for (let i = Math.max(from, 1); i < to; i++) {
        const before = close[i - 1] as number
        const change = (close[i] as number) - before
        if (change > 0) streak = Math.max(streak, 0) + 1
        else streak = change < 0 ? Math.min(streak, 0) - 1 : 0
        streaks[i] = streak
        returns[i] = change / before
      }
      strength.run(from, to, close, out)
      streakStrength.run(from, to, streaks, strengths)
      if (!isSorted && to > first) {
        for (let k = 0; k < rankLength; k++) sorted[k] = ordered(returns[first - rankLength + k] as number)
        sorted.sort()
        isSorted = true
      }
      for (let i = Math.max(from, first); i < to; i++) {
        const entering = ordered(returns[i] as number)
        const place = countBelow(sorted, entering)
        const smaller = Number.isNaN(returns[i]) ? 0 : place
        const left = countBelow(sorted, ordered(returns[i - rankLength] as number))
        if (left < place) {
          sorted.copyWithin(left, left + 1, place)
          sorted[place - 1] = entering
        } else {
          sorted.copyWithin(place + 1, place, left)
          sorted[place] = entering
        }
        out[i] = ((out[i] as number) + (strengths[i] as number) + (100 * smaller) / rankLength) / 3
      }
      out.fill(Number.NaN, from, Math.min(to, first))
    }
  }
}

/**
 * The mean of the relative strength of closes, of that of streaks, and of the percent of the last `rankPeriod`
 * returns that were smaller, 0 to 100; NaN in the warm-up, and where nothing has moved (Connors and Alvarez 2012,
 * An Introduction to ConnorsRSI). Throws RangeError for rsiPeriod that isn't a whole number from 1 to 100000,
 * streakPeriod that isn't a whole number from 1 to 100000, rankPeriod that isn't a whole number from 2 to 100000,
 * or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { crsi } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * crsi(close, 2, 2, 2) // => [NaN, NaN, NaN, NaN, 11.05, 63.29]
 * ```
 */
export const crsi = (
  close: Column,
  rsiPeriod = rsiPeriodOf.default,
  streakPeriod = streakPeriodOf.default,
  rankPeriod = rankPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(
    stage(
      checked(rsiPeriodOf, rsiPeriod),
      checked(streakPeriodOf, streakPeriod),
      checked(rankPeriodOf, rankPeriod)
    ),
    { close }
  )

/** What `crsi` takes and answers, by what formula, and how it is computed. */
export const Crsi: Indicator = {
  name: "crsi",
  title: "Connors RSI",
  group: "momentum",
  inputs: ["close"],
  parameters: [rsiPeriodOf, streakPeriodOf, rankPeriodOf],
  outputs: [
    {
      name: "crsi",
      unit: "percent",
      meaning:
        "Mean of the strength of closes, of the strength of streaks, and of the rank of the return, 0 to 100"
    }
  ],
  levels: [10, 90],
  formula:
    "(rsi(rsi_period) + rsi(streak_period) of how many closes in a row rose or fell + share of the rank_period returns before that were smaller) / 3",
  source: "Connors and Alvarez 2012, An Introduction to ConnorsRSI",
  talib: false,
  deviation: "null until a close has changed, and a streak has",
  stage: (
    rsiPeriod = rsiPeriodOf.default,
    streakPeriod = streakPeriodOf.default,
    rankPeriod = rankPeriodOf.default
  ) => stage(rsiPeriod, streakPeriod, rankPeriod)
}
