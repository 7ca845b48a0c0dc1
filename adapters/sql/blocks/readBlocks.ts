/** Reads bars from blocks, and those after the last block from rows, by one statement. */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { addDays } from "../../../core/mod.ts"
import { type BarQuery } from "../../../core/ports.ts"
import { type BarColumns, blankColumns, countBefore, countUpTo, sliceOf } from "../../../core/prices/mod.ts"
import { barArrays, barColumnsOfArrays } from "./barArrays.ts"
import { barColumnsOf } from "./barRows.ts"
import { barsOfBlocks, blockDays, usualBars } from "./BarBlock.ts"
import { afterBlocks } from "./blockTable.ts"

/** Oldest first. */
interface Found {
  /** How many blocks were found, and their bars. */
  readonly count: number
  readonly blocks: ReadonlyArray<Uint8Array>
  /** The bars after the last block of all. */
  readonly after: BarColumns
}

/** Reads the first blocks of a query, in its order, and the bars of its range after the company's last block. */
type Read = (query: BarQuery, mostBlocks: number | null) => Effect.Effect<Found, SqlError>

const reader = (sql: SqlClient.SqlClient): Read => {
  const blocks = ({ company_id, from, order, to }: BarQuery, max: number | null) => sql`
    select first_day, bars
    from price_block
    where ${sql.and([
      sql`company_id = ${company_id}`,
      ...(from === null ? [] : [sql`first_day > ${addDays(from, -blockDays)}`]),
      ...(to === null ? [] : [sql`first_day <= ${to}`])
    ])}
    order by first_day ${sql.literal(order)}
    ${max === null ? sql`` : sql`limit ${max}`}
  `
  const rows = ({ company_id, from, to }: BarQuery, volume: Statement.Fragment) => sql`
    select date, open, high, low, close, ${volume}
    from price_daily
    where ${sql.and([
      sql`company_id = ${company_id}`,
      sql`date >= ${afterBlocks(sql, company_id)}`,
      ...(from === null ? [] : [sql`date >= ${from}`]),
      ...(to === null ? [] : [sql`date <= ${to}`])
    ])}
    order by date
  `
  const fromPostgres: Read = (query, max) =>
    Effect.map(
      sql`
        select b.*, a.*
        from (
          select cast(count(*) as integer), string_agg(bars, '' order by first_day)
          from (${blocks(query, max)}) f
        ) b
        cross join (
          select ${sql.literal(barArrays)}
          from (${rows(query, sql.literal("volume"))}) r
        ) a
      `.values,
      ([row]) => {
        const [count, bars, ...after] = row as ReadonlyArray<unknown>
        return {
          count: Number(count),
          blocks: bars instanceof Uint8Array ? [bars] : [],
          after: barColumnsOfArrays(after)
        }
      }
    )
  const fromSqlite: Read = (query, max) =>
    Effect.map(
      sql`
        select bars, null, null, null, null, null from (${blocks(query, max ?? -1)})
        union all
        select * from (${rows(query, sql.literal("cast(volume as double precision)"))} limit -1)
      `.values,
      (found) => {
        const firstRow = found.findIndex(([bars]) => !(bars instanceof Uint8Array))
        const count = firstRow < 0 ? found.length : firstRow
        const blocks = found.slice(0, count).map(([bars]) => bars as Uint8Array)
        return {
          count,
          blocks: query.order === "asc" ? blocks : blocks.toReversed(),
          after: barColumnsOf(found.slice(count))
        }
      }
    )
  return sql.onDialectOrElse({ pg: () => fromPostgres, orElse: () => fromSqlite })
}

/** The bars of the query's range, oldest first. */
const within = (bars: BarColumns, { from, to }: BarQuery): BarColumns =>
  sliceOf(bars, from === null ? 0 : countBefore(bars, from), to === null ? bars.length : countUpTo(bars, to))

/** The window of the query of all bars of its range, oldest first. */
const windowOf = (bars: BarColumns, { limit, offset, order }: BarQuery): BarColumns => {
  const count = limit ?? bars.length
  if (order === "asc") return sliceOf(bars, offset, offset + count)
  const end = Math.max(0, bars.length - offset)
  return sliceOf(bars, Math.max(0, end - count), end)
}

/** Of any length: reads about as many blocks as the window needs, and all only where these have too few bars. */
export const blockReader = (sql: SqlClient.SqlClient) => {
  const read = reader(sql)
  return Effect.fnUntraced(function* (query: BarQuery): Effect.fn.Return<BarColumns, SqlError> {
    const { limit, offset, order } = query
    const max = limit === null ? null : Math.ceil((offset + limit) / usualBars) + 1
    const some = yield* read(query, max)
    const isWhole = max === null || some.count < max
    const isNewest = order === "desc"
    const bars = within(barsOfBlocks(some.blocks, isWhole || isNewest ? some.after : blankColumns(0)), query)
    if (isWhole || bars.length >= offset + (limit ?? 0)) return windowOf(bars, query)
    const all = yield* read(query, null)
    return windowOf(within(barsOfBlocks(all.blocks, all.after), query), query)
  })
}
