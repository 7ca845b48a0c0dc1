/** `/companies/{company_id}/news`: the articles about a company, and each with its content. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Locale, NewsContent, NewsDetail, NewsItem } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { asOf, asOfBegun, companyPath, few, ofCompany, pageErrors, pageFields } from "../base/Pages.ts"
import { integer, orElse, word } from "../base/Parameters.ts"
import { CrossChecks } from "../base/Validation.ts"

/** Newest first. */
export const NewsPage = Schema.Struct({
  ...pageFields,
  locale: field(Locale, "The language asked for; each article has the one that it is served in"),
  articles: Schema.Array(NewsItem),
  count: itemCount
}).annotate({ identifier: "NewsPage" })

/** What an article's page has of its content. */
export const ArticleContent = Schema.Struct(
  pick(NewsContent.fields, ["content_type", "full_content", "locale"])
).annotate({ identifier: "PageArticleContent" })

/** The texts and the content, each in the first language that has it. */
export const ArticlePage = Schema.Struct({
  ...pageFields,
  article: NewsDetail,
  content: ArticleContent
}).annotate({ identifier: "NewsArticlePage" })

export const listCompanyNews = HttpApiEndpoint.get("news", `${companyPath}/news`, {
  params: ofCompany,
  query: { ...few, locale: word(Locale).pipe(orElse("ko")), ...asOf },
  success: NewsPage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "listCompanyNews")
  .annotate(OpenApi.Summary, "A company's news")
  .annotate(
    OpenApi.Description,
    "Newest first; an article that the language lacks is served in English, else in any it has."
  )

export const getCompanyNewsArticle = HttpApiEndpoint.get("article", `${companyPath}/news/:article_id`, {
  params: { ...ofCompany, article_id: integer(1) },
  query: { locale: word(Locale).pipe(orElse("ko")), ...asOf },
  success: ArticlePage,
  error: pageErrors
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(OpenApi.Identifier, "getCompanyNewsArticle")
  .annotate(OpenApi.Summary, "An article about a company")
  .annotate(
    OpenApi.Description,
    "With its content, sanitised where it is HTML; not found where the article doesn't name the company, or was published later than the day asked for."
  )
