/** Serves news in the requested language, else in English, else in any that the article has. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { type Locale, localesFrom } from "../locale/Locale.ts"
import type { Window } from "../paging/Paging.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { endOfDay } from "../time/Zone.ts"
import { ArticleNotFound, type NewsContent, type NewsDetail, type NewsItem } from "./Article.ts"
import { type NewsFilter, type NewsPage, NewsStore } from "./NewsStore.ts"

const existing =
  (article_id: number) =>
  <A>(article: A | null) =>
    article === null ? Effect.fail(new ArticleNotFound({ article_id })) : Effect.succeed(article)

/** An article with its full content, each in the first language that has it. */
export interface WholeArticle {
  readonly article: NewsDetail
  readonly content: NewsContent
}

const service = Effect.map(NewsStore, (store) => {
  const detail = (article_id: number, locale: Locale) =>
    Effect.flatMap(store.detail(article_id, localesFrom(locale)), existing(article_id))

  const content = (article_id: number, locale: Locale) =>
    Effect.flatMap(store.content(article_id, localesFrom(locale)), existing(article_id))

  const articleOf = Effect.fn("News.articleOf")(function* (
    { company_id, time_zone }: Company,
    article_id: number,
    locale: Locale,
    as_of: string | null
  ) {
    if (!(yield* store.names(article_id, company_id))) return yield* new ArticleNotFound({ article_id })
    const article = yield* detail(article_id, locale)
    if (as_of !== null && article.published_at >= endOfDay(time_zone, as_of))
      return yield* new ArticleNotFound({ article_id })
    const whole: WholeArticle = { article, content: yield* content(article_id, locale) }
    return whole
  })

  return {
    list: (filter: NewsFilter, window: Window, locale: Locale) =>
      store.list(filter, window, localesFrom(locale)),
    ofCompany: ({ company_id, time_zone }: Company, limit: number, locale: Locale, as_of: string | null) =>
      store.ofCompany(company_id, limit, localesFrom(locale), as_of && endOfDay(time_zone, as_of)),
    articleOf,
    detail,
    content
  }
})

/** Articles, each in the first language of `localesFrom` that it has. */
export class News extends Context.Service<
  News,
  {
    /** Newest first; for the same instant, the greater id first. */
    readonly list: (
      filter: NewsFilter,
      window: Window,
      locale: Locale
    ) => Effect.Effect<NewsPage, StoreUnavailable>
    /** The latest articles that name a company, published by the end of a day at its exchange; null for now. */
    readonly ofCompany: (
      company: Company,
      limit: number,
      locale: Locale,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<NewsItem>, StoreUnavailable>
    /** An article that names the company and was published by the end of a day at its exchange; null for now. */
    readonly articleOf: (
      company: Company,
      article_id: number,
      locale: Locale,
      as_of: string | null
    ) => Effect.Effect<WholeArticle, ArticleNotFound | StoreUnavailable>
    readonly detail: (
      article_id: number,
      locale: Locale
    ) => Effect.Effect<NewsDetail, ArticleNotFound | StoreUnavailable>
    /** Prefers a translation with full content to one without. */
    readonly content: (
      article_id: number,
      locale: Locale
    ) => Effect.Effect<NewsContent, ArticleNotFound | StoreUnavailable>
  }
>()("findata/core/news/News") {
  static readonly layer: Layer.Layer<News, never, NewsStore> = Layer.effect(News, service)
}
