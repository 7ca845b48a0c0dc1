/** Company pages: the markets, finding a company, its detail and statements, and where the data is from. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Format } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { statementQuery } from "../groups/Financials.ts"
import { KeyAccess, RequiredAccess } from "../base/KeyAccess.ts"
import { DetailPage } from "./Detail.ts"
import { FinancialsPage } from "./Financials.ts"
import { SearchResult, SlugResult } from "./CompanySearch.ts"
import { MarketsPage } from "./Markets.ts"
import { asOf, asOfBegun, ofCompany, pageAccess, root } from "./Parameters.ts"
import { SourcesPage } from "./Sources.ts"
import { text, word } from "../base/Parameters.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

export class PagesApi extends HttpApiGroup.make("pages")
  .add(
    HttpApiEndpoint.get("search", "/companies", {
      query: { search: text(200) },
      success: SearchResult,
      error: Unavailable
    })
      .annotate(OpenApi.Identifier, "searchCompanies")
      .annotate(OpenApi.Summary, "Search companies")
      .annotate(
        OpenApi.Description,
        "The eight best matches: the exact symbol, then what begins with the text, then the rest. None for a blank one."
      ),
    HttpApiEndpoint.get("bySlug", "/companies/by-slug/:slug", {
      params: { slug: Schema.String },
      success: SlugResult,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getCompanyBySlug")
      .annotate(OpenApi.Summary, "A company by slug")
      .annotate(OpenApi.Description, "A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug."),
    HttpApiEndpoint.get("detail", "/companies/:company_id", {
      params: ofCompany,
      query: asOf,
      success: DetailPage,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(OpenApi.Identifier, "getCompanyDetail")
      .annotate(OpenApi.Summary, "A company at a glance")
      .annotate(
        OpenApi.Description,
        "Margins, growth, returns and health are of the latest fiscal year, valuations of four quarters where they end later."
      ),
    HttpApiEndpoint.get("financials", "/companies/:company_id/financials", {
      params: ofCompany,
      query: {
        ...statementQuery,
        ...asOf,
        format: Schema.optionalKey(word(Format))
      },
      success: FinancialsPage,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(OpenApi.Identifier, "getCompanyFinancials")
      .annotate(OpenApi.Summary, "A company's financial statements")
      .annotate(
        OpenApi.Description,
        "Those of the newest fiscal years, newest first. CSV holds them without their provenance."
      ),
    HttpApiEndpoint.get("markets", "/markets", { success: MarketsPage, error: Unavailable })
      .annotate(OpenApi.Identifier, "listMarkets")
      .annotate(OpenApi.Summary, "The markets at a glance")
      .annotate(
        OpenApi.Description,
        "A market is of the companies in a currency that were traded in the 31 days to its latest day, and of listed ones without a price, each issuer once. top_companies has at most 50, the largest first and those without a market cap last. Among tens of thousands of companies the first request after a write of prices takes many seconds."
      ),
    HttpApiEndpoint.get("sources", "/sources", { success: SourcesPage, error: Unavailable })
      .annotate(OpenApi.Identifier, "listSources")
      .annotate(OpenApi.Summary, "Where the data is from")
      .annotate(
        OpenApi.Description,
        "Runs that were taken back are left out; a file that was refused whole left none and isn't listed."
      )
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix(root)
  .annotateMerge(
    OpenApi.annotations({
      title: "Company pages",
      description: "What a page about a company shows first, and how the company is found."
    })
  ) {}
