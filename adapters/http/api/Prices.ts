/** `/stock/prices`: the newest bars, the history, and what changed shares or was paid on them. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { ActionType, Adjustment, CalendarDate, Interval } from "../../../core/mod.ts"
import { Format, paginationFields } from "./Bodies.ts"
import { NotFound, Unavailable } from "./Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "./KeyAccess.ts"
import { date, integer, orElse, word } from "./Parameters.ts"
import { CrossChecks, exclusive, ordered, Validation } from "./Validation.ts"

/** A bar at the exchange's own time, `2024-01-02T00:00:00` without a zone. */
export const PricePoint = Schema.Struct({
  datetime: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T00:00:00$/u)),
  open: Schema.Finite,
  high: Schema.Finite,
  low: Schema.Finite,
  close: Schema.Finite,
  volume: Schema.Int
}).annotate({ identifier: "PricePoint" })

const seriesFields = {
  symbol: Schema.String,
  company_name: Schema.String,
  interval: Interval,
  data: Schema.Array(PricePoint),
  count: Schema.Int
}

const basisFields = {
  adjust: Adjustment,
  currency: Schema.NullOr(Schema.String),
  exchange: Schema.String,
  timezone: Schema.String,
  is_last_partial: Schema.Boolean
}

export const PriceSeries = Schema.Struct({ ...seriesFields, ...basisFields }).annotate({
  identifier: "PriceSeries"
})

export const PriceHistory = Schema.Struct({
  ...seriesFields,
  has_more: Schema.Boolean,
  offset: Schema.Int,
  ...paginationFields,
  ...basisFields
}).annotate({ identifier: "PriceHistory" })

/** `value` is a ratio of shares, then without a currency, or an amount a share. */
export const Action = Schema.Struct({
  effective_date: CalendarDate,
  type: ActionType,
  value: Schema.Finite,
  reference_close: Schema.NullOr(Schema.Finite),
  currency: Schema.NullOr(Schema.String)
}).annotate({ identifier: "Action" })

export const ActionList = Schema.Struct({
  symbol: Schema.String,
  currency: Schema.NullOr(Schema.String),
  actions: Schema.Array(Action),
  known_to: Schema.NullOr(CalendarDate),
  count: Schema.Int
}).annotate({ identifier: "ActionList" })

const seriesQuery = {
  interval: word(Interval).pipe(orElse("1day")),
  adjust: word(Adjustment).pipe(orElse("splits")),
  format: Schema.optionalKey(word(Format))
}

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
      query: {
        ...seriesQuery,
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        order: word(Schema.Literals(["asc", "desc"])).pipe(orElse("asc")),
        limit: integer(1, 1000).pipe(orElse(100)),
        page: Schema.optionalKey(integer(1)),
        offset: Schema.optionalKey(integer(0))
      },
      success: PriceHistory,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [exclusive("page", "offset"), ordered("start_date", "end_date")])
      .annotate(OpenApi.Identifier, "getPriceHistory")
      .annotate(OpenApi.Summary, "Price history")
      .annotate(
        OpenApi.Description,
        "Bars whose own date lies in the range, both ends included; a bar is made of all its days."
      ),
    HttpApiEndpoint.get("actions", "/:symbol/actions", {
      params,
      query: {
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        type: Schema.optionalKey(word(ActionType)),
        format: Schema.optionalKey(word(Format))
      },
      success: ActionList,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date")])
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
