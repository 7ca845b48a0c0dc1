/** Events by day: results, dividends, splits, filings, changes of listings. */
import { Effect } from "effect"
import {
  calendarEvents,
  CalendarKind,
  Calendars,
  countryCode,
  type ImportKind,
  todayIn
} from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { as_of, optional, ordered, range, rows, symbol, text, wordOr } from "../tool/Parameters.ts"
import { begunDay, companyOn, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const importedAs: Readonly<Record<CalendarKind, ReadonlyArray<ImportKind>>> = {
  earnings: ["disclosures", "statements"],
  dividends: ["actions"],
  splits: ["actions"],
  filings: ["disclosures"],
  listings: ["listings", "companies"]
}

export const calendar = tool({
  name: "calendar",
  title: "Calendar",
  description:
    "Events of one company or of all by day, oldest first, from start_date (default today) on: days of results with EPS and sales and estimated next ones, ex-dividend days, splits, filings, listings. status is reported, stated or estimated.",
  scopes: ["read:stock"],
  parameters: {
    calendar: wordOr(CalendarKind, "earnings", "Kind of event"),
    symbol: optional(symbol),
    country: optional(text(100, "Name or ISO code")),
    ...range,
    as_of,
    limit: rows(50, 200)
  },
  run: Effect.fnUntraced(function* (given) {
    yield* ordered(given)
    const country_code = given.country === undefined ? null : countryCode(given.country)
    if (given.country !== undefined && country_code === null)
      return yield* new Refused({
        message: `Unknown country: ${given.country}. Expected an English name or an ISO 3166-1 code, such as US`
      })
    const as_of = yield* begunDay(given.as_of)
    const company = given.symbol === undefined ? null : yield* companyOn(given.symbol, given.as_of)
    const today = given.as_of ?? (yield* todayIn(company?.time_zone ?? "UTC"))
    const end = given.end_date ?? null
    const from = given.start_date ?? (end !== null && end < today ? null : today)
    const calendars = yield* Calendars
    const { items, total } = yield* calendars.list(
      given.calendar,
      {
        from,
        to: end,
        as_of,
        company_ids: company === null ? null : [company.company_id],
        country_code
      },
      { offset: 0, limit: given.limit }
    )
    const columns = Object.keys(calendarEvents[given.calendar].fields)
    return {
      calendar: given.calendar,
      start_date: from,
      total,
      ...tableOf(
        columns.filter((column) => column !== "company_id"),
        items as ReadonlyArray<Readonly<Record<string, unknown>>>
      ),
      source: yield* sourcesOf(...importedAs[given.calendar])
    }
  })
})
