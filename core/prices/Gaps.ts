/**
 * Gaps in the prices of a security: stretches of trading days without bars. No average or line leads across one, because
 * the prices between are missing, not unchanged.
 */
import type { Column } from "../numbers/Column.ts"
import { type TradingDays, weekdays } from "../sessions/TradingDays.ts"
import { addDays, daysBetween } from "../time/CalendarDate.ts"
import type { Interval } from "./Bar.ts"
import { type BarColumns, sliceOf } from "./BarColumns.ts"
import { lastDayOf, startOf } from "./Resample.ts"

/** So many trading days without a bar are a gap; where days are weekdays, most holidays take fewer. */
const gapDays = 7

/** How many trading days lie between the dates of two successive bars: after the earlier one's day, week or month, and before the later one's. */
const missingBetween = (earlier: string, later: string, interval: Interval, days: TradingDays): number =>
  // Most bars follow the one before at once.
  interval === "1day" && daysBetween(earlier, later) <= gapDays
    ? 0
    : days(lastDayOf(interval, startOf(interval, earlier)), addDays(startOf(interval, later), -1))

/**
 * Whether there is a gap between the dates of two successive bars: seven trading days or more without one. Trading days are
 * from Monday to Friday unless `days` counts those of an exchange (`tradingDaysOf` of `findata/sessions`): that of Athens
 * was closed for five weeks in 2015.
 *
 * @example
 * ```ts
 * import { isGapBetween } from "findata/prices"
 * import { tradingDaysOf } from "findata/sessions"
 *
 * isGapBetween("2017-09-29", "2017-10-10") // => false
 * isGapBetween("2017-09-29", "2017-10-16") // => true
 * isGapBetween("2015-06-26", "2015-08-03", "1day", tradingDaysOf("ASEX")) // => false
 * ```
 */
export const isGapBetween = (
  earlier: string,
  later: string,
  interval: Interval = "1day",
  days: TradingDays = weekdays
): boolean => missingBetween(earlier, later, interval, days) >= gapDays

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
export const barsAfterGaps = (
  { date }: Pick<BarColumns, "date">,
  interval: Interval = "1day",
  days: TradingDays = weekdays
): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let i = 1; i < date.length; i++)
    if (isGapBetween(date[i - 1] as string, date[i] as string, interval, days)) found.push(i)
  return found
}

/** A gap between two successive bars. */
export interface PriceGap {
  /** The date of the bar before it. */
  readonly after: string
  /** The date of the bar after it. */
  readonly until: string
  /** How many trading days lie between, outside the weeks or months of these bars. */
  readonly sessions: number
}

/**
 * The gaps between bars of these dates, oldest first.
 *
 * @example
 * ```ts
 * import { gapsBetween } from "findata/prices"
 *
 * gapsBetween(["2024-01-30", "2024-01-31", "2024-03-01"]) // => [{ after: "2024-01-31", until: "2024-03-01", sessions: 21 }]
 * ```
 */
export const gapsBetween = (
  date: ReadonlyArray<string>,
  interval: Interval = "1day",
  days: TradingDays = weekdays
): ReadonlyArray<PriceGap> =>
  barsAfterGaps({ date }, interval, days).map((i) => {
    const [after, until] = [date[i - 1] as string, date[i] as string]
    return { after, until, sessions: missingBetween(after, until, interval, days) }
  })

/** Columns of as many values as there are bars, by name. */
type Columns = Readonly<Record<string, Column>>

/**
 * What `compute` makes of each stretch of bars, one after the other; `starts` are the indexes of the bars that begin one,
 * beside the first, in order.
 *
 * @example
 * ```ts
 * import { sma } from "findata/indicators"
 * import { columnsOf, inStretches } from "findata/prices"
 *
 * const bar = { open: 10, high: 11, low: 9, close: 10, volume: 100 }
 * const bars = columnsOf(["2024-01-30", "2024-01-31", "2024-03-01", "2024-03-04"].map((date) => ({ date, ...bar })))
 * inStretches(bars, [1], ({ close }) => ({ mean: sma(close, 2) })).mean // => [NaN, NaN, 10, 10]
 * ```
 */
export const inStretches = <C extends Columns>(
  bars: BarColumns,
  starts: ReadonlyArray<number>,
  compute: (stretch: BarColumns) => C
): C => {
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
  compute: (stretch: BarColumns) => C,
  days: TradingDays = weekdays
): C => inStretches(bars, barsAfterGaps(bars, interval, days), compute)
