/** `MarketStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type ListedSecurity,
  type Market,
  MarketStore,
  type SecurityAction,
  type SecurityClose,
  type ShareCount
} from "../../core/mod.ts"
import { guard } from "./guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** Companies that nobody said are listed no more. */
  const within = ({ currency, sector }: Market) =>
    sql.and([
      sql`c.currency = ${currency}`,
      sql`c.listed is not false`,
      ...(sector === null ? [] : [sql`c.sector_lower = ${sector.toLowerCase()}`])
    ])

  return MarketStore.of({
    securities: (market) =>
      guard(sql<ListedSecurity>`
        select
          c.company_id, c.issuer_id, c.symbol, c.name, c.industry, c.stock_type,
          a.known_to as actions_known_to
        from company c
        left join action_coverage a on a.company_id = c.company_id
        where ${within(market)}
        order by c.company_id
      `),
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
          where ${within(market)}
        ) latest
        join price_daily p on p.company_id = latest.company_id and p.date = latest.date
      `),
    actions: (market, since) =>
      guard(sql<SecurityAction>`
        select a.company_id, a.effective_date, a.type, a.value
        from company c
        join corporate_action a on a.company_id = c.company_id
        where
          ${within(market)}
          and (a.type in ('split', 'stock_dividend') or a.effective_date >= ${since})
      `),
    counts: (market) =>
      guard(sql<ShareCount>`
        select s.issuer_id, s.share_class, s.date, cast(s.count as double precision) as count, s.company_id
        from share_count s
        where s.issuer_id in (select c.issuer_id from company c where ${within(market)})
      `)
  })
})

export const layer: Layer.Layer<MarketStore, never, SqlClient.SqlClient> = Layer.effect(MarketStore, make)
