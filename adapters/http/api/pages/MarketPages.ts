/** Company pages of what the market and its analysts say. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Locale } from "../../../../core/mod.ts"
import { maxTechnicalPoints } from "../../../../core/ports.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess } from "../base/KeyAccess.ts"
import { ConsensusPage } from "./Consensus.ts"
import { asOf, asOfBegun, months, ofCompany, pageAccess, root } from "./Parameters.ts"
import { MultiplesPage } from "./Multiples.ts"
import { SectorPage } from "./SectorAnalysis.ts"
import { SnapshotPage } from "./Snapshot.ts"
import { TechnicalPage } from "./Technical.ts"
import { integer, orElse, word } from "../base/Parameters.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

const error = [NotFound, Unavailable] as const

export class MarketPagesApi extends HttpApiGroup.make("marketPages")
  .add(
    HttpApiEndpoint.get("snapshot", `${root}/companies/:company_id/snapshot`, {
      params: ofCompany,
      query: asOf,
      success: SnapshotPage,
      error
    })
      .annotate(OpenApi.Identifier, "getCompanySnapshot")
      .annotate(OpenApi.Summary, "A company in the market")
      .annotate(OpenApi.Description, "Price, ranges, returns, valuation, and analysts' ratings by month."),
    HttpApiEndpoint.get("multiples", `${root}/companies/:company_id/multiples`, {
      params: ofCompany,
      query: { years: integer(1, 25).pipe(orElse(10)), ...asOf },
      success: MultiplesPage,
      error
    })
      .annotate(OpenApi.Identifier, "listCompanyMultiples")
      .annotate(OpenApi.Summary, "A company's multiples by month")
      .annotate(
        OpenApi.Description,
        "Newest first, up to the month of the latest bar: its last close with the statements, shares and splits known on that day, as the page of the company as of that day has them."
      ),
    HttpApiEndpoint.get("technical", `${root}/companies/:company_id/technical`, {
      params: ofCompany,
      query: { series: Schema.optionalKey(integer(1, maxTechnicalPoints)), ...asOf },
      success: TechnicalPage,
      error
    })
      .annotate(OpenApi.Identifier, "getCompanyTechnical")
      .annotate(OpenApi.Summary, "Technical indicators")
      .annotate(
        OpenApi.Description,
        "Of split-adjusted daily bars, at the last one; null while one warms up."
      ),
    HttpApiEndpoint.get("consensus", `${root}/companies/:company_id/consensus`, {
      params: ofCompany,
      query: { ...months, ...asOf },
      success: ConsensusPage,
      error
    })
      .annotate(OpenApi.Identifier, "getCompanyConsensus")
      .annotate(OpenApi.Summary, "Analysts' consensus")
      .annotate(OpenApi.Description, "Each firm's latest target and opinion of the months."),
    HttpApiEndpoint.get("sector", "/v1/sector-analyst/company/:company_id", {
      params: ofCompany,
      query: { locale: word(Locale).pipe(orElse("en")), ...asOf },
      success: SectorPage,
      error
    })
      .annotate(OpenApi.Identifier, "getSectorAnalysis")
      .annotate(OpenApi.Summary, "A company's sector")
      .annotate(OpenApi.Description, "Among the listed companies that share its sector and currency.")
  )
  .annotateEndpoints(CrossChecks, asOfBegun)
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Market pages",
      description: "What the market and its analysts say of a company."
    })
  ) {}
