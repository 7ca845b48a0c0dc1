/** `CompanyStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  type Company,
  type CompanyFilter,
  type CompanyProfile,
  CompanyStore,
  type CompanySummary,
  type Exchange,
  type Listing,
  type Window
} from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { literally } from "./literally.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const like = (pattern: string) => sql`
    (
      c.symbol like ${pattern.toUpperCase()} escape '\\'
      or c.name_lower like ${pattern} escape '\\'
      or c.alias_name_lower like ${pattern} escape '\\'
    )
  `

  const matching = ({ country_code, search, sector }: CompanyFilter) =>
    sql.and([
      sql`true`,
      ...(search === null ? [] : [like(`%${literally(search.toLowerCase())}%`)]),
      ...(sector === null ? [] : [sql`c.sector_lower = ${sector.toLowerCase()}`]),
      ...(country_code === null ? [] : [sql`c.country_code = ${country_code}`])
    ])

  const nearest = (search: string) => sql`
    case
      when c.symbol = ${search.toUpperCase()} then 0
      when ${like(`${literally(search.toLowerCase())}%`)} then 1
      else 2
    end,
  `

  const list = Effect.fnUntraced(function* (filter: CompanyFilter, { limit, offset }: Window) {
    const where = matching(filter)
    const [count] = yield* sql<{ n: number }>`
      select cast(count(*) as integer) as n from company c where ${where}
    `
    const total = count?.n ?? 0
    if (offset >= total) return { companies: [], total }
    const companies = yield* sql<CompanySummary>`
      select c.company_id, c.symbol, c.name, c.alias_name, c.exchange, c.sector, c.country_code
      from company c
      where ${where}
      order by ${filter.search === null ? sql`` : nearest(filter.search)} c.company_id
      limit ${limit} offset ${offset}
    `
    return { companies, total }
  })

  const companies = (where: Statement.Fragment) =>
    Effect.map(
      sql<Company>`
        select
          c.company_id, c.issuer_id, c.symbol, c.slug, c.name, c.alias_name, c.exchange, c.sector, c.industry,
          c.country_code, c.currency, e.mic_code, c.isin, c.website, c.description, c.stock_type, c.listed,
          e.time_zone,
          e.country_code as exchange_country_code, e.operating_mic
        from company c
        join exchange e on e.code = c.exchange
        where ${where}
        order by c.company_id
      `,
      (rows) => rows.map((row) => ({ ...row, listed: Boolean(row.listed) }))
    )

  const exchanges = sql<Exchange>`
    select code, mic_code, operating_mic, name, country_code, time_zone, currency
    from exchange
    order by code
  `

  return CompanyStore.of({
    byId: (id) => guard(Effect.map(companies(sql`c.company_id = ${id}`), ([company]) => company ?? null)),
    bySlug: (slug) => guard(Effect.map(companies(sql`c.slug = ${slug}`), ([company]) => company ?? null)),
    profile: (id) =>
      guard(
        Effect.map(
          sql<CompanyProfile>`
            select
              ceo, cast(employees as double precision) as employees, figi_code, cusip, address, city, state,
              zip_code, phone
            from company
            where company_id = ${id}
          `,
          ([profile]) => profile ?? null
        )
      ),
    listings: (symbol) =>
      guard(sql<Listing>`
        select symbol, exchange, valid_from, valid_to, company_id
        from listing
        where symbol = ${symbol}
        order by valid_from, exchange
      `),
    bySymbol: (symbol) => guard(companies(sql`c.symbol = ${symbol}`)),
    ofIssuer: (issuer_id) => guard(companies(sql`c.issuer_id = ${issuer_id}`)),
    list: (filter, window) => guard(list(filter, window)),
    exchanges: guard(exchanges)
  })
})

export const layer: Layer.Layer<CompanyStore, never, SqlClient.SqlClient> = Layer.effect(CompanyStore, make)
