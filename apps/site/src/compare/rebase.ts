/** Prices of several companies from one start. */
import {
  type BarColumns,
  countUpTo,
  type Interval,
  isGapBetween,
  percentReturn,
  type PriceGap,
  sliceOf
} from "../../../../core/prices/mod.ts"
import { addDays } from "../../../../core/time/CalendarDate.ts"

/** A company's bars, oldest first, and their gaps in that order. */
export interface Series {
  readonly bars: BarColumns
  readonly gaps: ReadonlyArray<PriceGap>
}

export interface Rebased {
  /** The first day on which all have a price, and after which none has a gap; null where there is none. */
  readonly start: string | null
  /** For each company its bars from that day on. */
  readonly bars: ReadonlyArray<BarColumns>
  /** For each company whether it has bars that are left out because a gap follows them. */
  readonly haveGaps: ReadonlyArray<boolean>
}

/** The bars from the last one on that ended on or before a day. */
const fromDay = (bars: BarColumns, day: string, interval: Interval): BarColumns =>
  sliceOf(bars, Math.max(0, countUpTo(bars, day === "" || interval === "1day" ? day : addDays(day, -6)) - 1))

/** The bars after the last gap of a company's own: no return leads across one. */
const afterLastGap = (bars: BarColumns, gaps: ReadonlyArray<PriceGap>): BarColumns => {
  const until = gaps.at(-1)?.until ?? ""
  return sliceOf(
    bars,
    Math.max(
      0,
      bars.date.findIndex((date) => date >= until)
    )
  )
}

/** The latest first bar, or that after the last gap in which it lies: none is compared from another, much later day. */
const commonStart = (companies: ReadonlyArray<BarColumns>, interval: Interval): string | null => {
  const firstFrom = (day: string) =>
    companies
      .flatMap(({ date }) => date.find((one) => one >= day) ?? [])
      .toSorted()
      .at(-1) ?? null
  let start = firstFrom("")
  for (let next = start; next !== null; ) {
    start = next
    const later = firstFrom(start)
    next = later !== null && isGapBetween(start, later, interval) ? later : null
  }
  return start
}

/**
 * Of bars of an interval, from the last one on that ended on or before a day. A company without bars has none in the answer,
 * and doesn't move the start.
 */
export const rebase = (companies: ReadonlyArray<Series>, day: string, interval: Interval): Rebased => {
  const shown = companies.map(({ bars }) => fromDay(bars, day, interval))
  const whole = shown.map((bars, i) =>
    afterLastGap(
      bars,
      (companies[i]?.gaps ?? []).filter(({ until }) => until > (bars.date[0] ?? ""))
    )
  )
  const start = commonStart(whole, interval)
  return {
    start,
    bars: whole.map((bars) => {
      const first = bars.date.findIndex((date) => start !== null && date >= start)
      return first === -1 ? sliceOf(bars, bars.length) : sliceOf(bars, first)
    }),
    haveGaps: shown.map(({ length }, i) => length > (whole[i]?.length ?? 0))
  }
}

/** Of each bar, in percent, how far its close is from the first one; null where that isn't above 0. */
export const returnsOf = ({
  close,
  date
}: BarColumns): ReadonlyArray<{ readonly date: string; readonly value: number | null }> =>
  date.map((one, i) => ({ date: one, value: percentReturn(close[0] ?? null, close[i] ?? null) }))
