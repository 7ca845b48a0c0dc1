/** Handles `/news/articles`, in the language of X-Locale. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  type Locale,
  News,
  type NewsCategory,
  type NewsFilter,
  type NewsPage,
  paginate
} from "../../../../../core/mod.ts"
import { windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { type AskedCompany, askedCompany } from "../../answers/askedCompany.ts"
import type { Answer } from "../../answers/Answer.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { isLongList } from "../../answers/longAnswers.ts"

interface ListQuery {
  readonly category?: NewsCategory
  readonly priority?: number
  readonly symbol?: string
  readonly limit: number
  readonly page?: number
  readonly skip?: number
}

const filterOf = ({ category, priority }: ListQuery, { company_id }: AskedCompany): NewsFilter => ({
  category: category ?? null,
  priority: priority ?? null,
  company_id
})

const none: NewsPage = { articles: [], total: 0 }

/** A body in a language; it varies with X-Locale. */
const spoken = (locale: Locale, body: unknown): Answer => ({
  json: () => body,
  headers: { "content-language": locale },
  vary: ["X-Locale"]
})

const inItsOwn = (article: { readonly locale: Locale }): Answer => spoken(article.locale, article)

export const layer = HttpApiBuilder.group(
  Api,
  "news",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const news = yield* News
    const bodies = yield* Bodies

    const list = Effect.fnUntraced(function* (query: ListQuery, locale: Locale) {
      const window = windowOf({ ...query, offset: query.skip })
      const company = yield* askedCompany(companies, query.symbol)
      const { articles, total } =
        company === null ? none : yield* news.list(filterOf(query, company), window, locale)
      const { limit, offset: skip } = window
      // The list has the requested language, whatever the language of each article.
      return spoken(locale, { articles, total, skip, limit, pagination: paginate(window, total) })
    })

    return handlers.handleAll({
      list: ({ headers: { "x-locale": locale }, query, request }) =>
        bodies.respond(request, ["news", locale, query], list(query, locale), {
          isLong: isLongList(query.limit)
        }),
      detail: ({ headers: { "x-locale": locale }, params: { article_id }, request }) =>
        bodies.respond(
          request,
          ["article", locale, article_id],
          Effect.map(news.detail(article_id, locale), inItsOwn)
        ),
      content: ({ headers: { "x-locale": locale }, params: { article_id }, request }) =>
        bodies.respond(
          request,
          ["article content", locale, article_id],
          Effect.map(news.content(article_id, locale), inItsOwn)
        )
    })
  })
)
