/**
 * Gaps in the prices of a security: stretches without bars that no holiday explains. No average or line leads across one,
 * because the prices between are missing, not unchanged; no return begins in one.
 */
import type { Column } from "../numbers/Column.ts"
import { daysBetween } from "../time/CalendarDate.ts"
import type { Interval } from "./Bar.ts"
import { type BarColumns, sliceOf } from "./BarColumns.ts"
import { nextStart, startOf } from "./Resample.ts"
import { daysUpToDate, isUpToDate } from "./UpToDate.ts"

/**
 * Whether there is a gap between the dates of two successive bars: the later one's day, week or month begins more than
 * ten days after the end of the earlier one's.
 *
 * @example
 * ```ts
 * import { isGapBetween } from "findata/prices"
 *
 * // Korea's longest holidays take less than ten days.
 * isGapBetween("2017-09-29", "2017-10-10") // => false
 * isGapBetween("2017-09-29", "2017-10-16") // => true
 * ```
 */
export const isGapBetween = (earlier: string, later: string, interval: Interval = "1day"): boolean =>
  daysBetween(earlier, later) > daysUpToDate &&
  !isUpToDate(nextStart(interval, earlier), startOf(interval, later))

/**
 * The indexes of the bars, oldest first, that follow a gap.
 *
 * @example
 * ```ts
 * import { barsAfterGaps, columnsOf } from "findata/prices"
 *
 * const bar = { open: 10, high: 11, low: 9, close: 10, volume: 100 }
 * const bars = columnsOf(["2024-01-30", "2024-01-31", "2024-03-01"].map((date) => ({ date, ...bar })))
 * barsAfterGaps(bars) // => [2]
 * ```
 */
export const barsAfterGaps = ({ date }: BarColumns, interval: Interval = "1day"): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let i = 1; i < date.length; i++)
    if (isGapBetween(date[i - 1] as string, date[i] as string, interval)) found.push(i)
  return found
}

/** Columns of as many values as there are bars, by name. */
type Columns = Readonly<Record<string, Column>>

/**
 * What `compute` makes of each stretch of bars without a gap, one after the other: averages and indicators begin anew
 * after a gap, as on the first bar.
 *
 * @example
 * ```ts
 * import { sma } from "findata/indicators"
 * import { betweenGaps, columnsOf } from "findata/prices"
 *
 * const bar = { open: 10, high: 11, low: 9, close: 10, volume: 100 }
 * const bars = columnsOf(["2024-01-30", "2024-01-31", "2024-03-01", "2024-03-04"].map((date) => ({ date, ...bar })))
 * betweenGaps(bars, "1day", ({ close }) => ({ mean: sma(close, 2) })).mean // => [NaN, 10, NaN, 10]
 * ```
 */
export const betweenGaps = <C extends Columns>(
  bars: BarColumns,
  interval: Interval,
  compute: (stretch: BarColumns) => C
): C => {
  const starts = barsAfterGaps(bars, interval)
  if (starts.length === 0) return compute(bars)
  const joined: Record<string, Column> = {}
  for (const [i, start] of [0, ...starts].entries()) {
    for (const [name, values] of Object.entries(compute(sliceOf(bars, start, starts[i])))) {
      joined[name] ??= new Float64Array(bars.length)
      joined[name].set(values, start)
    }
  }
  return joined as C
}
