/** `CompanyStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { Company, type CompanyFilter, CompanySummary, Exchange, type Window } from "../../../core/mod.ts"
import { CompanyRecord, CompanyStore, FormerName, Listing, ownTurn, withListed } from "../../../core/ports.ts"
import { companyListOver } from "./CompanyList.ts"
import { wordsIn } from "../search/words.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard } from "../dialect/guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const { exchange_country_code, mic_code, operating_mic, time_zone } = Company.fields
const whole = rowsOf(CompanyRecord, undefined, { exchange_country_code, mic_code, operating_mic, time_zone })

const summaryColumns = Object.keys(CompanySummary.fields) as ReadonlyArray<keyof CompanySummary>
const summaries = rowsOf(CompanyRecord, summaryColumns)

/** Rows that are read in a few milliseconds. */
const namesAtOnce = 2000

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const listed = companyListOver(sql, yield* Dialect)

  const list = Effect.fnUntraced(function* (filter: CompanyFilter, window: Window) {
    const { ids, total } = yield* listed(filter, window)
    if (ids.length === 0) return { companies: [], total }
    const rows = yield* sql`
      select ${sql.literal(selectOf(CompanyRecord, summaryColumns))}
      from company
      where ${sql.in("company_id", ids)}
    `
    const companies = (yield* summaries.decode(rows)).map(withListed)
    const byId = new Map(companies.map((company) => [company.company_id, company]))
    // A company removed meanwhile is missing.
    return { companies: ids.flatMap((id) => byId.get(id) ?? []), total }
  })

  const companies = (where: Statement.Fragment) =>
    Effect.flatMap(
      sql`
        select
          ${sql.literal(selectOf(CompanyRecord, CompanyRecord.columns, "c"))},
          e.mic_code, e.time_zone, e.country_code as exchange_country_code, e.operating_mic
        from company c
        join exchange e on e.code = c.exchange
        where ${where}
        order by c.company_id
      `,
      (rows) => Effect.map(whole.decode(rows), (found) => found.map(withListed))
    )

  /** Some of them in each turn of the event loop. */
  const formerNames = Effect.gen(function* () {
    const found: Array<FormerName> = []
    for (let after: number | null = -1; after !== null; ) {
      const some: ReadonlyArray<FormerName> = yield* sql<FormerName>`
        select ${sql.literal(selectOf(FormerName))}
        from former_name
        where issuer_id > ${after} and issuer_id <= (
          select max(issuer_id)
          from (select issuer_id from former_name where issuer_id > ${after} order by issuer_id limit ${namesAtOnce}) part
        )
        order by issuer_id
      `
      for (const name of some) found.push(name)
      after = some.at(-1)?.issuer_id ?? null
      yield* ownTurn
    }
    return found
  })

  const exchanges = sql<Exchange>`select ${sql.literal(selectOf(Exchange))} from exchange order by code`

  return CompanyStore.of({
    byId: (id) => guard(Effect.map(companies(sql`c.company_id = ${id}`), ([company]) => company ?? null)),
    byIds: (ids) => guard(ids.length === 0 ? Effect.succeed([]) : companies(sql.in("c.company_id", ids))),
    bySlug: (slug) => guard(Effect.map(companies(sql`c.slug = ${slug}`), ([company]) => company ?? null)),
    listings: (symbol) =>
      guard(sql<Listing>`
        select ${sql.literal(selectOf(Listing))}
        from listing
        where symbol = ${symbol}
        order by valid_from, exchange
      `),
    bySymbol: (symbol) => guard(companies(sql`c.symbol = ${symbol}`)),
    stored: (symbols) =>
      guard(
        Effect.map(
          sql<{ symbol: string }>`
            select symbol
            from company
            where ${sql.in("symbol", symbols)}
            group by symbol
            order by min(case when coalesce(listed, ${true}) then 0 else 1 end), min(company_id)
          `,
          (rows) => rows.map(({ symbol }) => symbol)
        )
      ),
    ofIssuer: (issuer_id) => guard(companies(sql`c.issuer_id = ${issuer_id}`)),
    list: (filter, window) => guard(list(filter, window)),
    words: (range) => guard(wordsIn(sql, range)),
    formerNames: guard(formerNames),
    exchanges: guard(exchanges)
  })
})

export const layer: Layer.Layer<CompanyStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  CompanyStore,
  make
)
