/** `/companies/{company_id}/insider`: what insiders of a company's issuer did. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Company, InsiderRow, InsiderSummary } from "../../../../core/mod.ts"
import { itemCount } from "../base/Bodies.ts"
import { asOf, asOfBegun, companyPath, months, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { integer, orElse } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

/** Transactions newest first; the summary is of all of the period, also of those that the list leaves out. */
export const InsidersPage = Schema.Struct({
  ...pageFields,
  currency: Company.fields.currency,
  transactions: Schema.Array(InsiderRow.annotate({ identifier: "PageInsiderTransaction" })),
  summary: InsiderSummary,
  count: itemCount
}).annotate({ identifier: "InsidersPage" })

export const listInsiderTransactions = HttpApiEndpoint.get("insider", `${companyPath}/insider`, {
  params: ofCompany,
  query: { ...months, limit: integer(1, 500).pipe(orElse(100)), ...asOf },
  success: InsidersPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listInsiderTransactions")
  .annotate(OpenApi.Summary, "Insiders' transactions")
  .annotate(
    OpenApi.Description,
    "Newest first. Exercises, grants and gifts are no buys or sells of the summary. As of a day those filed by then."
  )
