/** How a company's sector does, and how the company stands in it. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Locale, SectorAnalysis } from "../../../../core/mod.ts"
import { asOf, asOfBegun, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { orElse, word } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

export const SectorPage = Schema.Struct({ ...pageFields, ...SectorAnalysis.fields }).annotate({
  identifier: "SectorPage"
})

export const getSectorAnalysis = HttpApiEndpoint.get("sector", "/v1/sector-analyst/company/:company_id", {
  params: ofCompany,
  query: { locale: word(Locale).pipe(orElse("en")), ...asOf },
  success: SectorPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getSectorAnalysis")
  .annotate(OpenApi.Summary, "A company's sector")
  .annotate(OpenApi.Description, "Among the listed companies that share its sector and currency.")
