/** `MarketStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  CompanyRecord,
  MarketSecurity,
  type Market,
  MarketStore,
  quoteUnitsOf,
  type SecurityAction,
  type SecurityClose,
  type SecurityVolume,
  ShareCount
} from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { selectOf } from "./rows.ts"

const { actions_known_to: _, ...own } = MarketSecurity.fields
const columns = Object.keys(own)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const issuers = ({ currency, sector }: Market) => sql`
    c.issuer_id in (
      select m.issuer_id
      from company m
      where ${sql.and([
        sql.in("m.currency", quoteUnitsOf(currency)),
        ...(sector === null ? [] : [sql`m.sector_lower = ${sector.toLowerCase()}`])
      ])}
    )
  `

  return MarketStore.of({
    securities: (market) =>
      guard(
        Effect.map(
          sql<MarketSecurity>`
            select
              ${sql.literal(selectOf(CompanyRecord, columns, "c"))}, a.known_to as actions_known_to
            from company c
            left join action_coverage a on a.company_id = c.company_id
            where ${issuers(market)}
            order by c.company_id
          `,
          (rows) => rows.map((row) => ({ ...row, listed: row.listed === null || Boolean(row.listed) }))
        )
      ),
    closes: (market, day) =>
      guard(sql<SecurityClose>`
        select p.company_id, p.date, p.close
        from (
          select c.company_id, (
            select max(d.date)
            from price_daily d
            where d.company_id = c.company_id and d.date <= ${day}
          ) as date
          from company c
          where ${issuers(market)}
        ) latest
        join price_daily p on p.company_id = latest.company_id and p.date = latest.date
      `),
    volumes: (market, day) =>
      guard(sql<SecurityVolume>`
        select v.company_id, v.mean_volume
        from (
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
            ${issuers(market)}
            and c.issuer_id in (select i.issuer_id from company i group by i.issuer_id having count(*) > 1)
        ) v
        where v.mean_volume is not null
      `),
    actions: (market, since) =>
      guard(sql<SecurityAction>`
        select a.company_id, a.effective_date, a.type, a.value, a.currency
        from company c
        join corporate_action a on a.company_id = c.company_id
        where
          ${issuers(market)}
          and (a.type in ('split', 'stock_dividend') or a.effective_date >= ${since})
      `),
    counts: (market) =>
      guard(sql<ShareCount>`
        select ${sql.literal(selectOf(ShareCount, ShareCount.columns, "s"))}
        from share_count s
        where s.issuer_id in (select c.issuer_id from company c where ${issuers(market)})
      `)
  })
})

export const layer: Layer.Layer<MarketStore, never, SqlClient.SqlClient> = Layer.effect(MarketStore, make)
