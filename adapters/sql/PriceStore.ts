/** `PriceStore` over a SqlClient. Rows are read as arrays, because this is the hot path. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type BarColumns,
  blankColumns,
  type CorporateAction,
  dateOfDay,
  type DateRange,
  PriceStore
} from "../../core/mod.ts"
import { guard } from "./guard.ts"

/** SQLite stores dates as text. PostgreSQL's are read as days since 1970, which take less time than its own text. */
type BarRow = readonly [
  date: string | number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number
]

const barColumnsOf = (rows: ReadonlyArray<BarRow>): BarColumns => {
  const columns = blankColumns(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BarRow
    columns.date[i] = typeof row[0] === "string" ? row[0] : dateOfDay(row[0])
    columns.open[i] = row[1]
    columns.high[i] = row[2]
    columns.low[i] = row[3]
    columns.close[i] = row[4]
    columns.volume[i] = row[5]
  }
  return columns
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const date = sql.onDialectOrElse({
    orElse: () => sql.literal("date"),
    pg: () => sql.literal("date - date '1970-01-01'")
  })

  const within = (company_id: number, { from, to }: DateRange) =>
    sql.and([
      sql`company_id = ${company_id}`,
      ...(from === null ? [] : [sql`date >= ${from}`]),
      ...(to === null ? [] : [sql`date <= ${to}`])
    ])

  return PriceStore.of({
    bars: ({ company_id, limit, offset, order, ...range }) =>
      guard(
        Effect.map(
          sql`
            select ${date}, open, high, low, close, cast(volume as double precision)
            from price_daily
            where ${within(company_id, range)}
            order by date ${sql.literal(order)}
            ${limit === null ? sql`` : sql`limit ${limit} offset ${offset}`}
          `.values,
          (rows) => barColumnsOf(rows as ReadonlyArray<BarRow>)
        )
      ),
    count: (company_id, range) =>
      guard(
        Effect.map(
          sql<{ n: number }>`
            select cast(count(*) as integer) as n
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
