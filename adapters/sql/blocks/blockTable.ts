/**
 * The table of blocks: all of a company's bars before the nine weeks of its newest one, in the same transaction as their
 * rows. What follows the last block is read from the rows, so that a new day's bar costs no block.
 */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { BarColumns } from "../../../core/prices/mod.ts"
import { barArrays, barColumnsOfArrays } from "./barArrays.ts"
import { barColumnsOf } from "./barRows.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { type BarBlock, blockDays, blocksOf, firstBlock, type Span } from "./BarBlock.ts"

type Load = Dialect["Service"]["load"]

/** The first day of the block that contains the row's date. */
export const blockOfRow = (sql: SqlClient.SqlClient, date: string): string =>
  sql.onDialectOrElse({
    pg: () => `${date} - (${date} - date '${firstBlock}') % ${blockDays}`,
    orElse: () =>
      `date(${date}, '-' || (cast(julianday(${date}) - julianday('${firstBlock}') as integer) % ${blockDays}) || ' days')`
  })

/** Spans as JSON, which both databases read as a table. */
const listed = (spans: ReadonlyArray<Span>): string =>
  JSON.stringify(spans.map(({ company_id, from, until }) => [company_id, from, until]))

/** The days of a company's bars that aren't packed, both inclusive: of the first one, and of its newest. */
export interface Unpacked {
  readonly first: string
  readonly newest: string
}

/** The first day after the last block of a company. */
export const afterBlocks = (sql: SqlClient.SqlClient, company_id: Statement.Fragment | number) => {
  const next = sql.onDialectOrElse({
    pg: () => sql`max(first_day) + ${sql.literal(String(blockDays))}`,
    orElse: () => sql`date(max(first_day), '+${sql.literal(String(blockDays))} days')`
  })
  return sql`coalesce((select ${next} from price_block where company_id = ${company_id}), ${sql.literal(`'${firstBlock}'`)})`
}

/** By company; those without a bar are absent. */
export const unpackedOf = (
  sql: SqlClient.SqlClient,
  company_ids: ReadonlyArray<number>
): Effect.Effect<ReadonlyMap<number, Unpacked>, SqlError> => {
  const ids = JSON.stringify(company_ids)
  const asked = sql.onDialectOrElse({
    pg: () =>
      sql`select cast(value as integer) as company_id from json_array_elements_text(cast(${ids} as json))`,
    orElse: () => sql`select value as company_id from json_each(${ids})`
  })
  return Effect.map(
    sql<{ company_id: number; first: string | null; newest: string | null }>`
      select
        a.company_id,
        (
          select min(p.date)
          from price_daily p
          where p.company_id = a.company_id and p.date >= ${afterBlocks(sql, sql.literal("a.company_id"))}
        ) as first,
        (select max(p.date) from price_daily p where p.company_id = a.company_id) as newest
      from (${asked}) a
    `,
    (rows) =>
      new Map(
        rows.flatMap(({ company_id, first, newest }) =>
          newest === null ? [] : [[company_id, { first: first ?? newest, newest }]]
        )
      )
  )
}

/** Adds blocks of which the table has none. */
export const addBlocks = (load: Load, blocks: ReadonlyArray<BarBlock>): Effect.Effect<void, SqlError> =>
  blocks.length === 0
    ? Effect.void
    : load("price_block", [
        { name: "company_id", type: "integer", values: blocks.map(({ company_id }) => company_id) },
        { name: "first_day", type: "date", values: blocks.map(({ first_day }) => first_day) },
        { name: "bars", type: "bytes", values: blocks.map(({ bars }) => bars) }
      ])

export const dropBlocks = (sql: SqlClient.SqlClient, spans: ReadonlyArray<Span>) =>
  sql.onDialectOrElse({
    pg: () =>
      Effect.asVoid(sql`
        delete from price_block b
        using json_array_elements(cast(${listed(spans)} as json)) s
        where
          b.company_id = cast(s ->> 0 as integer)
          and b.first_day >= cast(s ->> 1 as date) and b.first_day < cast(s ->> 2 as date)
      `),
    orElse: () =>
      Effect.forEach(
        spans,
        ({ company_id, from, until }) => sql`
          delete from price_block
          where company_id = ${company_id} and first_day >= ${from} and first_day < ${until}
        `,
        { discard: true }
      )
  })

/** The bars of each span, in order of their days. */
const barsIn = (
  sql: SqlClient.SqlClient,
  spans: ReadonlyArray<Span>
): Effect.Effect<ReadonlyArray<BarColumns>, SqlError> =>
  sql.onDialectOrElse({
    pg: () =>
      Effect.map(
        sql`
          select b.*
          from json_array_elements(cast(${listed(spans)} as json)) with ordinality as s (span, place)
          cross join lateral (
            select ${sql.literal(barArrays)}
            from (
              select date, open, high, low, close, volume
              from price_daily
              where
                company_id = cast(s.span ->> 0 as integer)
                and date >= cast(s.span ->> 1 as date) and date < cast(s.span ->> 2 as date)
              order by date
            ) p
          ) b
          order by s.place
        `.values,
        (rows) => rows.map((row) => barColumnsOfArrays(row))
      ),
    orElse: () =>
      Effect.forEach(spans, ({ company_id, from, until }) =>
        Effect.map(
          sql`
            select date, open, high, low, close, cast(volume as double precision)
            from price_daily
            where company_id = ${company_id} and date >= ${from} and date < ${until}
            order by date
          `.values,
          barColumnsOf
        )
      )
  })

/** Rows of at most so many spans are in memory at a time. */
const spansAtOnce = 200

/** Packs the rows of spans of which the table has no blocks. */
export const packRows = (sql: SqlClient.SqlClient, load: Load, spans: ReadonlyArray<Span>) =>
  Effect.forEach(
    Array.from({ length: Math.ceil(spans.length / spansAtOnce) }, (_, i) =>
      spans.slice(i * spansAtOnce, (i + 1) * spansAtOnce)
    ),
    Effect.fnUntraced(function* (some) {
      const found = yield* barsIn(sql, some)
      yield* addBlocks(
        load,
        found.flatMap((bars, i) => blocksOf((some[i] as Span).company_id, bars))
      )
    }),
    { discard: true }
  )
