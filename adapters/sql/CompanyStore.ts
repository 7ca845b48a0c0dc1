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
import { currentCompanyIndex } from "./CompanyIndex.ts"
import { guard } from "./guard.ts"
import { inOrder } from "./page.ts"

/** SQLite has 0 and 1 for what is false or true. */
const withListed = <R extends { readonly listed: boolean }>(row: R): R => ({
  ...row,
  listed: Boolean(row.listed)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const index = currentCompanyIndex(sql)

  const list = Effect.fnUntraced(function* (filter: CompanyFilter, window: Window) {
    const { ids, total } = (yield* index).find(filter, window)
    if (ids.length === 0) return { companies: [], total }
    const rows = yield* sql<CompanySummary>`
      select company_id, symbol, name, alias_name, exchange, sector, country_code, listed
      from company
      where ${sql.in("company_id", ids)}
    `
    return { companies: inOrder(ids, rows.map(withListed), ({ company_id }) => company_id), total }
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
      (rows) => rows.map(withListed)
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
