/** `/companies/{company_id}`: a company at a glance. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { CompanyDetail } from "../../../../core/mod.ts"
import { field, FormerNameThen } from "../../../../core/ports.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"

const { id, ...detail } = CompanyDetail.fields

export const DetailPage = Schema.Struct({
  id,
  ...pageFields,
  ...detail,
  former_names: field(
    Schema.Array(FormerNameThen.annotate({ identifier: "FormerName" })),
    "What the issuer was called before, the latest name first; none that it got after the day of the page"
  )
}).annotate({ identifier: "CompanyDetailPage" })

export const getCompanyDetail = HttpApiEndpoint.get("detail", companyPath, {
  params: ofCompany,
  query: asOf,
  success: DetailPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanyDetail")
  .annotate(OpenApi.Summary, "A company at a glance")
  .annotate(
    OpenApi.Description,
    "Margins, growth, returns and health are of the latest fiscal year, valuations of four quarters where they end later."
  )
