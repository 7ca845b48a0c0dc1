/** `/companies/{company_id}/technical`: the technical indicators of a company's daily bars. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { TechnicalPage as Technical } from "../../../../core/mod.ts"
import { maxTechnicalPoints } from "../../../../core/ports.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { integer } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

export const TechnicalPage = Schema.Struct({ ...pageFields, ...Technical.fields }).annotate({
  identifier: "TechnicalPage"
})

export const getCompanyTechnical = HttpApiEndpoint.get("technical", `${companyPath}/technical`, {
  params: ofCompany,
  query: { series: Schema.optionalKey(integer(1, maxTechnicalPoints)), ...asOf },
  success: TechnicalPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanyTechnical")
  .annotate(OpenApi.Summary, "Technical indicators")
  .annotate(OpenApi.Description, "Of split-adjusted daily bars, at the last one; null while one warms up.")
