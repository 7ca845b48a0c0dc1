/**
 * `/financial/figures`: every figure that companies have, with its meaning and formula; and figures of a company on a day, with
 * what is behind them.
 */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Company, figureGroups, ListedFigure } from "../../../../core/mod.ts"
import { FigureExplanation, FigureWithValue, field } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { figureName, valueNames } from "../base/Expressions.ts"
import { DataFormat } from "../base/Formats.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields, root } from "../base/Pages.ts"
import { text, word } from "../base/Parameters.ts"
import { Cost, KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { bodyOfParts, PartHead } from "../base/SeveralCompanies.ts"
import { companies, companiesCost } from "../base/Symbols.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

export const FigureCatalogue = Schema.Struct({
  figures: Schema.Array(ListedFigure.annotate({ identifier: "Figure" })),
  count: itemCount
}).annotate({ identifier: "FigureCatalogue" })

const query = { group: Schema.optionalKey(word(Schema.Literals(figureGroups))) }

const description =
  "By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14)."

export const getFigureCatalogue = HttpApiEndpoint.get("figures", `${root}/figures`, {
  query,
  success: FigureCatalogue,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "getFigureCatalogue")
  .annotate(OpenApi.Summary, "The catalogue of figures")
  .annotate(OpenApi.Description, description)

const format = { format: Schema.optionalKey(word(DataFormat)) }

const aboutExplanation =
  "By the name of a figure, or a function call such as rsi(14). `operands` are what it was computed from: lines with the filing that reported them, closes, counts of shares, payments; `missing` is what makes it null. As it was known at the end of the day, else now."

const ExplanationBody = Schema.Struct({
  symbol: Company.fields.symbol,
  as_of: pageFields.as_of,
  ...FigureExplanation.fields
}).annotate({ identifier: "FigureExplanation" })

const ExplanationPage = Schema.Struct({ ...pageFields, ...FigureExplanation.fields }).annotate({
  identifier: "FigureExplanationPage"
})

const values = {
  figures: field(Schema.Array(FigureWithValue), "In the order in which they were asked for"),
  count: itemCount
}

const ValuesPage = Schema.Struct({ ...pageFields, ...values }).annotate({ identifier: "FigureValuesPage" })

const ValuesOfCompanies = Schema.Struct(
  bodyOfParts(Schema.Struct({ ...PartHead.fields, ...values }).annotate({ identifier: "FigureValuesPart" }))
).annotate({ identifier: "FigureValuesOfCompanies" })

export const getCompanyFigure = HttpApiEndpoint.get("explain", `${companyPath}/figures/:figure`, {
  params: { ...ofCompany, figure: figureName },
  query: asOf,
  success: ExplanationPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanyFigure")
  .annotate(OpenApi.Summary, "A figure of a company with what is behind it, for pages")
  .annotate(OpenApi.Description, "As the public API has it.")

export const listCompanyValues = HttpApiEndpoint.get("values", `${companyPath}/values`, {
  params: ofCompany,
  query: { names: valueNames, ...asOf, ...format },
  success: ValuesPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listCompanyValues")
  .annotate(OpenApi.Summary, "Figures of a company on a day, for pages")
  .annotate(
    OpenApi.Description,
    "As they were known at the end of the day, else now: those of statements by all that was filed by then, those of prices by the latest bar."
  )

export const listValues = HttpApiEndpoint.get("valuesOfCompanies", `${root}/values`, {
  query: { companies, names: valueNames, ...asOf, ...format },
  success: ValuesOfCompanies,
  error: Unavailable
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(Cost, companiesCost)
  .annotate(OpenApi.Identifier, "listValues")
  .annotate(OpenApi.Summary, "Figures of several companies on a day, for pages")
  .annotate(
    OpenApi.Description,
    "As the page of each company has them, companies in the order in which they were asked for, each once. Counted as a request for each."
  )

export class FiguresApi extends HttpApiGroup.make("figures")
  .add(
    HttpApiEndpoint.get("list", "/figures", { query, success: FigureCatalogue, error: Unavailable })
      .annotate(OpenApi.Identifier, "listFigures")
      .annotate(OpenApi.Summary, "The catalogue of figures")
      .annotate(OpenApi.Description, description),
    HttpApiEndpoint.get("explain", "/companies/:symbol/figures/:figure", {
      params: { symbol: text(100), figure: figureName },
      query: asOf,
      success: ExplanationBody,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(OpenApi.Identifier, "getFigureExplanation")
      .annotate(OpenApi.Summary, "A figure of a company with what is behind it")
      .annotate(OpenApi.Description, aboutExplanation)
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial")
  .annotateMerge(
    OpenApi.annotations({ title: "Figures", description: "What is known of companies, in figures." })
  ) {}
