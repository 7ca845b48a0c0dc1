/** `MarketStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type Market, ShareCount } from "../../../core/mod.ts"
import { noLines } from "../../../core/financials/mod.ts"
import {
  CompanyRecord,
  FiledStatement,
  MarketSecurity,
  MarketStore,
  type MarketWindow,
  quoteUnitsOf,
  type SecurityAction,
  type SecurityClose,
  type SecurityVolume
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { selectOf } from "./rows.ts"

const { actions_known_to: _, ...own } = MarketSecurity.fields
const columns = Object.keys(own)

const noStatement = { ...noLines, tags: null }
const statementColumns = FiledStatement.columns.filter((column) => !(column in noStatement))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const sectorOf = ({ sector }: Market) =>
    sector === null ? [] : [sql`m.sector_lower = ${sector.toLowerCase()}`]

  // By the range, PostgreSQL reads no table whole even where it has no statistics of it.
  const issuers = (window: MarketWindow) => {
    if ("issuer_ids" in window) return sql.in("c.issuer_id", window.issuer_ids)
    const { after, currency, upTo, ...market } = window
    return sql`
    c.issuer_id > ${after} and c.issuer_id <= ${upTo} and c.issuer_id in (
      select m.issuer_id
      from company m
      where ${sql.and([
        sql.in("m.currency", quoteUnitsOf(currency)),
        ...sectorOf({ currency, ...market }),
        sql`m.issuer_id > ${after}`,
        sql`m.issuer_id <= ${upTo}`
      ])}
    )
  `
  }

  // Each unit's issuers are in the order of an index.
  const window = Effect.fnUntraced(function* (market: Market, after: number, size: number) {
    const found = yield* Effect.forEach(
      quoteUnitsOf(market.currency),
      (unit) => sql<{ issuer_id: number }>`
        select distinct m.issuer_id
        from company m
        where ${sql.and([sql`m.currency = ${unit}`, ...sectorOf(market), sql`m.issuer_id > ${after}`])}
        order by m.issuer_id
        limit ${size}
      `
    )
    const ids = new Set(found.flat().map(({ issuer_id }) => issuer_id))
    const upTo = [...ids]
      .toSorted((a, b) => a - b)
      .slice(0, size)
      .at(-1)
    return upTo === undefined ? null : { ...market, after, upTo }
  })

  // From one unit to the next by the index, all of which a `distinct` would read.
  const quoteUnits = sql<{ currency: string }>`
    with recursive unit (currency) as (
      select min(c.currency) from company c
      union all
      select (select min(c.currency) from company c where c.currency > u.currency)
      from unit u
      where u.currency is not null
    )
    select currency from unit where currency is not null
  `

  return MarketStore.of({
    quoteUnits: guard(Effect.map(quoteUnits, (rows) => rows.map(({ currency }) => currency))),
    window: (market, after, size) => guard(window(market, after, size)),
    securities: (window) =>
      guard(
        Effect.map(
          sql<MarketSecurity>`
            select
              ${sql.literal(selectOf(CompanyRecord, columns, "c"))}, a.known_to as actions_known_to
            from company c
            left join action_coverage a on a.company_id = c.company_id
            where ${issuers(window)}
            order by c.company_id
          `,
          (rows) => rows.map((row) => ({ ...row, listed: row.listed === null || Boolean(row.listed) }))
        )
      ),
    closes: (window, day) =>
      guard(sql<SecurityClose>`
        select p.company_id, p.date, p.close
        from (
          select c.company_id, (
            select max(d.date)
            from price_daily d
            where d.company_id = c.company_id and d.date <= ${day}
          ) as date
          from company c
          where ${issuers(window)}
        ) latest
        join price_daily p on p.company_id = latest.company_id and p.date = latest.date
      `),
    // A condition on the mean would compute it for every security, before those of issuers with one are left out.
    volumes: (window, day) =>
      guard(
        Effect.map(
          sql<{ company_id: number; mean_volume: number | null }>`
            select c.company_id, (
              select cast(avg(d.volume) as double precision)
              from (
                select p.volume
                from price_daily p
                where p.company_id = c.company_id and p.date <= ${day}
                order by p.date desc
                limit 20
              ) d
            ) as mean_volume
            from company c
            where
              ${issuers(window)}
              and exists (
                select 1 from company o where o.issuer_id = c.issuer_id and o.company_id <> c.company_id
              )
          `,
          (rows) => rows.filter((row): row is SecurityVolume => row.mean_volume !== null)
        )
      ),
    actions: (window, since) =>
      guard(sql<SecurityAction>`
        select a.company_id, a.effective_date, a.type, a.value, a.currency
        from company c
        join corporate_action a on a.company_id = c.company_id
        where
          ${issuers(window)}
          and (a.type in ('split', 'stock_dividend') or a.effective_date >= ${since})
      `),
    counts: (window) =>
      guard(sql<ShareCount>`
        select ${sql.literal(selectOf(ShareCount, ShareCount.columns, "c"))}
        from share_count c
        where ${issuers(window)}
      `),
    statements: (window, { filedBy, lines, since }) =>
      guard(
        Effect.map(
          sql`
            select ${sql.literal(selectOf(FiledStatement, [...statementColumns, ...lines], "c"))}
            from statement c
            where ${sql.and([
              issuers(window),
              sql`c.fiscal_date >= ${since}`,
              ...(filedBy === null ? [] : [sql`(c.filed_at is null or c.filed_at <= ${filedBy})`])
            ])}
          `,
          (rows) => rows.map((row) => ({ ...noStatement, ...row }) as FiledStatement)
        )
      )
  })
})

export const layer: Layer.Layer<MarketStore, never, SqlClient.SqlClient> = Layer.effect(MarketStore, make)
