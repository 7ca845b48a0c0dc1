/** Port: stores news articles. Each is returned in the first of the given locales that it has. */
import { Context, type Effect } from "effect"
import type { Locale } from "../locale/Locale.ts"
import type { Window } from "../paging/Paging.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { NewsCategory, NewsContent, NewsDetail, NewsItem } from "./Article.ts"
import { whole } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/** A null matches all. */
export interface NewsFilter {
  readonly category: NewsCategory | null
  readonly priority: number | null
  /** A company that the article names. */
  readonly company_id: number | null
}

/** A window of the articles that match a filter. */
export interface NewsPage {
  readonly articles: ReadonlyArray<NewsItem>
  /** How many articles match the filter. */
  readonly total: number
}

/** All locales, most preferred first. */
export type Preference = ReadonlyArray<Locale>

/** The articles that name a company, with the symbols of all that they name. An article changes with its texts. */
const newsOf = (company_id: number) => ({
  article: { company_id: [company_id] },
  article_company: { company_id: [company_id] },
  company: whole
})

/** Articles by filter, by company and by id. Lists are newest first. */
export class NewsStore extends Context.Service<
  NewsStore,
  {
    /** Newest first; for the same instant, the greater id first. */
    readonly list: (
      filter: NewsFilter,
      window: Window,
      locales: Preference
    ) => Effect.Effect<NewsPage, StoreUnavailable>
    /** A company's latest articles, of those published before an instant (null for any), in the same order. */
    readonly ofCompany: (
      company_id: number,
      limit: number,
      locales: Preference,
      before: string | null
    ) => Effect.Effect<ReadonlyArray<NewsItem>, StoreUnavailable>
    /** Whether there is such an article, and it names the company. */
    readonly names: (article_id: number, company_id: number) => Effect.Effect<boolean, StoreUnavailable>
    /** Null when there is no such article. */
    readonly detail: (
      article_id: number,
      locales: Preference
    ) => Effect.Effect<NewsDetail | null, StoreUnavailable>
    /** In the first locale with full content, else as in `detail`; null when there is no such article. */
    readonly content: (
      article_id: number,
      locales: Preference
    ) => Effect.Effect<NewsContent | null, StoreUnavailable>
  }
>()("findata/core/news/NewsStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    list: ({ company_id }) =>
      company_id === null
        ? { article: whole, article_translation: whole, article_company: whole, company: whole }
        : newsOf(company_id),
    ofCompany: newsOf,
    names: (article_id) => ({ article_company: { article_id: [article_id] } }),
    // With the symbols of the companies that it names.
    detail: (article_id) => ({
      article: { article_id: [article_id] },
      article_translation: { article_id: [article_id] },
      article_company: { article_id: [article_id] },
      company: whole
    }),
    content: (article_id) => ({
      article: { article_id: [article_id] },
      article_translation: { article_id: [article_id] }
    })
  } satisfies ReadsOf<NewsStore["Service"]>
}
