/**
 * Reads companies' newest bars. PostgreSQL answers all that are requested in one turn of the event loop by one statement,
 * which takes half the processor time of a statement for each. Requests for the same company share one read.
 */
import { Array as Arrays, Effect, Exit, Request, RequestResolver } from "effect"
import type { SqlClient } from "effect/sql"
import { type BarColumns, type DateRange, sliceOf, type StoreUnavailable } from "../../core/mod.ts"
import { barColumnsOf } from "./barRows.ts"
import { guard } from "./guard.ts"

/** Bars in the range, newest first, at most `limit`. */
export interface NewestQuery extends DateRange {
  readonly company_id: number
  readonly limit: number
}

class NewestBars extends Request.Class<NewestQuery, BarColumns, StoreUnavailable> {}

/** Longer answers would delay those they are read with. */
export const mostTogether = 300

/** The most requests in one statement. */
const requestsTogether = 32

const seriesOf = ({ company_id, from, to }: NewestQuery): string => `${company_id} ${from} ${to}`

/** The bars of each query, in their order. */
const read = (sql: SqlClient.SqlClient, queries: ReadonlyArray<NewestQuery>) =>
  Effect.map(
    guard(
      sql`
        select
          cast(q.number as integer), p.date - date '1970-01-01', p.open, p.high, p.low, p.close,
          cast(p.volume as double precision)
        from unnest(
          cast(${queries.map(({ company_id }) => company_id)} as integer[]),
          cast(${queries.map(({ from }) => from ?? "-infinity")} as date[]),
          cast(${queries.map(({ to }) => to ?? "infinity")} as date[]),
          cast(${queries.map(({ limit }) => limit)} as integer[])
        ) with ordinality q(company_id, first, last, most, number)
        cross join lateral (
          select b.date, b.open, b.high, b.low, b.close, b.volume
          from price_daily b
          where b.company_id = q.company_id and b.date >= q.first and b.date <= q.last
          order by b.date desc
          limit q.most
        ) p
        order by q.number, p.date desc
      `.values
    ),
    (rows) => {
      let start = 0
      return queries.map((_, i) => {
        let end = start
        while (rows[end]?.[0] === i + 1) end++
        const bars = barColumnsOf(rows, start, end, 1)
        start = end
        return bars
      })
    }
  )

/** A limit of at most `mostTogether`. */
export const newestBars = (sql: SqlClient.SqlClient) => {
  const resolver = RequestResolver.make<NewestBars>((entries) => {
    const series = Object.values(Arrays.groupBy(entries, ({ request }) => seriesOf(request)))
    const longest = series.map(([{ request }, ...others]) => ({
      ...request,
      limit: Math.max(request.limit, ...others.map((other) => other.request.limit))
    }))
    return Effect.map(read(sql, longest), (found) =>
      series.forEach((entries, i) => {
        const bars = found[i] as BarColumns
        for (const entry of entries) entry.completeUnsafe(Exit.succeed(sliceOf(bars, 0, entry.request.limit)))
      })
    )
  }).pipe(RequestResolver.batchN(requestsTogether))
  return (query: NewestQuery): Effect.Effect<BarColumns, StoreUnavailable> =>
    Effect.request(new NewestBars(query), resolver)
}
