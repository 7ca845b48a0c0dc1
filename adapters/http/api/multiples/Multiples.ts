/** `/companies/{company_id}/multiples`: a company's multiples over time. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { MonthlyMultiples } from "../../../../core/mod.ts"
import { countField } from "../../../../core/ports.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { integer, orElse } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

export const MultiplesPage = Schema.Struct({
  ...pageFields,
  multiples: Schema.Array(MonthlyMultiples),
  count: countField("Months in this list")
}).annotate({ identifier: "MultiplesPage" })

export const listCompanyMultiples = HttpApiEndpoint.get("multiples", `${companyPath}/multiples`, {
  params: ofCompany,
  query: { years: integer(1, 25).pipe(orElse(10)), ...asOf },
  success: MultiplesPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listCompanyMultiples")
  .annotate(OpenApi.Summary, "A company's multiples by month")
  .annotate(
    OpenApi.Description,
    "Newest first, up to the month of the latest bar: its last close with the statements, shares and splits known on that day, as the page of the company as of that day has them."
  )
