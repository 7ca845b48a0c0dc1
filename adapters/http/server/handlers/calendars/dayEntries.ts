/** The events of calendars as entries of an iCalendar. */
import {
  addDays,
  type CalendarEvent,
  type CalendarKind,
  type ListingChange
} from "../../../../../core/mod.ts"
import { ratioInWords } from "../../../../../core/ports.ts"
import type { DayCalendar, DayEntry } from "../../answers/iCalendar.ts"

/** What an entry says of an event of its kind. */
interface Said {
  /** What identifies the event among those of its company. */
  readonly key: string
  readonly summary: string
  /** Lines below the company's name. */
  readonly details: ReadonlyArray<string>
  readonly url?: string | null
}

/** Ends of one period as they were expected and as filings say them lie within a week, which may begin a month. */
const monthOf = (fiscal_date: string): string => addDays(fiscal_date, -7).slice(0, 7)

const money = (amount: number, currency: string | null): string =>
  currency === null ? String(amount) : `${amount} ${currency}`

const known = (name: string, value: string | number | null): ReadonlyArray<string> =>
  value === null ? [] : [`${name}: ${value}`]

const earnings = (event: CalendarEvent<"earnings">): Said => {
  const { currency, earliest, eps_diluted, fiscal_date, form, latest, period, sales } = event
  return {
    key: `${period === "Annual" ? "year" : "quarter"}-${monthOf(fiscal_date)}`,
    summary: `earnings to ${fiscal_date}`,
    details: [
      ...known("Form", form),
      ...known(
        "EPS diluted",
        eps_diluted === null ? null : money(Number(eps_diluted.toPrecision(6)), currency)
      ),
      ...known("Sales", sales === null ? null : money(sales, currency)),
      ...(earliest === null ? [] : [`Between ${earliest} and ${latest}, by earlier years`])
    ]
  }
}

const dividends = ({ amount, currency, ex_date, payment_date }: CalendarEvent<"dividends">): Said => ({
  key: `${ex_date}-${amount}`,
  summary: `ex-dividend ${money(amount, currency)}`,
  details: known("Paid", payment_date)
})

const splits = ({ date, ratio }: CalendarEvent<"splits">): Said => ({
  key: `${date}-${ratio}`,
  summary: `split ${ratioInWords(ratio)}`,
  details: []
})

const filings = ({ date, form, title, url }: CalendarEvent<"filings">): Said => ({
  key: `${date}-${url ?? `${form} ${title}`}`,
  summary: form === title ? form : `${form}: ${title}`,
  details: [],
  url
})

const changes: Readonly<Record<ListingChange, (event: CalendarEvent<"listings">) => string>> = {
  first_day: () => "first day of trade",
  last_day: () => "last day of trade",
  symbol: ({ from, to }) => `ticker ${from} becomes ${to}`,
  exchange: ({ from, to }) => `moves from ${from} to ${to}`
}

const listings = (event: CalendarEvent<"listings">): Said => ({
  key: `${event.date}-${event.change}`,
  summary: changes[event.change](event),
  details: []
})

const kinds: { readonly [Kind in CalendarKind]: (event: CalendarEvent<Kind>) => Said } = {
  earnings,
  dividends,
  splits,
  filings,
  listings
}

/** A calendar of the events, as it is on a day. */
export const dayCalendarOf = <Kind extends CalendarKind>(
  kind: Kind,
  events: ReadonlyArray<CalendarEvent<Kind>>,
  today: string
): DayCalendar => ({
  name: `findata ${kind}`,
  entries: events.map((event): DayEntry => {
    const { company_id, date, name, source, status, symbol } = event
    const { details, key, summary, url = null } = kinds[kind](event)
    return {
      uid: `${kind}-${company_id}-${encodeURIComponent(key)}@findata`,
      day: date,
      changed: date < today ? date : today,
      summary: `${symbol} ${summary}${status === "estimated" ? " (estimated)" : ""}`,
      description: [name, ...details, `${status}, ${source}`].join("\n"),
      category: kind,
      isTentative: status === "estimated",
      url
    }
  })
})
