/** What happened to a company, at the bars of a chart. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import type { Adjustment, CorporateAction, Interval } from "../../../../../core/prices/mod.ts"
import { splitRatio } from "../../../../../core/prices/mod.ts"
import { addDays, firstOfNextMonth } from "../../../../../core/time/CalendarDate.ts"

export const eventKinds = ["splits", "dividends", "insiders", "filings", "reports"] as const

export type EventKind = (typeof eventKinds)[number]

export interface ChartEvent {
  readonly id: string
  /** A step that looks like a split without an action, a probable bad tick and a gap in the prices are always shown. */
  readonly kind: EventKind | "steps" | "spikes" | "gaps"
  readonly date: string
  readonly text: string
  /** At the source, where it is known. */
  readonly url: string | null
  /** Written beside its mark, where that says more than the mark does. */
  readonly label?: string
  /** Whether insiders bought or sold. */
  readonly side?: "buy" | "sell"
}

/**
 * The amount of an action for a share of the chart's prices: that paid for a share of its day is divided by later splits
 * where prices are adjusted. `as_of` is the last day whose splits are in effect.
 */
export const amountFor = (
  { effective_date, value }: CorporateAction,
  { actions, as_of }: Pick<Answer<"listCompanyActions">, "actions" | "as_of">,
  adjust: Adjustment
): number => (adjust === "none" ? value : value / splitRatio(actions, effective_date, as_of))

/** The last day of the bar that is dated so. */
const lastDay = (interval: Interval, date: string): string =>
  interval === "1day" ? date : interval === "1week" ? addDays(date, 6) : addDays(firstOfNextMonth(date), -1)

/**
 * The index of the bar of a day: that which contains it, else the next, because what is filed on a Sunday is traded upon on
 * Monday. Null before the first bar and after the last. Dates are oldest first.
 */
export const barOf = (dates: ReadonlyArray<string>, interval: Interval, day: string): number | null => {
  const first = dates[0]
  if (first === undefined || day < first) return null
  let [low, high] = [0, dates.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const date = dates[middle] ?? ""
    if (lastDay(interval, date) < day) low = middle + 1
    else high = middle
  }
  return low < dates.length ? low : null
}

/** Newest first; of one day in the order given. */
export const newestFirst = (events: ReadonlyArray<ChartEvent>): ReadonlyArray<ChartEvent> =>
  events.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
