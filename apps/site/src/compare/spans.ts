/** The stretches of time that are compared, up to the last bar of any of the companies or between own dates. */
import { baseDay, type Interval, maxBars } from "../../../../core/prices/mod.ts"
import { addDays, addMonths, daysBetween } from "../../../../core/time/CalendarDate.ts"

export const spans = ["1m", "3m", "6m", "ytd", "1y", "3y", "5y", "10y", "max"] as const

export type Span = (typeof spans)[number]

/** Of bars that are enough for each, also where trade never rests. */
const bars = {
  "1m": { interval: "1day", limit: 45, months: 1 },
  "3m": { interval: "1day", limit: 110, months: 3 },
  "6m": { interval: "1day", limit: 200, months: 6 },
  ytd: { interval: "1day", limit: 380, months: 12 },
  "1y": { interval: "1day", limit: 380, months: 12 },
  "3y": { interval: "1day", limit: 1110, months: 36 },
  "5y": { interval: "1week", limit: 265, months: 60 },
  "10y": { interval: "1week", limit: 525, months: 120 },
  max: { interval: "1week", limit: maxBars, months: 0 }
} as const satisfies Readonly<Record<Span, { interval: Interval; limit: number; months: number }>>

/** The longest stretch, in days, that is compared by daily bars. */
const dailyUpTo = 1100

/** How long holidays are at most: the bar before the first own date is asked for too. */
const holidays = 15

export interface OwnDates {
  readonly from: string
  readonly to: string
}

/** What is asked for: the newest bars of a span, or those between own dates and some days before. */
export const barsAskedFor = (span: Span | OwnDates) => {
  if (typeof span === "string") {
    const { interval, limit } = bars[span]
    return { interval, limit }
  }
  const interval = daysBetween(span.from, span.to) <= dailyUpTo ? ("1day" as const) : ("1week" as const)
  return { interval, limit: maxBars, start_date: addDays(span.from, -holidays), end_date: span.to }
}

/** The day whose close returns begin with, that of the last bar on or before it; empty for the first bar that there is. */
export const baseDayOf = (span: Span | OwnDates, last: string): string => {
  if (typeof span !== "string") return span.from
  if (span === "max") return ""
  return span === "ytd" ? baseDay("ytd", last) : addMonths(last, -bars[span].months)
}
