/** Exchange rates between two currencies. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { DerivedRate, Rate } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"
import { date, parsed } from "../base/Parameters.ts"
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

const code = /^[A-Za-z]{3}$/u

/** The three letters of a currency's ISO 4217 code, in any case. */
const currency = parsed(Schema.String.check(Schema.isPattern(code)), (text) =>
  code.test(text)
    ? text.toUpperCase()
    : {
        type: "string_pattern_mismatch",
        msg: "String should have the three letters of an ISO 4217 code, such as USD"
      }
)

export const listRates = HttpApiEndpoint.get("rates", `${root}/rates`, {
  query: {
    base: currency,
    quote: currency,
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
