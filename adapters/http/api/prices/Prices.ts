/** `/stock/prices`: the newest bars, the history, and what changed shares or was paid on them. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import {
  ActionType,
  Adjustment,
  Bar,
  CalendarDate,
  Company,
  CorporateAction,
  Interval
} from "../../../../core/mod.ts"
import { countField, field, nullable, pick } from "../../../../core/ports.ts"
import { itemCount, Pagination, pagingFields } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { date, integer, orElse, word } from "../base/Parameters.ts"
import { CrossChecks, exclusive, ordered, Validation } from "../base/Validation.ts"

/** A bar at the exchange's own time. */
export const PricePoint = Schema.Struct({
  datetime: field(
    Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T00:00:00$/u)),
    "The bar's day at the exchange's own time, without a zone",
    { example: "2020-08-28T00:00:00" }
  ),
  ...pick(Bar.fields, ["open", "high", "low", "close", "volume"])
}).annotate({ identifier: "PricePoint" })

/** A stretch of trading days without bars. */
const Gap = Schema.Struct({
  after: field(CalendarDate, "The date of the bar before it"),
  until: field(CalendarDate, "The date of the bar after it"),
  sessions: countField("How many sessions lie between; weekdays where no calendar knows these days")
}).annotate({ identifier: "PriceGap" })

/** What a series of bars says of itself. */
export const seriesFields = {
  interval: field(Interval, "How long a bar is"),
  adjust: field(Adjustment, "What the prices are adjusted for"),
  ...pick(Company.fields, ["currency", "exchange"]),
  timezone: Company.fields.time_zone,
  is_last_partial: field(
    Schema.Boolean,
    "Whether a session of the newest bar's week or month is to come after its last day with a bar, or under way; false for daily bars"
  ),
  calendar: nullable(
    Schema.String,
    "The MIC of the calendar whose sessions are counted; null where the exchange has none that knows the newest bar's day, and weekdays are",
    { example: "XNYS" }
  ),
  gaps: Schema.Array(Gap).annotate({
    description: "Seven or more sessions without a bar between two of these bars, oldest first"
  })
}

const { interval, ...basisFields } = seriesFields

const barsFields = {
  symbol: Company.fields.symbol,
  company_name: Company.fields.name,
  interval,
  data: Schema.Array(PricePoint),
  count: itemCount
}

export const PriceSeries = Schema.Struct({ ...barsFields, ...basisFields }).annotate({
  identifier: "PriceSeries"
})

export const PriceHistory = Schema.Struct({
  ...barsFields,
  ...pick(pagingFields, ["has_more", "offset"]),
  ...Pagination.fields,
  ...basisFields
}).annotate({ identifier: "PriceHistory" })

export const Action = Schema.Struct({
  ...pick(CorporateAction.fields, ["effective_date", "type", "value"]),
  reference_close: nullable(
    Schema.Finite,
    "The raw close before the ex-date, as imported, else of the last bar before it; null when not known or still to come",
    { unit: "currency" }
  ),
  currency: nullable(
    Schema.String,
    "What an amount is in: the price's own unit, or a foreign currency, and then no price is adjusted by it; null for a ratio"
  )
}).annotate({ identifier: "Action" })

export const ActionList = Schema.Struct({
  ...pick(Company.fields, ["symbol", "currency"]),
  actions: Schema.Array(Action),
  known_to: nullable(CalendarDate, "The day up to which all actions are known; null when none were imported"),
  count: itemCount
}).annotate({ identifier: "ActionList" })

const seriesQuery = {
  interval: word(Interval).pipe(orElse("1day")),
  adjust: word(Adjustment).pipe(orElse("splits")),
  format: Schema.optionalKey(word(DataFormat))
}

/** The query of bars in a range. */
export const rangeQuery = {
  ...seriesQuery,
  start_date: Schema.optionalKey(date),
  end_date: Schema.optionalKey(date)
}

/** The query of the newest bars in a range, of which there may be `max`. */
export const newestQuery = (max: number) => ({
  ...rangeQuery,
  limit: integer(1, max).pipe(orElse(100))
})

/** The query of a page of bars, of which there may be `max`. */
export const historyQuery = (max: number) => ({
  ...rangeQuery,
  order: word(Schema.Literals(["asc", "desc"])).pipe(orElse("asc")),
  limit: integer(1, max).pipe(orElse(100)),
  page: Schema.optionalKey(integer(1)),
  offset: Schema.optionalKey(integer(0))
})

export const historyChecks = [exclusive("page", "offset"), ordered("start_date", "end_date")]

export const actionQuery = {
  start_date: Schema.optionalKey(date),
  end_date: Schema.optionalKey(date),
  type: Schema.optionalKey(word(ActionType)),
  format: Schema.optionalKey(word(DataFormat))
}

export const actionChecks = [ordered("start_date", "end_date")]

const params = { symbol: Schema.String }

export class PricesApi extends HttpApiGroup.make("prices")
  .add(
    HttpApiEndpoint.get("recent", "/:symbol", {
      params,
      query: { ...seriesQuery, limit: integer(1, 500).pipe(orElse(100)) },
      success: PriceSeries,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getPrices")
      .annotate(OpenApi.Summary, "Recent prices")
      .annotate(
        OpenApi.Description,
        "The newest bars, oldest first. Weekly bars are dated Monday, monthly the first."
      ),
    HttpApiEndpoint.get("history", "/:symbol/history", {
      params,
      query: historyQuery(1000),
      success: PriceHistory,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, historyChecks)
      .annotate(OpenApi.Identifier, "getPriceHistory")
      .annotate(OpenApi.Summary, "Price history")
      .annotate(
        OpenApi.Description,
        "Bars whose own date lies in the range, both ends included; a bar is made of all its days."
      ),
    HttpApiEndpoint.get("actions", "/:symbol/actions", {
      params,
      query: actionQuery,
      success: ActionList,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, actionChecks)
      .annotate(OpenApi.Identifier, "listActions")
      .annotate(OpenApi.Summary, "Corporate actions")
      .annotate(
        OpenApi.Description,
        "Splits, stock dividends and payments by ex-date, newest first, both ends of the range included; those that are announced too."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:stock"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/stock/prices")
  .annotateMerge(
    OpenApi.annotations({
      title: "Stock prices",
      description:
        "Daily, weekly and monthly bars of open, high, low, close and volume, raw or adjusted, and the actions that they are adjusted by."
    })
  ) {}
