/** `PriceStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  type BarQuery,
  type CorporateAction,
  type DateRange,
  type Interval,
  PriceStore
} from "../../core/mod.ts"
import { barColumnsOf } from "./barRows.ts"
import { guard } from "./guard.ts"
import { mostTogether, newestBars } from "./NewestBars.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const date = sql.onDialectOrElse({
    orElse: () => sql.literal("date"),
    pg: () => sql.literal("date - date '1970-01-01'")
  })

  /** What bars of the interval are counted by. The year 1 began on a Monday. */
  const counted: Readonly<Record<Interval, Statement.Fragment>> = {
    "1day": sql.literal("*"),
    "1week": sql.onDialectOrElse({
      orElse: () => sql.literal("distinct cast(julianday(date) - julianday('0001-01-01') as integer) / 7"),
      pg: () => sql.literal("distinct (date - date '0001-01-01') / 7")
    }),
    "1month": sql.onDialectOrElse({
      orElse: () => sql.literal("distinct substr(date, 1, 7)"),
      pg: () => sql.literal("distinct date_trunc('month', date)")
    })
  }

  const within = (company_id: number, { from, to }: DateRange) =>
    sql.and([
      sql`company_id = ${company_id}`,
      ...(from === null ? [] : [sql`date >= ${from}`]),
      ...(to === null ? [] : [sql`date <= ${to}`])
    ])

  const selected = ({ company_id, limit, offset, order, ...range }: BarQuery) =>
    guard(
      Effect.map(
        sql`
            select ${date}, open, high, low, close, cast(volume as double precision)
            from price_daily
            where ${within(company_id, range)}
            order by date ${sql.literal(order)}
            ${limit === null ? sql`` : sql`limit ${limit} offset ${offset}`}
          `.values,
        (rows) => barColumnsOf(rows)
      )
    )

  const newest = sql.onDialectOrElse({ orElse: () => null, pg: () => newestBars(sql) })

  return PriceStore.of({
    bars: (query) => {
      const { limit, offset, order } = query
      const isShort = limit !== null && limit <= mostTogether && offset === 0 && order === "desc"
      return newest !== null && isShort ? newest({ ...query, limit }) : selected(query)
    },
    count: (company_id, range, interval) =>
      guard(
        Effect.map(
          sql<{ n: number }>`
            select cast(count(${counted[interval]}) as integer) as n
            from price_daily
            where ${within(company_id, range)}
          `,
          ([row]) => row?.n ?? 0
        )
      ),
    actions: (company_id) =>
      guard(sql<CorporateAction>`
        select
          a.effective_date,
          a.type,
          a.value,
          coalesce(a.reference_close, (
            select p.close
            from price_daily p
            where p.company_id = a.company_id and p.date < a.effective_date
            order by p.date desc
            limit 1
          )) as reference_close,
          a.currency
        from corporate_action a
        where a.company_id = ${company_id}
        order by a.effective_date, a.type, a.value
      `),
    actionsKnownTo: (company_id) =>
      guard(
        Effect.map(
          sql<{ known_to: string }>`select known_to from action_coverage where company_id = ${company_id}`,
          ([row]) => row?.known_to ?? null
        )
      )
  })
})

export const layer: Layer.Layer<PriceStore, never, SqlClient.SqlClient> = Layer.effect(PriceStore, make)
