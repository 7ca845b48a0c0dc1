/** `/stock/indicators`: the catalogue of indicators, and indicators of a company's bars; for pages too. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Bar, Company } from "../../../../core/mod.ts"
import { field, indicatorGroups, ListedIndicator, nullable, pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { bySymbol, severalText } from "../base/BySymbol.ts"
import { NotFound, Unavailable, Unprocessable } from "../base/Errors.ts"
import { indicatorList } from "../base/Expressions.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { integer, orElse, word } from "../base/Parameters.ts"
import { Cost, KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { oneSymbolInTable, symbols, symbolsCost } from "../base/Symbols.ts"
import { CrossChecks, ordered, Validation } from "../base/Validation.ts"
import { PricePoint, rangeQuery, seriesFields } from "../prices/Prices.ts"

export const IndicatorCatalogue = Schema.Struct({
  indicators: Schema.Array(ListedIndicator),
  count: itemCount
}).annotate({ identifier: "IndicatorCatalogue" })

const value = field(
  Schema.NullOr(Schema.Union([Schema.Finite, Schema.String])),
  "The value of an indicator by its expression, with `.output` behind it where it has several; null while it warms up"
)

const fields = {
  ...pick(seriesFields, ["interval", "adjust"]),
  currency: Company.fields.currency,
  indicators: field(
    Schema.Array(
      Schema.Struct({
        expression: field(Schema.String, "As it was asked for, without spaces", { example: "bbands(20,2)" }),
        outputs: field(Schema.Array(Schema.String), "The members of `data` that are its values"),
        second: nullable(Schema.String, "The second symbol that it is computed from; null for one without")
      }).annotate({ identifier: "AskedIndicator" })
    ),
    "Each once, in the order in which they were asked for"
  ),
  data: Schema.Array(
    Schema.StructWithRest(
      Schema.Struct({ datetime: PricePoint.fields.datetime, ...pick(Bar.fields, ["close"]) }),
      [Schema.Record(Schema.String, value)]
    ).annotate({ identifier: "IndicatorPoint" })
  ),
  count: itemCount,
  has_more: field(Schema.Boolean, "Whether the range has older bars")
}

export const Indicators = Schema.Struct({ symbol: Company.fields.symbol, ...fields }).annotate({
  identifier: "Indicators"
})

export const IndicatorsBySymbol = bySymbol(Indicators, "IndicatorsBySymbol")

export const IndicatorsPage = Schema.Struct({ ...pageFields, ...fields }).annotate({
  identifier: "IndicatorsPage"
})

const query = {
  indicators: indicatorList,
  ...rangeQuery,
  order: word(Schema.Literals(["asc", "desc"])).pipe(orElse("asc")),
  limit: integer(1, 5000).pipe(orElse(100))
}

const description =
  "The newest bars in the range, with a value of each indicator, which is computed over all bars up to the range's end: a range changes no value. Of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of the raw ones."

export const listCompanyIndicators = HttpApiEndpoint.get("indicators", `${companyPath}/indicators`, {
  params: ofCompany,
  query: { ...query, ...asOf },
  success: IndicatorsPage,
  error: [...pageErrors, Unprocessable]
})
  .annotate(CrossChecks, [ordered("start_date", "end_date"), ...asOfBegun])
  .annotate(OpenApi.Identifier, "listCompanyIndicators")
  .annotate(OpenApi.Summary, "Indicators of a company's bars")
  .annotate(OpenApi.Description, description)

export class IndicatorsApi extends HttpApiGroup.make("indicators")
  .add(
    HttpApiEndpoint.get("catalogue", "/", {
      query: { group: Schema.optionalKey(word(Schema.Literals(indicatorGroups))) },
      success: IndicatorCatalogue,
      error: Unavailable
    })
      .annotate(OpenApi.Identifier, "listIndicators")
      .annotate(OpenApi.Summary, "The catalogue of indicators")
      .annotate(
        OpenApi.Description,
        "TA-Lib's functions but its arithmetic, and others, by group, each with its parameters, outputs, formula and source."
      ),
    HttpApiEndpoint.get("series", "/:symbol", {
      params: { symbol: symbols },
      query,
      success: [Indicators, IndicatorsBySymbol],
      error: [NotFound, Unavailable, Unprocessable]
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date"), oneSymbolInTable])
      .annotate(Cost, symbolsCost("symbol"))
      .annotate(OpenApi.Identifier, "getIndicators")
      .annotate(OpenApi.Summary, "Indicators of a symbol's bars")
      .annotate(OpenApi.Description, `${description} ${severalText}`)
  )
  .annotateEndpoints(RequiredAccess, withScope("read:stock"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/stock/indicators")
  .annotateMerge(
    OpenApi.annotations({
      title: "Indicators",
      description: "Technical indicators of daily, weekly and monthly bars."
    })
  ) {}
