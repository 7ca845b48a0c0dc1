/** `NewsStore` over a SqlClient: one statement reads an article with its translation, so that they are consistent. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  type NewsContent,
  type NewsDetail,
  type NewsFilter,
  type NewsItem,
  type Window
} from "../../../core/mod.ts"
import { NewsStore, type Preference, type Trigger } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"

/** Symbols separated by spaces, which no symbol contains; null for none. */
type RowOf<Item extends NewsItem> = Omit<Item, "symbols"> & { readonly symbols: string | null }
type ItemRow = RowOf<NewsItem>
type DetailRow = Omit<RowOf<NewsDetail>, "trigger"> & { readonly trigger: string | null }

const itemOf = ({ symbols, ...item }: ItemRow): NewsItem => ({
  ...item,
  symbols: [...new Set(symbols?.split(" "))]
})

const detailOf = ({ ai_angle, risk, trigger, ...item }: DetailRow): NewsDetail => ({
  ...itemOf(item),
  ai_angle,
  risk,
  trigger: trigger === null ? [] : (JSON.parse(trigger) as ReadonlyArray<Trigger>)
})

/** How many articles have a category and priority. */
type Count = Pick<NewsItem, "category" | "priority"> & { readonly n: number }

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** The rank of a translation's locale, 0 for the most preferred one. */
  const distance = (locales: Preference): Statement.Fragment => {
    const places = locales.map((locale, place) => sql`when ${locale} then ${sql.literal(String(place))}`)
    return sql`case l.locale ${places.reduce((before, place) => sql`${before} ${place}`)} end`
  }

  const translated = (order: Statement.Fragment) => sql`
    join article_translation t on t.article_id = a.article_id and t.locale = (
      select l.locale
      from article_translation l
      where l.article_id = a.article_id
      order by ${order}
      limit 1
    )
  `

  const item = sql`
    a.article_id as id, t.title, t.summary, a.category, a.priority, a.source_url, a.published_at, a.created_at,
    t.locale, (
      select string_agg(y.symbol, ' ' order by y.company_id)
      from article_company n
      join company y on y.company_id = n.company_id
      where n.article_id = a.article_id
    ) as symbols
  `

  const newestFirst = sql`order by a.published_at desc, a.article_id desc`

  const items = (articles: Statement.Fragment, locales: Preference) =>
    Effect.map(
      sql<ItemRow>`
        select ${item}
        from (${articles}) a
        ${translated(distance(locales))}
        ${newestFirst}
      `,
      (rows) => rows.map(itemOf)
    )

  const every = sql`from article a`
  const naming = (company_id: number) => sql`
    from article_company c
    join article a on a.article_id = c.article_id and c.company_id = ${company_id}
  `

  const counts = sql<Count>`select category, priority, articles as n from article_facet`
  const countsOf = (articles: Statement.Fragment) => sql<Count>`
    select a.category, a.priority, cast(count(*) as integer) as n
    ${articles}
    group by a.category, a.priority
  `

  const list = Effect.fnUntraced(function* (
    { category, company_id, priority }: NewsFilter,
    { limit, offset }: Window,
    locales: Preference
  ) {
    const where = sql.and([
      sql`true`,
      ...(category === null ? [] : [sql`a.category = ${category}`]),
      ...(priority === null ? [] : [sql`a.priority = ${priority}`])
    ])
    const articles = company_id === null ? every : naming(company_id)
    const total = (yield* company_id === null ? counts : countsOf(articles))
      .filter((_) => (category ?? _.category) === _.category && (priority ?? _.priority) === _.priority)
      .reduce((sum, { n }) => sum + n, 0)
    if (offset >= total) return { articles: [], total }
    const page = sql`select a.* ${articles} where ${where} ${newestFirst} limit ${limit} offset ${offset}`
    return { articles: yield* items(page, locales), total }
  })

  return NewsStore.of({
    list: (filter, window, locales) => guard(list(filter, window, locales)),
    ofCompany: (company_id, limit, locales, before) => {
      const published = before === null ? sql`true` : sql`a.published_at < ${before}`
      const articles = sql`select a.* ${naming(company_id)} where ${published} ${newestFirst} limit ${limit}`
      return guard(items(articles, locales))
    },
    names: (article_id, company_id) =>
      guard(
        Effect.map(
          sql`
            select article_id
            from article_company
            where article_id = ${article_id} and company_id = ${company_id}
          `,
          (rows) => rows.length > 0
        )
      ),
    detail: (article_id, locales) =>
      guard(
        Effect.map(
          sql<DetailRow>`
            select ${item}, t.ai_angle, t.risk, t.trigger
            from article a
            ${translated(distance(locales))}
            where a.article_id = ${article_id}
          `,
          ([row]) => (row === undefined ? null : detailOf(row))
        )
      ),
    content: (article_id, locales) =>
      guard(
        Effect.map(
          sql<NewsContent>`
            select a.article_id as id, t.title, a.content_type, t.full_content, t.locale
            from article a
            ${translated(sql`case when l.full_content is null then 1 else 0 end, ${distance(locales)}`)}
            where a.article_id = ${article_id}
          `,
          ([content]) => content ?? null
        )
      )
  })
})

export const layer: Layer.Layer<NewsStore, never, SqlClient.SqlClient> = Layer.effect(NewsStore, make)
