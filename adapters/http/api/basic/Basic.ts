/** `/api/v1/financial-v4`: time series, profiles and fundamentals, with a key or on trial. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Adjustment, Interval } from "../../../../core/mod.ts"
import {
  Fundamentals,
  FundamentalsBySymbol,
  Profile,
  ProfileBySymbol,
  TimeSeries,
  TimeSeriesBySymbol
} from "./BasicBodies.ts"
import { severalText } from "../base/BySymbol.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { Cost, KeyAccess, RequiredAccess } from "../base/RequiredAccess.ts"
import { date, integer, orElse, word } from "../base/Parameters.ts"
import { oneSymbolInTable, symbols, symbolsCost } from "../base/Symbols.ts"
import { begun, CrossChecks, ordered, Validation } from "../base/Validation.ts"

export class BasicApi extends HttpApiGroup.make("basic")
  .add(
    HttpApiEndpoint.get("timeSeries", "/time-series", {
      query: {
        symbol: symbols,
        interval: word(Interval).pipe(orElse("1day")),
        outputsize: integer(1, 5000).pipe(orElse(30)),
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        adjust: word(Adjustment).pipe(orElse("splits")),
        format: Schema.optionalKey(word(DataFormat))
      },
      success: [TimeSeries, TimeSeriesBySymbol],
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date"), oneSymbolInTable])
      .annotate(OpenApi.Identifier, "getTimeSeries")
      .annotate(OpenApi.Summary, "Time series")
      .annotate(OpenApi.Description, `The newest bars in the range, oldest first. ${severalText}`),
    HttpApiEndpoint.get("profile", "/profile", {
      query: { symbol: symbols },
      success: [Profile, ProfileBySymbol],
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getProfile")
      .annotate(OpenApi.Summary, "Profile")
      .annotate(OpenApi.Description, `What a company is, and what it is worth now. ${severalText}`),
    HttpApiEndpoint.get("fundamentals", "/fundamentals", {
      query: { symbol: symbols, as_of: Schema.optionalKey(date) },
      success: [Fundamentals, FundamentalsBySymbol],
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [begun("as_of")])
      .annotate(OpenApi.Identifier, "getFundamentals")
      .annotate(OpenApi.Summary, "Fundamentals")
      .annotate(OpenApi.Description, `Valuation, growth and market data. ${severalText}`)
  )
  .annotateEndpoints(RequiredAccess, { family: "basic", scope: "any", without: "trial" })
  .annotateEndpoints(Cost, symbolsCost("symbol"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/api/v1/financial-v4")
  .annotateMerge(
    OpenApi.annotations({
      title: "Basic financial API",
      description:
        "Time series, profiles and fundamentals, with a key or on trial; of up to 120 symbols at once."
    })
  ) {}
