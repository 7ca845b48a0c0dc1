/** News articles. */
import { Effect } from "effect"
import { Locale, News, NewsCategory } from "../../../core/mod.ts"
import { excerpt, tableOf } from "../tool/Compact.ts"
import { optional, rows, symbol, whole, wordOr } from "../tool/Parameters.ts"
import { companyOn, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const maxSummaryLength = 400
const maxContentLength = 8000

/** One article with all of its texts. */
const article = Effect.fnUntraced(function* (article_id: number, locale: Locale) {
  const news = yield* News
  const { created_at: _, ...detail } = yield* news.detail(article_id, locale)
  const { content_type, full_content } = yield* news.content(article_id, locale)
  return { ...detail, content_type, full_content: excerpt(full_content, maxContentLength) }
})

export const news = tool({
  name: "news",
  title: "News",
  description:
    "Articles, newest first, with their summaries and symbols; with article_id one article with its analysis, risk and text.",
  scopes: ["read:news"],
  parameters: {
    symbol: optional(symbol),
    category: optional(NewsCategory),
    article_id: optional(whole(1, 2_147_483_647, "One article by its id in a list")),
    locale: wordOr(Locale, "en", "Language of texts, where there is one"),
    limit: rows(10, 50)
  },
  run: Effect.fnUntraced(function* (given) {
    const source = yield* sourcesOf("news")
    if (given.article_id !== undefined) {
      const found = yield* Effect.catchTag(article(given.article_id, given.locale), "ArticleNotFound", () =>
        Effect.fail(new Refused({ message: `Unknown article: ${given.article_id}. Lists contain the ids` }))
      )
      return { ...found, source }
    }
    const company = given.symbol === undefined ? null : yield* companyOn(given.symbol)
    const filter = {
      category: given.category ?? null,
      priority: null,
      company_id: company?.company_id ?? null
    }
    const newsOf = yield* News
    const { articles, total } = yield* newsOf.list(filter, { offset: 0, limit: given.limit }, given.locale)
    const rows = articles.map((item) => ({
      ...item,
      article_id: item.id,
      symbols: item.symbols.join(" "),
      summary: excerpt(item.summary, maxSummaryLength)
    }))
    return {
      symbol: company?.symbol,
      total,
      ...tableOf(
        ["article_id", "published_at", "category", "symbols", "title", "summary", "source_url"],
        rows
      ),
      source
    }
  })
})
