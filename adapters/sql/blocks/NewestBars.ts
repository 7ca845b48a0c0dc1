/**
 * Reads companies' newest bars. PostgreSQL answers all that are requested in one turn of the event loop by one statement,
 * which takes half the processor time of a statement for each. Requests for the same company share one read.
 */
import { Array as Arrays, Effect, Exit, Request, RequestResolver } from "effect"
import type { SqlClient } from "effect/sql"
import { type DateRange, type StoreUnavailable } from "../../../core/mod.ts"
import { type BarColumns, lastOf, reversed } from "../../../core/prices/mod.ts"
import { barArrays, barColumnsOfArrays } from "./barArrays.ts"
import { guard } from "../dialect/guard.ts"

/** The newest bars in the range, at most `limit`. */
export interface NewestQuery extends DateRange {
  readonly company_id: number
  readonly limit: number
}

class NewestBars extends Request.Class<NewestQuery, BarColumns, StoreUnavailable> {}

/** Longer series are read from blocks in less time. */
export const maxTogether = 100

/**
 * The most requests in one statement: with all of them in one, the server would wait for the database to read and the
 * database for the server to answer.
 */
const requestsTogether = 8

const seriesOf = ({ company_id, from, to }: NewestQuery): string => `${company_id} ${from} ${to}`

/** The bars of each query, oldest first. */
const read = (sql: SqlClient.SqlClient, queries: ReadonlyArray<NewestQuery>) =>
  Effect.map(
    guard(
      sql`
        select p.*
        from unnest(
          cast(${queries.map(({ company_id }) => company_id)} as integer[]),
          cast(${queries.map(({ from }) => from ?? "-infinity")} as date[]),
          cast(${queries.map(({ to }) => to ?? "infinity")} as date[]),
          cast(${queries.map(({ limit }) => limit)} as integer[])
        ) with ordinality q(company_id, first, last, max, number)
        cross join lateral (
          select ${sql.literal(barArrays)}
          from (
            select date, open, high, low, close, volume
            from price_daily
            where company_id = q.company_id and date >= q.first and date <= q.last
            order by date desc
            limit q.max
          ) b
        ) p
        order by q.number
      `.values
    ),
    (rows) => rows.map((row) => reversed(barColumnsOfArrays(row)))
  )

/** A limit of at most `maxTogether`. */
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
        for (const entry of entries) entry.completeUnsafe(Exit.succeed(lastOf(bars, entry.request.limit)))
      })
    )
  }).pipe(RequestResolver.batchN(requestsTogether))
  return (query: NewestQuery): Effect.Effect<BarColumns, StoreUnavailable> =>
    Effect.request(new NewestBars(query), resolver)
}
