/** Exchange rates between two currencies. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { DerivedRate, Rate } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"
import { date, currencyCode } from "../base/Parameters.ts"
import { CrossChecks, ordered } from "../base/Validation.ts"

export const RatesPage = Schema.Struct({
  ...pick(Rate.fields, ["base", "quote"]),
  start_date: field(Rate.fields.date, "The first day of the range"),
  end_date: field(Rate.fields.date, "The last day of the range"),
  rate: field(
    Schema.NullOr(DerivedRate),
    "The one that counts on the last day: of that day, or the last one of the ten days before it; null where none has one"
  ),
  rates: Schema.Array(DerivedRate),
  count: itemCount
}).annotate({ identifier: "RatesPage" })

export const listRates = HttpApiEndpoint.get("rates", `${root}/rates`, {
  query: {
    base: currencyCode,
    quote: currencyCode,
    start_date: Schema.optionalKey(date),
    end_date: Schema.optionalKey(date)
  },
  success: RatesPage,
  error: [NotFound, Unavailable]
})
  .annotate(CrossChecks, [ordered("start_date", "end_date")])
  .annotate(OpenApi.Identifier, "listRates")
  .annotate(OpenApi.Summary, "Exchange rates between two currencies")
  .annotate(
    OpenApi.Description,
    "Units of quote for one of base on the days that have a rate, oldest first, both ends of the range included: by default the 31 days to end_date, or to today in UTC. A rate is as a source states it, inverted, or crossed over the euro; of several sources of a day, that of the first one by name counts."
  )
