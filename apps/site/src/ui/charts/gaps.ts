/** Gaps in the prices that a line is made of: where it is interrupted, and what is said there. */
import { type Interval, lastDayOf, type PriceGap, startOf } from "../../../../../core/prices/mod.ts"
import { day } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import type { Gap, Point } from "./paths.ts"

/** The points of bars in order of their days, with one without a value before each bar that follows a gap. */
export const interrupted = (
  points: ReadonlyArray<Point>,
  gaps: ReadonlyArray<PriceGap>
): ReadonlyArray<Point> => {
  const after = new Set(gaps.map(({ until }) => until))
  return points.flatMap((point, i) =>
    i > 0 && after.has(point.date) ? [{ date: point.date, value: null }, point] : [point]
  )
}

/** What is said of gaps between bars of an interval. */
export const gapsShown = (gaps: ReadonlyArray<PriceGap>, interval: Interval): ReadonlyArray<Gap> =>
  gaps.map(({ after: from, until: to }) => ({
    from,
    to,
    text: words().gap(day(lastDayOf(interval, startOf(interval, from))), day(to))
  }))
