/** `/calendar/{earnings|dividends|splits|filings|listings}`: events of all companies by day. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { calendarEvents, CalendarKind } from "../../../../core/mod.ts"
import { field } from "../../../../core/ports.ts"
import { itemCount, Pagination, pagingFields } from "../base/Bodies.ts"
import { Unavailable } from "../base/Errors.ts"
import { EventFormat } from "../base/Formats.ts"
import { date, integer, orElse, parsed, text, word } from "../base/Parameters.ts"
import { asOf, root } from "../base/Pages.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { begun, CrossChecks, exclusive, ordered, Validation } from "../base/Validation.ts"

/** What each calendar is called in the document, and what its events are. */
const declared = {
  earnings: {
    event: calendarEvents.earnings.annotate({ identifier: "EarningsEvent" }),
    name: "Earnings",
    summary: "Days of results",
    about:
      "The day on which results of a period were filed, announced by an 8-K (item 2.02) or to DART or else in their report, and the same day a year later as the estimate of the next, moved to a session. Figures are those known from reports, on the shares of the day."
  },
  dividends: {
    event: calendarEvents.dividends.annotate({ identifier: "DividendEvent" }),
    name: "Dividends",
    summary: "Dividends by ex-date",
    about: "Cash dividends, announced ones too."
  },
  splits: {
    event: calendarEvents.splits.annotate({ identifier: "SplitEvent" }),
    name: "Splits",
    summary: "Splits and stock dividends",
    about: "By the first day of the new shares, announced ones too."
  },
  filings: {
    event: calendarEvents.filings.annotate({ identifier: "FilingEvent" }),
    name: "Filings",
    summary: "Filings by day",
    about: "Of all issuers, each once."
  },
  listings: {
    event: calendarEvents.listings.annotate({ identifier: "ListingEvent" }),
    name: "Listings",
    summary: "Listings and their changes",
    about: "First and last days of trade, and changes of ticker and exchange."
  }
} as const satisfies Record<CalendarKind, object>

/** The body of a calendar. */
const bodyOf = <const Kind extends CalendarKind>(kind: Kind) =>
  Schema.Struct({
    calendar: field(Schema.Literal(kind), "Which calendar it is"),
    items: Schema.Array(declared[kind].event as (typeof declared)[Kind]["event"]),
    pagination: Pagination,
    total: pagingFields.total,
    count: itemCount,
    limit: pagingFields.limit,
    offset: pagingFields.offset
  }).annotate({ identifier: `${declared[kind].name}Calendar` })

const days = {
  country: Schema.optionalKey(text(100)),
  start_date: Schema.optionalKey(date),
  end_date: Schema.optionalKey(date),
  ...asOf
}

const window = {
  page: Schema.optionalKey(integer(1)),
  offset: Schema.optionalKey(integer(0)),
  limit: integer(1, 1000).pipe(orElse(100)),
  format: Schema.optionalKey(word(EventFormat))
}

const query = { symbol: Schema.optionalKey(text(100)), ...days, ...window }

/** The most companies of a list. */
const maxCompanies = 100

/** Ids of companies between commas. */
const companyIds = parsed(
  Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/u)),
  (given) => {
    const ids = given.split(",").map((id) => id.trim())
    if (ids.length > maxCompanies)
      return { type: "value_error", msg: `Value error, expected at most ${maxCompanies} ids` }
    return ids.every((id) => /^[1-9]\d{0,8}$/.test(id))
      ? ids.join(",")
      : {
          type: "int_parsing",
          msg: "Input should be a valid integer, unable to parse string as an integer"
        }
  }
)

const pageQuery = { company_id: Schema.optionalKey(companyIds), ...days, ...window }

const checks = [exclusive("page", "offset"), ordered("start_date", "end_date"), begun("as_of")]

const listed =
  "Oldest first, both ends of the range included. As of a day, no date is known before its source said it."

/** A calendar's endpoint of the public API. */
const endpoint = <const Kind extends CalendarKind>(kind: Kind) =>
  HttpApiEndpoint.get(kind, `/${kind}` as const, { query, success: bodyOf(kind), error: Unavailable })
    .annotate(CrossChecks, checks)
    .annotate(OpenApi.Identifier, `list${declared[kind].name}`)
    .annotate(OpenApi.Summary, declared[kind].summary)
    .annotate(OpenApi.Description, `${declared[kind].about} ${listed}`)

/** All calendars for pages, by ids of companies. */
export const getCalendar = HttpApiEndpoint.get("calendar", `${root}/calendar/:calendar`, {
  params: { calendar: word(CalendarKind) },
  query: pageQuery,
  success: [bodyOf("earnings"), bodyOf("dividends"), bodyOf("splits"), bodyOf("filings"), bodyOf("listings")],
  error: Unavailable
})
  .annotate(CrossChecks, checks)
  .annotate(OpenApi.Identifier, "getCalendar")
  .annotate(OpenApi.Summary, "A calendar")
  .annotate(
    OpenApi.Description,
    `As the public API has it. ${listed} company_id takes up to ${maxCompanies} ids, separated by commas.`
  )

export class CalendarsApi extends HttpApiGroup.make("calendars")
  .add(
    endpoint("earnings"),
    endpoint("dividends"),
    endpoint("splits"),
    endpoint("filings"),
    endpoint("listings")
  )
  .annotateEndpoints(RequiredAccess, withScope("read:stock"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/calendar")
  .annotateMerge(
    OpenApi.annotations({
      title: "Calendars",
      description: "What companies reported, paid and changed by day, and what is announced or expected."
    })
  ) {}
