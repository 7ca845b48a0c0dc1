/** `/companies/{company_id}/research-highlights`: the latest of brokers' reports about a company. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Highlight } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { asOf, asOfBegun, companyPath, few, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { CrossChecks } from "../base/Validation.ts"
import { reportFields } from "./Research.ts"

/** Targets in `currency`. */
export const ResearchHighlight = Schema.Struct({
  id: reportFields.id,
  ...pick(Highlight.fields, ["title", "report_date", "report_type", "securities_firm", "analyst"]),
  ...pick(Highlight.fields, ["opinion", "target_price", "previous_target_price", "currency"]),
  ...pick(Highlight.fields, ["summary", "key_points"]),
  cdn_url: reportFields.cdn_url
}).annotate({ identifier: "ResearchHighlight" })

/** Newest first. */
export const HighlightsPage = Schema.Struct({
  ...pageFields,
  highlights: Schema.Array(ResearchHighlight),
  count: itemCount
}).annotate({ identifier: "ResearchHighlightsPage" })

export const listResearchHighlights = HttpApiEndpoint.get("research", `${companyPath}/research-highlights`, {
  params: ofCompany,
  query: { ...few, ...asOf },
  success: HighlightsPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listResearchHighlights")
  .annotate(OpenApi.Summary, "Research about a company")
  .annotate(OpenApi.Description, "The latest reports, newest first, each with the firm's target before it.")
