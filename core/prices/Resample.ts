/** Weekly and monthly bars from daily ones. */
import type { Bar, Interval } from "./Bar.ts"
import type { DateRange } from "../time/DateRange.ts"
import { addDays, firstOfMonth, firstOfNextMonth, mondayOf } from "../time/CalendarDate.ts"

/** The date of the interval that contains the day. */
const startOf = (interval: Interval, date: string): string =>
  interval === "1day" ? date : interval === "1week" ? mondayOf(date) : firstOfMonth(date)

/** The start of the interval after the one that begins at `start`. */
const nextStart = (interval: Interval, start: string): string =>
  interval === "1day" ? addDays(start, 1) : interval === "1week" ? addDays(start, 7) : firstOfNextMonth(start)

/** Whether the week or month dated `start` isn't over on the day, so that its bar may still change. */
export const isPartial = (interval: Interval, start: string, today: string): boolean =>
  interval !== "1day" && today < nextStart(interval, start)

/** The greatest number of daily bars in one interval. */
export const longest: Readonly<Record<Interval, number>> = { "1day": 1, "1week": 7, "1month": 31 }

/**
 * Aggregates daily bars, oldest first, into bars of the interval, oldest first: first open, highest high, lowest low,
 * last close, summed volume. An interval that isn't over yet gets the days so far.
 */
export const resample = (bars: ReadonlyArray<Bar>, interval: Interval): ReadonlyArray<Bar> => {
  if (interval === "1day") return bars
  const made: Array<Bar> = []
  let end = ""
  let open: { -readonly [K in keyof Bar]: Bar[K] } | undefined
  for (const bar of bars) {
    if (open === undefined || bar.date >= end) {
      const date = startOf(interval, bar.date)
      end = nextStart(interval, date)
      open = { ...bar, date }
      made.push(open)
    } else {
      if (bar.high > open.high) open.high = bar.high
      if (bar.low < open.low) open.low = bar.low
      open.close = bar.close
      open.volume += bar.volume
    }
  }
  return made
}

/** The days of all intervals whose own date lies in the range: each bar covers its whole interval. */
export const daysOf = (interval: Interval, { from, to }: DateRange): DateRange => {
  if (interval === "1day") return { from, to }
  const first = from === null ? null : startOf(interval, from)
  return {
    from: first === null || first === from ? first : nextStart(interval, first),
    to: to === null ? null : addDays(nextStart(interval, startOf(interval, to)), -1)
  }
}
