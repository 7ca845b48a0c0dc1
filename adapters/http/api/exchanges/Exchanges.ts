/** Exchanges with a calendar, their sessions and whether they are open. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { CalendarDate, Exchange } from "../../../../core/mod.ts"
import { field, nullable } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"
import { date, text } from "../base/Parameters.ts"
import { CrossChecks, ordered } from "../base/Validation.ts"

/** An instant with an exchange's offset, to the second. */
const LocalInstant = Schema.String.annotate({ format: "date-time" }).check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u)
)

const mic = field(Schema.String, "The exchange's MIC (ISO 10383)")

const known = {
  timezone: field(Schema.String, "IANA zone of its hours"),
  known_from: field(CalendarDate, "The first day that its calendar knows"),
  known_to: field(CalendarDate, "The last day that its calendar knows")
}

export const ExchangesPage = Schema.Struct({
  exchanges: Schema.Array(
    Schema.Struct({
      mic,
      name: nullable(Exchange.fields.name, "null for one that isn't among the exchanges of this store"),
      country_code: nullable(Exchange.fields.country_code, "null as its name is"),
      ...known
    }).annotate({ identifier: "ExchangeCalendar" })
  ),
  count: itemCount
}).annotate({ identifier: "ExchangesPage" })

const Session = Schema.Struct({
  date: field(CalendarDate, "The trading day at the exchange"),
  open: field(LocalInstant, "When it opens"),
  close: field(LocalInstant, "When it closes"),
  breaks: field(
    Schema.Array(
      Schema.Struct({
        start: field(LocalInstant, "When it begins"),
        end: field(LocalInstant, "When trade goes on")
      })
    ),
    "When it doesn't trade in between, the earliest first"
  ),
  early_close: field(Schema.Boolean, "Whether it closes earlier than sessions of that time do")
}).annotate({ identifier: "Session" })

export const SessionsPage = Schema.Struct({
  mic,
  ...known,
  sessions: Schema.Array(Session),
  count: itemCount
}).annotate({ identifier: "SessionsPage" })

export const StatePage = Schema.Struct({
  mic,
  at: field(LocalInstant, "When it was asked for"),
  is_open: field(Schema.Boolean, "Whether it trades then"),
  session: field(
    Schema.NullOr(CalendarDate),
    "The session under way, its breaks included; null between sessions"
  ),
  opens_at: field(
    Schema.NullOr(LocalInstant),
    "When it opens next, also after a break; null where that isn't known"
  ),
  closes_at: field(
    Schema.NullOr(LocalInstant),
    "When the session under way closes, else the next one; null where that isn't known"
  )
}).annotate({ identifier: "ExchangeState" })

const ofExchange = { mic: text(32) }

export const listExchanges = HttpApiEndpoint.get("exchanges", `${root}/exchanges`, {
  success: ExchangesPage,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "listExchanges")
  .annotate(OpenApi.Summary, "Exchanges with a calendar")
  .annotate(OpenApi.Description, "By MIC. An exchange that trades as another does has its calendar.")

export const listSessions = HttpApiEndpoint.get("sessions", `${root}/exchanges/:mic/sessions`, {
  params: ofExchange,
  query: { start_date: Schema.optionalKey(date), end_date: Schema.optionalKey(date) },
  success: SessionsPage,
  error: [NotFound, Unavailable]
})
  .annotate(CrossChecks, [ordered("start_date", "end_date")])
  .annotate(OpenApi.Identifier, "listSessions")
  .annotate(OpenApi.Summary, "An exchange's sessions")
  .annotate(
    OpenApi.Description,
    "Oldest first, both ends of the range included: by default from today, or from start_date, over 31 days. A day that the calendar doesn't know is refused."
  )

export const getExchangeState = HttpApiEndpoint.get("state", `${root}/exchanges/:mic/state`, {
  params: ofExchange,
  success: StatePage,
  error: [NotFound, Unavailable]
})
  .annotate(OpenApi.Identifier, "getExchangeState")
  .annotate(OpenApi.Summary, "Whether an exchange is open")
  .annotate(OpenApi.Description, "By its calendar: halts of a day's trade aren't known to it.")
