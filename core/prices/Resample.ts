/** Weekly and monthly bars from daily ones. */
import type { Bar, Interval } from "./Bar.ts"
import { barAt, type BarColumns, blankColumns } from "./BarColumns.ts"
import type { DateRange } from "../time/DateRange.ts"
import { addDays, firstOfMonth, firstOfNextMonth, mondayOf } from "../time/CalendarDate.ts"

/**
 * The date of the interval that contains the day.
 *
 * @example
 * ```ts
 * import { startOf } from "findata/prices"
 *
 * startOf("1week", "2020-08-28") // => "2020-08-24"
 * startOf("1month", "2020-08-28") // => "2020-08-01"
 * ```
 */
export const startOf = (interval: Interval, date: string): string =>
  interval === "1day" ? date : interval === "1week" ? mondayOf(date) : firstOfMonth(date)

/** The start of the interval after the one that begins at `start`. */
const nextStart = (interval: Interval, start: string): string =>
  interval === "1day" ? addDays(start, 1) : interval === "1week" ? addDays(start, 7) : firstOfNextMonth(start)

/**
 * The last day of the interval that begins at `start`.
 *
 * @example
 * ```ts
 * import { lastDayOf } from "findata/prices"
 *
 * lastDayOf("1week", "2020-08-24") // => "2020-08-30"
 * lastDayOf("1month", "2020-08-01") // => "2020-08-31"
 * ```
 */
export const lastDayOf = (interval: Interval, start: string): string =>
  addDays(nextStart(interval, start), -1)

/**
 * Whether the week or month dated `start` isn't over on the day, so that its bar may still change while sessions of it are
 * to come.
 *
 * @example
 * ```ts
 * import { isPartial } from "findata/prices"
 *
 * isPartial("1month", "2020-08-01", "2020-08-28") // => true
 * isPartial("1month", "2020-08-01", "2020-09-01") // => false
 * ```
 */
export const isPartial = (interval: Interval, start: string, today: string): boolean =>
  interval !== "1day" && today < nextStart(interval, start)

/** The greatest number of daily bars in one interval: where trade rests at weekends, and where it never does. */
export const maxBarsOfInterval: Readonly<Record<Interval, readonly [onWeekdays: number, onAnyDay: number]>> =
  {
    "1day": [1, 1],
    "1week": [5, 7],
    "1month": [23, 31]
  }

/** The date of each interval, the index of its first bar, and that of the end of the last. */
const intervalsOf = ({ date, length }: BarColumns, interval: Interval) => {
  const starts: Array<string> = []
  const bounds: Array<number> = []
  let end = ""
  for (let i = 0; i < length; i++) {
    const day = date[i] as string
    if (day < end) continue
    const start = startOf(interval, day)
    end = nextStart(interval, start)
    starts.push(start)
    bounds.push(i)
  }
  bounds.push(length)
  return { starts, bounds }
}

/**
 * Aggregates daily bars, oldest first, into bars of the interval, oldest first: first open, highest high, lowest low,
 * last close, summed volume. An interval that isn't over yet gets the days so far.
 *
 * @example
 * ```ts
 * import { columnsOf, resample } from "findata/prices"
 *
 * // Apple's last week before its split.
 * const week = columnsOf([
 *   { date: "2020-08-24", open: 515.11, high: 515.16, low: 495.71, close: 503.43, volume: 82_116_269 },
 *   { date: "2020-08-25", open: 498.8, high: 500.75, low: 492.21, close: 499.3, volume: 50_533_344 },
 *   { date: "2020-08-26", open: 504.98, high: 507.98, low: 500.34, close: 506.09, volume: 39_166_661 },
 *   { date: "2020-08-27", open: 508.5, high: 509.94, low: 495.33, close: 500.04, volume: 37_351_071 },
 *   { date: "2020-08-28", open: 504, high: 505.77, low: 498.31, close: 499.23, volume: 44_109_029 }
 * ])
 * resample(week, "1week")
 * // => { date: ["2020-08-24"], open: [515.11], high: [515.16], low: [492.21], close: [499.23], volume: [253_276_374] }
 * ```
 */
export const resample = (bars: BarColumns, interval: Interval): BarColumns => {
  if (interval === "1day") return bars
  const { bounds, starts } = intervalsOf(bars, interval)
  const made = { ...blankColumns(starts.length), date: starts }
  for (let i = 0; i < made.length; i++) {
    const first = bounds[i] as number
    const end = bounds[i + 1] as number
    let high = bars.high[first] as number
    let low = bars.low[first] as number
    let volume = bars.volume[first] as number
    for (let day = first + 1; day < end; day++) {
      if ((bars.high[day] as number) > high) high = bars.high[day] as number
      if ((bars.low[day] as number) < low) low = bars.low[day] as number
      volume += bars.volume[day] as number
    }
    made.open[i] = bars.open[first] as number
    made.high[i] = high
    made.low[i] = low
    made.close[i] = bars.close[end - 1] as number
    made.volume[i] = volume
  }
  return made
}

/** The last daily bar of each interval, oldest first, of daily bars in that order. */
export const lastBars = (bars: BarColumns, interval: Interval): ReadonlyArray<Bar> =>
  intervalsOf(bars, interval)
    .bounds.slice(1)
    .flatMap((end) => barAt(bars, end - 1) ?? [])

/** The days of all intervals whose own date lies in the range: each bar covers its whole interval. */
export const daysOf = (interval: Interval, { from, to }: DateRange): DateRange => {
  if (interval === "1day") return { from, to }
  const first = from === null ? null : startOf(interval, from)
  return {
    from: first === null || first === from ? first : nextStart(interval, first),
    to: to === null ? null : addDays(nextStart(interval, startOf(interval, to)), -1)
  }
}
