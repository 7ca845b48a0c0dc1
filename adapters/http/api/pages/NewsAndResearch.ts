/** What was written about a company: news, and the latest of brokers' reports. */
import { Schema } from "effect"
import { Highlight, Locale, NewsContent, NewsDetail, NewsItem } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { reportFields } from "../groups/Research.ts"
import { pageFields } from "./Members.ts"

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
