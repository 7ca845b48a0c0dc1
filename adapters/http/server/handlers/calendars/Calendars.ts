/** Handles `/calendar/{earnings|dividends|splits|filings|listings}` of the public API and of pages. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  calendarEvents,
  type CalendarKind,
  type CalendarPage,
  type CalendarQuery,
  Calendars,
  Companies,
  countryCode,
  paginate,
  todayIn
} from "../../../../../core/mod.ts"
import { type PageRequest, windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { isLongList } from "../../answers/longAnswers.ts"
import { tableOf } from "../../answers/tables.ts"
import { dayCalendarOf } from "./dayEntries.ts"

interface Query extends PageRequest {
  readonly country?: string
  readonly start_date?: string
  readonly end_date?: string
  readonly as_of?: string
}

const none: CalendarPage = { items: [], total: 0 }

/** Null for an unknown country, of which there are no events. */
const queryOf = (query: Query, company_ids: ReadonlyArray<number> | null): CalendarQuery | null => {
  const country_code = query.country === undefined ? null : countryCode(query.country)
  if (query.country !== undefined && country_code === null) return null
  return {
    from: query.start_date ?? null,
    to: query.end_date ?? null,
    as_of: query.as_of ?? null,
    company_ids,
    country_code
  }
}

const isLong = ({ as_of, limit }: Query): boolean => as_of !== undefined || isLongList(limit)

const calendarAnswers = Effect.gen(function* () {
  const calendars = yield* Calendars

  /** A calendar of some companies, or of all (null); of none where they aren't known. */
  return Effect.fnUntraced(function* <Kind extends CalendarKind>(
    kind: Kind,
    query: Query,
    company_ids: ReadonlyArray<number> | null
  ) {
    const window = windowOf(query)
    const asked = queryOf(query, company_ids)
    const today = yield* todayIn("UTC")
    const { items, total } = asked === null ? none : yield* calendars.list(kind, asked, window)
    return {
      json: () => ({
        calendar: kind,
        items,
        pagination: paginate(window, total),
        total,
        count: items.length,
        limit: window.limit,
        offset: window.offset
      }),
      table: () => tableOf(Object.keys(calendarEvents[kind].fields), items),
      calendar: () => dayCalendarOf(kind, items, today)
    }
  })
})

export const layer = HttpApiBuilder.group(
  Api,
  "calendars",
  Effect.fnUntraced(function* (handlers) {
    const answer = yield* calendarAnswers
    const bodies = yield* Bodies
    const companies = yield* Companies

    const handler = <Kind extends CalendarKind>(kind: Kind) =>
      HttpApiBuilder.handler(Api, "calendars", kind, ({ query, request }) =>
        bodies.respond(
          request,
          ["calendar", kind, query],
          Effect.gen(function* () {
            const { as_of = null, symbol } = query
            if (symbol === undefined) return yield* answer(kind, query, null)
            const company = yield* companies.find(symbol, as_of)
            return yield* answer(kind, query, company === null ? [] : [company.company_id])
          }),
          { format: query.format, isLong: isLong(query) }
        )
      )

    return handlers.handleAll({
      earnings: handler("earnings"),
      dividends: handler("dividends"),
      splits: handler("splits"),
      filings: handler("filings"),
      listings: handler("listings")
    })
  })
)

export const calendarPage = Effect.gen(function* () {
  const answer = yield* calendarAnswers
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "calendarPages", "calendar", ({ params, query, request }) =>
    pages.open(
      request,
      ["calendar", params.calendar, query],
      answer(params.calendar, query, query.company_id?.split(",").map(Number) ?? null),
      { format: query.format, isLong: isLong(query) }
    )
  )
})
