/** `/companies/{company_id}/health`: how complete and new a company's data is, and where it is from. */
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Schema } from "effect"
import { CompanyHealth } from "../../../../core/ports.ts"
import { companyPath, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"

export const HealthPage = Schema.Struct({ ...pageFields, ...CompanyHealth.fields }).annotate({
  identifier: "CompanyHealthPage"
})

export const getCompanyHealth = HttpApiEndpoint.get("companyHealth", `${companyPath}/health`, {
  params: ofCompany,
  success: HealthPage,
  error: pageErrors
})
  .annotate(OpenApi.Identifier, "getCompanyHealth")
  .annotate(OpenApi.Summary, "How complete and new a company's data is")
  .annotate(
    OpenApi.Description,
    "Now, never as of an earlier day: the newest bar beside the last session of the exchange, sessions without bars, doubtful prices and actions, missing statements, and the sources of its rows. A session counts from at most a quarter of an hour after its close."
  )
