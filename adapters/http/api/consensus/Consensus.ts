/** `/companies/{company_id}/consensus`: what analysts expect of a company. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Company, Consensus, TargetPrices } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { asOf, asOfBegun, companyPath, months, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"

/** Targets and prices in `currency` on the shares of the day. */
export const ConsensusPage = Schema.Struct({
  ...pageFields,
  company_name: Company.fields.name,
  ...Consensus.fields,
  target_prices: Schema.Struct(
    pick(TargetPrices.fields, [
      "average",
      "high",
      "low",
      "std_dev",
      "high_broker",
      "low_broker",
      "expert_count"
    ])
  )
}).annotate({ identifier: "ConsensusPage" })

export const getCompanyConsensus = HttpApiEndpoint.get("consensus", `${companyPath}/consensus`, {
  params: ofCompany,
  query: { ...months, ...asOf },
  success: ConsensusPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanyConsensus")
  .annotate(OpenApi.Summary, "Analysts' consensus")
  .annotate(OpenApi.Description, "Each firm's latest target and opinion of the months.")
