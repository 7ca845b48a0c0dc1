/** Company pages of what was filed and written about a company. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Locale } from "../../../../core/mod.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess } from "../base/KeyAccess.ts"
import { DisclosuresPage, InsidersPage } from "./Filings.ts"
import { asOf, asOfBegun, few, months, ofCompany, pageAccess, root } from "./Parameters.ts"
import { ArticlePage, HighlightsPage, NewsPage } from "./NewsAndResearch.ts"
import { integer, orElse, word } from "../base/Parameters.ts"
import { CrossChecks, Validation } from "../base/Validation.ts"

const error = [NotFound, Unavailable] as const

export class FilingPagesApi extends HttpApiGroup.make("filingPages")
  .add(
    HttpApiEndpoint.get("dart", "/companies/:company_id/dart", {
      params: ofCompany,
      query: { ...few, ...asOf },
      success: DisclosuresPage,
      error
    })
      .annotate(OpenApi.Identifier, "listCompanyFilings")
      .annotate(OpenApi.Summary, "A company's filings")
      .annotate(
        OpenApi.Description,
        "The latest of its issuer, newest first; as of a day those filed by then."
      ),
    HttpApiEndpoint.get("insider", "/companies/:company_id/insider", {
      params: ofCompany,
      query: { ...months, limit: integer(1, 500).pipe(orElse(100)), ...asOf },
      success: InsidersPage,
      error
    })
      .annotate(OpenApi.Identifier, "listInsiderTransactions")
      .annotate(OpenApi.Summary, "Insiders' transactions")
      .annotate(
        OpenApi.Description,
        "Newest first. Exercises, grants and gifts are no buys or sells of the summary. As of a day those filed by then."
      ),
    HttpApiEndpoint.get("news", "/companies/:company_id/news", {
      params: ofCompany,
      query: { ...few, locale: word(Locale).pipe(orElse("ko")), ...asOf },
      success: NewsPage,
      error
    })
      .annotate(OpenApi.Identifier, "listCompanyNews")
      .annotate(OpenApi.Summary, "A company's news")
      .annotate(
        OpenApi.Description,
        "Newest first; an article that the language lacks is served in English, else in any it has."
      ),
    HttpApiEndpoint.get("article", "/companies/:company_id/news/:article_id", {
      params: { ...ofCompany, article_id: integer(1) },
      query: { locale: word(Locale).pipe(orElse("ko")), ...asOf },
      success: ArticlePage,
      error
    })
      .annotate(OpenApi.Identifier, "getCompanyNewsArticle")
      .annotate(OpenApi.Summary, "An article about a company")
      .annotate(
        OpenApi.Description,
        "With its content, sanitised where it is HTML; not found where the article doesn't name the company, or was published later than the day asked for."
      ),
    HttpApiEndpoint.get("research", "/companies/:company_id/research-highlights", {
      params: ofCompany,
      query: { ...few, ...asOf },
      success: HighlightsPage,
      error
    })
      .annotate(OpenApi.Identifier, "listResearchHighlights")
      .annotate(OpenApi.Summary, "Research about a company")
      .annotate(
        OpenApi.Description,
        "The latest reports, newest first, each with the firm's target before it."
      )
  )
  .annotateEndpoints(CrossChecks, asOfBegun)
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix(root)
  .annotateMerge(
    OpenApi.annotations({ title: "Filing pages", description: "What was filed and written about a company." })
  ) {}
