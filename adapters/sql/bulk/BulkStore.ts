/** `BulkStore` over a connection of its own. */
import { Effect, Stream } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { addDays } from "../../../core/mod.ts"
import {
  type BulkSelection,
  BulkStore,
  type BulkTable,
  columnType,
  dayOf,
  earlierDay,
  recordOf,
  type RecordName,
  type StoredValue
} from "../../../core/ports.ts"
import type { ArchivePart } from "../archive/Archive.ts"
import { barsInBlock, blockDays, countBars, type DayColumns, fillBars } from "../blocks/BarBlock.ts"
import { afterBlocks } from "../blocks/blockTable.ts"
import { guard, guardStream } from "../dialect/guard.ts"
import { selectOf } from "../stores/rows.ts"

type Part = Pick<ArchivePart, "batches" | "inSnapshot" | "sql">

/** Whole numbers alone: they need no quotes. */
const listOf = (ids: ReadonlyArray<number>): string => ids.map((id) => Math.trunc(id)).join(", ")

const amongIds = (column: string, ids: ReadonlyArray<number>): string =>
  ids.length === 0 ? "1 = 0" : `${column} in (${listOf(ids)})`

/** A day in quotes. */
const quoted = (day: string): string => `'${addDays(day, 0)}'`

/** The conditions that the days of a column are within bounds; an instant is on the day of its first ten characters. */
const withinDays = (column: string, from: string | null, to: string | null): ReadonlyArray<string> => {
  return [
    ...(from === null ? [] : [`${column} >= ${quoted(from)}`]),
    ...(to === null ? [] : [`${column} < ${quoted(addDays(to, 1))}`])
  ]
}

/** That the first of the columns which isn't null is a day up to `as_of`. */
const knownBy = (known: ReadonlyArray<string>, as_of: string | null): ReadonlyArray<string> =>
  known.length === 0
    ? []
    : withinDays(known.length === 1 ? (known[0] as string) : `coalesce(${known.join(", ")})`, null, as_of)

/** The conditions of a selection on a record's rows. */
const conditionsOf = (
  { day, known, record: name, subject }: Pick<BulkTable, "day" | "known" | "record" | "subject">,
  { as_of, companies, from, to }: BulkSelection
): ReadonlyArray<string> => {
  const record = recordOf(name)
  const owned = record.part?.whole as RecordName | undefined
  const days = day === null ? [] : [...withinDays(day, from, to), ...knownBy(known, as_of)]
  const ofDays =
    owned === undefined || days.length === 0
      ? days
      : [`${record.part?.by} in (select ${record.part?.by} from ${owned} where ${days.join(" and ")})`]
  if (companies === null || subject === null) return ofDays
  const { company_ids, issuer_ids } = companies
  switch (subject) {
    case "company_id":
      return [...ofDays, amongIds("company_id", company_ids)]
    case "issuer_id":
      return [...ofDays, amongIds("issuer_id", issuer_ids)]
    case "article_id":
      return [
        ...ofDays,
        `article_id in (select article_id from article_company where ${amongIds("company_id", company_ids)})`
      ]
  }
}

/** About so many bars are read at a time. */
const companiesAtOnce = 20

const noColumns = (length: number): DayColumns => ({
  company_id: new Int32Array(length),
  date: new Int32Array(length),
  open: new Float64Array(length),
  high: new Float64Array(length),
  low: new Float64Array(length),
  close: new Float64Array(length),
  volume: new Float64Array(length)
})

const inOrder = ({ close, company_id, date, high, low, open, volume }: DayColumns) => [
  company_id,
  date,
  open,
  high,
  low,
  close,
  volume
]

/** The first of the bars that there is room for. */
const upTo = (bars: DayColumns, length: number) => ({
  length,
  columns: inOrder(bars).map((column) => (column.length === length ? column : column.subarray(0, length)))
})

const columnNames = ["open", "high", "low", "close", "volume"] as const

/** The later of two instants; null where there is neither. */
const latest = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null || one > other ? one : other

/** Reads on the connection of a part. */
export const bulkStoreOf = ({ batches, inSnapshot, sql }: Part): BulkStore["Service"] => {
  const values = (query: string) =>
    sql.unsafe(query).values as Effect.Effect<ReadonlyArray<ReadonlyArray<unknown>>, SqlError>

  /** Text is in the order of its bytes on either database. */
  const sortOf = (table: Pick<BulkTable, "record" | "sort">) => {
    const record = recordOf(table.record)
    const collate = sql.onDialectOrElse({ pg: () => ' collate "C"', orElse: () => "" })
    return table.sort
      .map((column) => (columnType(record, column) === "text" ? `${column}${collate}` : column))
      .join(", ")
  }

  const stored: BulkStore["Service"]["stored"] = (table, selection) => {
    const record = recordOf(table.record)
    const conditions = conditionsOf(table, selection)
    const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`
    const query = `select ${selectOf(record)} from ${table.record}${where} order by ${sortOf(table)}`
    return guardStream(
      Stream.map(batches(query), (rows) => ({
        columns: record.columns,
        rows: rows as ReadonlyArray<ReadonlyArray<StoredValue>>
      }))
    )
  }

  const barsOf = Effect.fnUntraced(function* (
    ids: ReadonlyArray<number>,
    from: string | null,
    to: string | null
  ) {
    const blocks = yield* values(
      `select company_id, bars from price_block where ${[
        amongIds("company_id", ids),
        ...(from === null ? [] : [`first_day > ${quoted(addDays(from, -blockDays))}`]),
        ...(to === null ? [] : [`first_day <= ${quoted(to)}`])
      ].join(" and ")} order by company_id, first_day`
    )
    const after = yield* sql`
      select p.company_id, p.date, p.open, p.high, p.low, p.close, cast(p.volume as double precision)
      from company c
      cross join price_daily p
      where ${sql.literal(amongIds("c.company_id", ids))}
        and p.company_id = c.company_id
        and p.date >= ${afterBlocks(sql, sql.literal("c.company_id"))}
        and ${sql.literal(["1 = 1", ...withinDays("p.date", from, to)].join(" and "))}
      order by p.company_id, p.date
    `.values
    const length = blocks.reduce((sum, [, bars]) => sum + countBars(bars as Uint8Array), after.length)
    const columns = noColumns(length)
    const first = from === null ? undefined : dayOf(from)
    const last = to === null ? undefined : dayOf(to)
    let [at, block, row] = [0, 0, 0]
    for (const id of ids) {
      for (; blocks[block]?.[0] === id; block++)
        at = fillBars(columns, at, id, blocks[block]?.[1] as Uint8Array, first, last)
      for (; row < after.length && after[row]?.[0] === id; row++, at++) {
        const [, date, ...numbers] = after[row] as ReadonlyArray<unknown>
        columns.company_id[at] = id
        columns.date[at] = dayOf(date as string)
        for (const [place, name] of columnNames.entries()) columns[name][at] = numbers[place] as number
      }
    }
    return upTo(columns, at)
  })

  const bars: BulkStore["Service"]["bars"] = ({ as_of, companies, from, to }) => {
    const last = earlierDay(to, as_of)
    const ids = values(
      `select company_id from company${
        companies === null ? "" : ` where ${amongIds("company_id", companies.company_ids)}`
      } order by company_id`
    )
    return guardStream(
      Stream.unwrap(
        Effect.map(ids, (rows) => {
          const all = rows.map(([id]) => id as number)
          const starts = Array.from(
            { length: Math.ceil(all.length / companiesAtOnce) },
            (_, i) => i * companiesAtOnce
          )
          return Stream.filter(
            Stream.mapEffect(Stream.fromIterable(starts, { chunkSize: 1 }), (start) =>
              barsOf(all.slice(start, start + companiesAtOnce), from, last)
            ),
            ({ length }) => length > 0
          )
        })
      )
    )
  }

  const hex = sql.onDialectOrElse({
    pg: () => (bytes: string) => `encode(${bytes}, 'hex')`,
    orElse: () => (bytes: string) => `hex(${bytes})`
  })

  /** Bars by the sizes of their blocks, which are read in a fraction of the time of their rows. */
  const countOf = (record: RecordName) =>
    record === "price_daily"
      ? sql<{ rows: number }>`
          select cast(
            (
              select coalesce(sum(${sql.literal(barsInBlock(hex))}), 0)
              from price_block
            ) + (
              select coalesce(sum((
                select count(*)
                from price_daily p
                where p.company_id = c.company_id
                  and p.date >= ${afterBlocks(sql, sql.literal("c.company_id"))}
              )), 0)
              from company c
            )
            as double precision
          ) as rows
        `
      : sql<{ rows: number }>`select cast(count(*) as double precision) as rows from ${sql(record)}`

  return BulkStore.of({
    inSnapshot: (reads) => guard(inSnapshot(reads)),
    stored,
    bars,
    barDays: guard(
      Effect.map(
        sql<{ first: string | null; last: string | null }>`
          select min(first) as first, max(last) as last
          from (
            select
              (select min(p.date) from price_daily p where p.company_id = c.company_id) as first,
              (select max(p.date) from price_daily p where p.company_id = c.company_id) as last
            from company c
          ) b
        `,
        ([found]) => {
          const { first = null, last = null } = found ?? {}
          return first === null || last === null ? null : { first, last }
        }
      )
    ),
    state: guard(
      Effect.map(
        sql<{ run: number | null; undone: string | null; runs: number; finished: string | null }>`
          select
            max(run_id) as run,
            max(undone_at) as undone,
            max(finished_at) as finished,
            cast(count(undone_at) as double precision) as runs
          from import_run
        `,
        ([found]) => ({
          run: found?.run ?? 0,
          state: `${found?.run ?? 0} ${found?.runs ?? 0} ${found?.undone ?? ""}`,
          changed_at: latest(found?.undone ?? null, found?.finished ?? null)
        })
      )
    ),
    count: (record) => guard(Effect.map(countOf(record), ([found]) => found?.rows ?? 0))
  })
}
