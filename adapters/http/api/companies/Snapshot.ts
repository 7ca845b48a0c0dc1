/** `/companies/{company_id}/snapshot`: how a company stands in the market. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Company, Snapshot } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"

export const SnapshotPage = Schema.Struct({
  ...pageFields,
  ...pick(Company.fields, ["name", "exchange", "currency"]),
  ...Snapshot.fields
}).annotate({ identifier: "SnapshotPage" })

export const getCompanySnapshot = HttpApiEndpoint.get("snapshot", `${companyPath}/snapshot`, {
  params: ofCompany,
  query: asOf,
  success: SnapshotPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanySnapshot")
  .annotate(OpenApi.Summary, "A company in the market")
  .annotate(OpenApi.Description, "Price, ranges, returns, valuation, and analysts' ratings by month.")
