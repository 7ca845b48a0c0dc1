/** Probes, and the health of a company's data. */
import {
  all,
  count,
  date,
  instant,
  integer,
  listOf,
  maybe,
  members,
  oneOf,
  orNull,
  text,
  truth
} from "../forms.ts"
import { pagesOf, pagesRoot, type Specified } from "../Specified.ts"

const bars = members({
  ...all("first, newest, last_session", maybe(date)),
  ...all("sessions_behind, missing_sessions", maybe(count)),
  count,
  calendar: maybe(text),
  gaps: listOf(members({ ...all("from, to", date), sessions: count }))
})

const statements = members({
  ...all("newest, reported, next, next_expected, next_latest", maybe(date)),
  is_missing: truth,
  overdue_days: orNull(count)
})

const origin = members({
  ...all("kind, source", text),
  rows: count,
  ...all("first_date, newest_date", maybe(date)),
  ...all("imported_at, last_finished_at", instant),
  next_run: maybe(instant),
  failed: truth,
  licence: maybe(text),
  visibility: oneOf("public", "keys")
})

const healthPage = members({
  company_id: integer,
  symbol: text,
  as_of: date,
  findings: listOf(oneOf("no_bars", "bars_behind", "sessions_missing", "doubtful", "statement_missing")),
  bars,
  doubts: count,
  doubtful: listOf(members({ ...all("reason, message", text), date: orNull(date), type: orNull(text) })),
  statements,
  origins: listOf(origin)
})

export const specified: Specified = {
  added: ["GET /healthz", "GET /readyz", `GET ${pagesRoot}/companies/{company_id}/health`],
  answers: [
    {
      name: "the health of a company's data",
      form: healthPage,
      paths: pagesOf("/health"),
      neverNull: ["bars.calendar", "bars.last_session"]
    }
  ]
}
