/** Gaps in the prices that a line is made of: where it is interrupted, and what is said there. */
import { type Interval, isGapBetween, lastDayOf } from "../../../../../core/prices/mod.ts"
import { day } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import type { Gap } from "./LineChart.tsx"

interface Point {
  readonly date: string
  readonly value: number | null
}

/** The points of bars in order of their days, with one without a value before each bar that follows a gap. */
export const interrupted = (points: ReadonlyArray<Point>, interval: Interval): ReadonlyArray<Point> =>
  points.flatMap((point, i) => {
    const before = points[i - 1]
    return before !== undefined && isGapBetween(before.date, point.date, interval)
      ? [{ date: point.date, value: null }, point]
      : [point]
  })

/** The gaps between dates of bars in order. */
export const gapsBetween = (dates: ReadonlyArray<string>, interval: Interval): ReadonlyArray<Gap> =>
  dates.flatMap((to, i) => {
    const from = dates[i - 1]
    return from !== undefined && isGapBetween(from, to, interval)
      ? [{ from, to, text: words().gap(day(lastDayOf(interval, from)), day(to)) }]
      : []
  })
