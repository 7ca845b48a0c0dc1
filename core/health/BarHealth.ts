/** How complete and how new a company's daily bars are, by the sessions of its exchange. */
import { Schema } from "effect"
import { holds, type Listing } from "../companies/Listing.ts"
import { countField } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import { computedText, count, day } from "../records/Scalar.ts"
import { calendarKnowing, type ExchangeZone, lastDayOver, tradingDaysOf } from "../sessions/ExchangeDays.ts"
import { missingSessions } from "../sessions/MissingSessions.ts"
import { calendarOf, sessionDates } from "../sessions/Sessions.ts"
import { addDays } from "../time/CalendarDate.ts"

/** Successive sessions between bars that have none. */
const BarGap = Schema.Struct({
  from: field(day, "The first session without a bar", { example: "2024-03-28" }),
  to: field(day, "The last session without a bar", { example: "2024-04-02" }),
  sessions: countField("How many sessions there are from one to the other")
})

/** The most gaps that are listed: more are of a security that is rarely traded, or of data that is wrong as a whole. */
export const maxGaps = 100

/**
 * The daily bars of a company beside the sessions of its exchange. Days on which the exchange is closed, and days between two
 * listings, need no bar; a halted day that a source reports has one without volume.
 */
export const BarHealth = Schema.Struct({
  first: nullable(day, "The date of the oldest bar; null without one", { example: "1998-01-02" }),
  newest: nullable(day, "The date of the newest bar; null without one", { example: "2021-03-31" }),
  count: countField("How many daily bars there are"),
  last_session: nullable(
    day,
    "The last session that a bar is expected of: the last that has closed, or by the last day of the listing where it ended; null where a listing ended on an unknown day, the last weekday over where no calendar knows the exchange",
    { example: "2021-03-31" }
  ),
  sessions_behind: nullable(
    count,
    "How many sessions there are after the newest bar up to last_session; null without a bar or a last_session"
  ),
  calendar: nullable(
    computedText,
    "The MIC (ISO 10383) of the calendar of sessions; null where none knows the days, which are then weekdays",
    { example: "XNYS" }
  ),
  missing_sessions: nullable(
    count,
    "How many sessions between the oldest and the newest bar have none, since the calendar begins; null without a calendar or a bar"
  ),
  gaps: Schema.Array(BarGap).annotate({
    description: `The newest ${maxGaps} stretches of those sessions, newest first; empty without a calendar`
  })
})
export interface BarHealth extends Schema.Schema.Type<typeof BarHealth> {}

/** Whether a company is listed, and since when which tickers were its own. */
export interface Listings {
  readonly listed: boolean
  readonly listings: ReadonlyArray<Pick<Listing, "valid_from" | "valid_to">>
}

/** The last day of its listings; null while it is listed, or where none of them is known. */
export const listedUntil = ({ listings }: Pick<Listings, "listings">): string | null => {
  if (listings.some(({ valid_to }) => valid_to === null)) return null
  return (
    listings
      .map(({ valid_to }) => valid_to as string)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Whether a day lies between two listings of a company. */
const isBetweenListings = (listings: Listings["listings"]) => {
  const first = listings.map(({ valid_from }) => valid_from).toSorted()[0] ?? null
  const last = listedUntil({ listings })
  return (date: string): boolean =>
    first !== null &&
    first <= date &&
    (last === null || date <= last) &&
    !listings.some((one) => holds(one as Listing, date))
}

/**
 * The last day that a bar is expected of at an instant (milliseconds since 1970), a session where a calendar knows it. Null
 * where the listing ended on an unknown day.
 */
export const lastExpected = (
  exchange: ExchangeZone,
  { listed, until }: { readonly listed: boolean; readonly until: string | null },
  now: number
): string | null => {
  if (until === null && !listed) return null
  const over = lastDayOver(exchange, now)
  if (until === null || until >= over) return over
  const calendar = calendarOf(exchange.mic_code)
  // A listing ends on a session, or a few days after the last one.
  return (calendar === null ? null : sessionDates(calendar, addDays(until, -10), until).at(-1)) ?? until
}

/** How many sessions there are after a bar, up to the last that one is expected of; null without either. */
export const sessionsBehind = (mic: string, newest: string | null, last: string | null): number | null =>
  newest === null || last === null ? null : tradingDaysOf(mic)(newest, last)

/** How complete and how new bars of these dates, ascending, are at an instant (milliseconds since 1970). */
export const barHealth = (
  exchange: ExchangeZone,
  dates: ReadonlyArray<string>,
  company: Listings,
  now: number
): BarHealth => {
  const { mic_code } = exchange
  const until = listedUntil(company)
  const [first = null, newest = null] = [dates[0], dates.at(-1)]
  const last_session = lastExpected(exchange, { listed: company.listed, until }, now)
  const calendar = calendarKnowing(
    mic_code,
    [newest, last_session].flatMap((date) => date ?? [])
  )
  const isExcused = isBetweenListings(company.listings)
  const gaps =
    calendar === null || first === null || newest === null
      ? null
      : missingSessions(
          dates,
          sessionDates(calendar, first, newest).filter((date) => !isExcused(date))
        )
  return {
    first,
    newest,
    count: dates.length,
    last_session,
    sessions_behind: sessionsBehind(mic_code, newest, last_session),
    calendar: calendar?.mic ?? null,
    missing_sessions: gaps?.reduce((sum, { sessions }) => sum + sessions, 0) ?? null,
    gaps: (gaps ?? []).slice(-maxGaps).toReversed()
  }
}
