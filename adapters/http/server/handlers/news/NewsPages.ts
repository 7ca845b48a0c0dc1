/** Handles `/companies/{company_id}/news`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Locale, News, type NewsItem } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { ArticleContent, type ArticlePage, type NewsPage } from "../../../api/news/NewsPages.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

const contentOf = membersOf(ArticleContent)

const newsOf = (articles: ReadonlyArray<NewsItem>, locale: Locale): PageBody<typeof NewsPage> => ({
  locale,
  articles,
  count: articles.length
})

export const newsPages = Effect.gen(function* () {
  const news = yield* News
  const pages = yield* CompanyPages

  return {
    news: HttpApiBuilder.handler(Api, "filingPages", "news", ({ params, query, request }) =>
      pages.answer({ page: "news", params, query, request }, (company, as_of) =>
        Effect.map(news.ofCompany(company, query.limit, query.locale, as_of), (articles) =>
          newsOf(articles, query.locale)
        )
      )
    ),
    article: HttpApiBuilder.handler(Api, "filingPages", "article", ({ params, query, request }) =>
      pages.answer({ page: "article", params, query, request }, (company, as_of) =>
        Effect.map(
          news.articleOf(company, params.article_id, query.locale, as_of),
          ({ article, content }): PageBody<typeof ArticlePage> => ({
            article,
            content: contentOf(content)
          })
        )
      )
    )
  }
})
