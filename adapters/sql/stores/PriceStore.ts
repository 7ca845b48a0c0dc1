/** `PriceStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type CorporateAction, type DateRange, type Interval } from "../../../core/mod.ts"
import { PriceStore } from "../../../core/ports.ts"
import { barColumnsOf } from "../blocks/barRows.ts"
import { blockReader } from "../blocks/readBlocks.ts"
import { guard } from "../dialect/guard.ts"
import { maxTogether, type NewestQuery, newestBars } from "../blocks/NewestBars.ts"

/** More bars are read from blocks in less time on SQLite. */
const maxRows = 200

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

  const newestRows = ({ company_id, limit, ...range }: NewestQuery) =>
    guard(
      Effect.map(
        sql`
          select date, open, high, low, close, cast(volume as double precision)
          from price_daily
          where ${within(company_id, range)}
          order by date desc
          limit ${limit}
        `.values,
        (rows) => barColumnsOf(rows, "desc")
      )
    )

  /** The newest bars by rows, up to so many that reading their blocks takes longer. */
  const { byRows, mostByRows } = sql.onDialectOrElse({
    orElse: () => ({ byRows: newestRows, mostByRows: maxRows }),
    pg: () => ({ byRows: newestBars(sql), mostByRows: maxTogether })
  })
  const inBlocks = blockReader(sql)

  return PriceStore.of({
    bars: (query) => {
      const { company_id, from, limit, offset, order, to } = query
      const isShort = limit !== null && limit <= mostByRows && offset === 0 && order === "desc"
      return isShort ? byRows({ company_id, from, to, limit }) : guard(inBlocks(query))
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
    acceptedDates: (company_id) =>
      guard(
        Effect.map(
          sql<{ date: string }>`
            select a.date
            from accepted_spike a
            join price_daily b on b.company_id = a.company_id and b.date = a.date
            where a.company_id = ${company_id} and b.low = a.low and b.high = a.high
            order by a.date
          `,
          (rows) => rows.map(({ date }) => date)
        )
      ),
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
