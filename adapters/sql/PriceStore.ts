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
import { barArrays, barColumnsOfArrays } from "./barArrays.ts"
import { barColumnsOf } from "./barRows.ts"
import { guard } from "./guard.ts"
import { mostTogether, newestBars } from "./NewestBars.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

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

  /** Rows of the bars with the columns, in the order of the query. */
  const rowsOf = (
    columns: Statement.Fragment,
    { company_id, limit, offset, order, ...range }: BarQuery
  ) => sql`
    select ${columns}
    from price_daily
    where ${within(company_id, range)}
    order by date ${sql.literal(order)}
    ${limit === null ? sql`` : sql`limit ${limit} offset ${offset}`}
  `

  const asRows = (query: BarQuery) => {
    const columns = sql.literal("date, open, high, low, close, cast(volume as double precision)")
    return guard(Effect.map(rowsOf(columns, query).values, barColumnsOf))
  }

  const asArrays = (query: BarQuery) => {
    const rows = rowsOf(sql.literal("date, open, high, low, close, volume"), query)
    return guard(
      Effect.map(sql`select ${sql.literal(barArrays)} from (${rows}) b`.values, ([row]) =>
        barColumnsOfArrays(row ?? [])
      )
    )
  }

  const selected = sql.onDialectOrElse({ orElse: () => asRows, pg: () => asArrays })

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
