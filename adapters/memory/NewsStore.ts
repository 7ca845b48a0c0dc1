/** `NewsStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import { type NewsItem } from "../../core/mod.ts"
import {
  type Article,
  type ArticleTranslation,
  NewsStore,
  type Preference,
  type Records
} from "../../core/ports.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const newestFirst = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.Number]),
    ({ article_id, published_at }: Article) => [published_at, article_id] as const
  )
)

const byCompany = Order.mapInput(Order.Number, ({ company_id }: Records["article_company"]) => company_id)

const itemOf = (
  article: Article,
  { locale, summary, title }: ArticleTranslation,
  symbols: ReadonlyArray<string>
): NewsItem => ({
  id: article.article_id,
  title,
  summary,
  category: article.category,
  priority: article.priority,
  source_url: article.source_url,
  published_at: article.published_at,
  created_at: article.created_at,
  locale,
  symbols
})

export const layer = (tables: MemoryTables): Layer.Layer<NewsStore> => {
  const { article, article_company, company } = tables.records
  const all = derived(tables, () => [...article.values()].toSorted(newestFirst))
  const translationsOf = grouped(tables, "article_translation", ({ article_id }) => article_id)
  const articlesOf = derived(tables, () => {
    const named = Map.groupBy(article_company.values(), ({ company_id }) => company_id)
    return (company_id: number): ReadonlyArray<Article> => {
      const ids = new Set(named.get(company_id)?.map(({ article_id }) => article_id))
      return ids.size === 0 ? [] : all().filter(({ article_id }) => ids.has(article_id))
    }
  })

  const namedIn = grouped(tables, "article_company", ({ article_id }) => article_id, byCompany)
  const symbolsOf = (article_id: number): ReadonlyArray<string> => [
    ...new Set(namedIn(article_id).flatMap(({ company_id }) => company.get(String(company_id))?.symbol ?? []))
  ]

  /** The translations of an article, most preferred first. */
  const preferred = (article_id: number, locales: Preference): ReadonlyArray<ArticleTranslation> =>
    locales.flatMap((locale) =>
      translationsOf(article_id).filter((translation) => translation.locale === locale)
    )

  const items = (articles: ReadonlyArray<Article>, locales: Preference): ReadonlyArray<NewsItem> =>
    articles.flatMap((article) =>
      preferred(article.article_id, locales)
        .slice(0, 1)
        .map((translation) => itemOf(article, translation, symbolsOf(article.article_id)))
    )

  return Layer.succeed(
    NewsStore,
    NewsStore.of({
      list: ({ category, company_id, priority }, { limit, offset }, locales) =>
        Effect.sync(() => {
          const articles = company_id === null ? all() : articlesOf()(company_id)
          const found = articles.filter(
            (_) =>
              (category === null || _.category === category) && (priority === null || _.priority === priority)
          )
          return { articles: items(found.slice(offset, offset + limit), locales), total: found.length }
        }),
      ofCompany: (company_id, limit, locales, before) =>
        Effect.sync(() => {
          const articles = articlesOf()(company_id).filter((_) => before === null || _.published_at < before)
          return items(articles.slice(0, limit), locales)
        }),
      names: (article_id, company_id) =>
        Effect.sync(() => namedIn(article_id).some((named) => named.company_id === company_id)),
      detail: (article_id, locales) =>
        Effect.sync(() => {
          const found = article.get(String(article_id))
          const [translation] = preferred(article_id, locales)
          if (found === undefined || translation === undefined) return null
          return {
            ...itemOf(found, translation, symbolsOf(article_id)),
            ai_angle: translation.ai_angle,
            risk: translation.risk,
            trigger: translation.trigger ?? []
          }
        }),
      content: (article_id, locales) =>
        Effect.sync(() => {
          const found = article.get(String(article_id))
          const candidates = preferred(article_id, locales)
          const chosen = candidates.find(({ full_content }) => full_content !== null) ?? candidates[0]
          if (found === undefined || chosen === undefined) return null
          const { full_content, locale, title } = chosen
          return { id: article_id, title, content_type: found.content_type, full_content, locale }
        })
    })
  )
}
