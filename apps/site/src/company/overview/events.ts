/** A company's last and coming events. */
import { ratioInWords } from "../../../../../core/prices/SplitRatio.ts"
import { addDays } from "../../../../../core/time/CalendarDate.ts"
import type { Answer, Parameters } from "../../../../../adapters/client/mod.ts"
import { currencyText, day, earningsIn, payment } from "../../language/format.ts"
import { texts } from "./texts.ts"

type Calendar = Answer<"getCalendar">
export type Event = Calendar["items"][number]

/** How many days before and after the page's are looked at. */
const before = 400
const after = 400

export const calendars = ["earnings", "dividends", "splits"] as const

/** What is asked for of each calendar, on a day. */
export const eventsAround = (
  company_id: number,
  now: string
): Omit<Parameters<"getCalendar">, "calendar"> => ({
  company_id: String(company_id),
  start_date: addDays(now, -before),
  end_date: addDays(now, after)
})

/** The last event up to a day, and the first after it, of each answer. */
export const nearest = (
  answers: ReadonlyArray<Calendar>,
  now: string
): ReadonlyArray<{ readonly item: Event; readonly kind: Calendar["calendar"] }> =>
  answers.flatMap(({ calendar: kind, items }) =>
    [
      ...items.filter(({ date }) => date <= now).slice(-1),
      ...items.filter(({ date }) => date > now).slice(0, 1)
    ].map((item) => ({ item, kind }))
  )

/** What is said of an event beside its day; null for nothing. */
export const saidOf = (item: Event): string | null => {
  if ("ratio" in item) return ratioInWords(item.ratio)
  if ("amount" in item) return `${payment(item.amount, item.currency)} ${currencyText(item.currency)}`.trim()
  if ("eps_diluted" in item && item.eps_diluted !== null)
    return texts().epsOf(earningsIn(item.eps_diluted, item.currency), day(item.fiscal_date))
  return "fiscal_date" in item ? texts().periodTo(day(item.fiscal_date)) : null
}
