/** Reads all of a store as of one instant, and fills an empty store with it. */
import { Context, Effect, Schema, Stream } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type { StoreUnavailable } from "../../../core/mod.ts"
import type { Area } from "../../../core/ports.ts"
import { packStored } from "../blocks/packStored.ts"
import { deriveEarnings } from "../calendars/keepEarnings.ts"
import { Dialect, type Value } from "../dialect/Dialect.ts"
import { deriveAllFigures } from "../figures/keepFigures.ts"
import { guard } from "../dialect/guard.ts"
import { numberFilings } from "../schema/filedInsiders.ts"
import { newestRun } from "../schema/Migrations.ts"
import { settle } from "../search/frequencies.ts"
import { archivedTables, type ArchivedTable, countedTables } from "./archivedTables.ts"

/** Some rows of a table, by the names of its columns. */
export interface ArchivedRows {
  readonly table: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Value>>
}

/** What is known of a store beside its rows. */
export interface ArchiveHead {
  /** The newest migration of each part of the schema. */
  readonly schema: Readonly<Record<Area, number>>
  /** The last ids that the database gave out, by table. */
  readonly counters: Readonly<Record<string, number>>
}

/** The store has companies, runs or keys, which would be lost. */
export class StoreNotEmpty extends Schema.TaggedError<StoreNotEmpty>()("StoreNotEmpty", {
  table: Schema.String,
  rows: Schema.Int
}) {}

/** Rows of a table that this findata doesn't know, or that no store can have; or a schema that is newer than it. */
export class ArchiveUnknown extends Schema.TaggedError<ArchiveUnknown>()("ArchiveUnknown", {
  message: Schema.String
}) {}

/** One part of a store on one connection. */
export interface ArchivePart {
  readonly sql: SqlClient.SqlClient
  readonly dialect: Dialect["Service"]
  /** The rows of a query, some at a time, in the snapshot of `inSnapshot`. */
  readonly batches: (query: string) => Stream.Stream<ReadonlyArray<ReadonlyArray<Value>>, SqlError>
  /** Runs reads on one state of the part. */
  readonly inSnapshot: <A, E, R>(read: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>
}

export class Archive extends Context.Service<
  Archive,
  {
    /** Calls `onHead` and then `onRows`, with all rows of one state of the store. */
    readonly read: <E, R>(
      onHead: (head: ArchiveHead) => Effect.Effect<void, E, R>,
      onRows: (rows: ArchivedRows) => Effect.Effect<void, E, R>
    ) => Effect.Effect<void, E | StoreUnavailable, R>
    /**
     * Fills the store, in one transaction for each of its files; fails where it isn't empty, unless `isReplacing`, which
     * deletes what it has.
     */
    readonly fill: <E, R>(
      head: ArchiveHead,
      rows: Stream.Stream<ArchivedRows, E, R>,
      isReplacing: boolean
    ) => Effect.Effect<void, E | ArchiveUnknown | StoreNotEmpty | StoreUnavailable, R>
  }
>()("findata/adapters/sql/archive/Archive") {}

/** Built-in exchanges, which every store has. */
const builtIn = "exchange"

const byName = new Map(archivedTables.map((table) => [table.name, table]))

/** SQLite has no booleans. */
const restored =
  ({ columns }: ArchivedTable) =>
  (row: ReadonlyArray<Value>): ReadonlyArray<Value> =>
    row.map((value, at) => (columns[at]?.type === "boolean" && value !== null ? Boolean(value) : value))

const selectOf = ({ columns, name }: ArchivedTable): string =>
  `select ${columns.map((column) => column.name).join(", ")} from ${name}`

const counterOf = (sql: SqlClient.SqlClient, table: string) =>
  Effect.map(
    sql.onDialectOrElse({
      pg: () => sql<{ last: number | null }>`
        select cast(last_value as double precision) as last
        from pg_sequences
        where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}
      `,
      orElse: () =>
        sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`
    }),
    ([row]) => row?.last ?? 0
  )

/** So that the next id is the one after `last`. */
const countFrom = (sql: SqlClient.SqlClient, table: string, last: number) =>
  sql.onDialectOrElse({
    pg: () => sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(1, last)}, ${last > 0})`,
    orElse: () =>
      Effect.andThen(
        sql`delete from sqlite_sequence where name = ${table}`,
        sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`
      )
  })

const load = (dialect: Dialect["Service"], table: ArchivedTable, { columns, rows }: ArchivedRows) =>
  dialect.load(
    table.name,
    columns.map((name, at) => ({
      name,
      type: table.columns.find((column) => column.name === name)?.type ?? "text",
      values: rows.map((row) => row[at] as Value)
    }))
  )

/** Errors of rows that break a table's rules: a missing value, a second row of one key, a row that refers to none. */
const ofRules = new Set(["ConstraintError", "UniqueViolation"])

/** What the database says is refused with the table, where it is the rows' fault. */
const refused = (table: string) => (error: SqlError) => {
  if (!ofRules.has(error.reason._tag)) return error
  const { message } = error.reason.cause as { readonly message?: unknown }
  return new ArchiveUnknown({ message: `The rows of ${table} can't be stored: ${String(message)}` })
}

/** The parts may be one, on one connection. */
export const archiveOf = (parts: Readonly<Record<Area, ArchivePart>>): Archive["Service"] => {
  const { access, data } = parts
  const isOne = access === data

  const read: Archive["Service"]["read"] = (onHead, onRows) => {
    const all = Effect.gen(function* () {
      const schema = {
        data: yield* newestRun(data.sql, "data"),
        access: yield* newestRun(access.sql, "access")
      }
      const counters: Record<string, number> = {}
      for (const { area, name } of countedTables) counters[name] = yield* counterOf(parts[area].sql, name)
      yield* onHead({ schema, counters })
      for (const table of archivedTables) {
        const columns = table.columns.map(({ name }) => name)
        const convert = restored(table)
        yield* Stream.runForEach(parts[table.area].batches(selectOf(table)), (rows) =>
          onRows({ table: table.name, columns, rows: rows.map(convert) })
        )
      }
    })
    return guard(data.inSnapshot(isOne ? all : access.inSnapshot(all)))
  }

  /** Fails where a table has rows of its own. */
  const requireEmpty = Effect.gen(function* () {
    for (const { area, name } of archivedTables) {
      if (name === "id_sequence") continue
      const { sql } = parts[area]
      const [found] = yield* sql<{ n: number }>`
        select cast(count(*) as double precision) as n
        from ${sql(name)}
        ${name === builtIn ? sql`where run_id <> 0` : sql``}
      `
      if (found !== undefined && found.n > 0) return yield* new StoreNotEmpty({ table: name, rows: found.n })
    }
  })

  const empty = Effect.gen(function* () {
    yield* data.sql`delete from price_block`
    yield* data.sql`delete from text_choice`
    for (const { area, name } of archivedTables.toReversed()) {
      const { sql } = parts[area]
      yield* sql`delete from ${sql(name)}`
    }
  })

  const fill: Archive["Service"]["fill"] = (head, rows, isReplacing) => {
    const write = Effect.gen(function* () {
      for (const area of ["data", "access"] as const) {
        const own = yield* newestRun(parts[area].sql, area)
        if (head.schema[area] > own) {
          return yield* new ArchiveUnknown({
            message: `The backup's ${area} schema is at version ${head.schema[area]}, this findata knows up to ${own}: restore it with a newer findata`
          })
        }
      }
      yield* data.dialect.lockImports(data.sql)
      if (!isReplacing) yield* requireEmpty
      yield* empty
      yield* Stream.runForEach(rows, (some) =>
        Effect.gen(function* () {
          const table = byName.get(some.table)
          const unknown = some.columns.find((name) => !table?.columns.some((column) => column.name === name))
          if (table === undefined || unknown !== undefined) {
            const name = unknown === undefined ? some.table : `${some.table}.${unknown}`
            return yield* new ArchiveUnknown({
              message: `The backup has ${name}, which this findata doesn't know`
            })
          }
          yield* Effect.mapError(load(parts[table.area].dialect, table, some), refused(table.name))
        })
      )
      for (const { area, name } of countedTables) {
        const last = head.counters[name]
        if (last !== undefined) yield* countFrom(parts[area].sql, name, last)
      }
      yield* Effect.andThen(numberFilings, packStored).pipe(
        Effect.provideService(SqlClient.SqlClient, data.sql),
        Effect.provideService(Dialect, data.dialect)
      )
      yield* deriveEarnings(data.sql, data.dialect.load)
      yield* deriveAllFigures(data.sql, data.dialect.load)
      yield* settle(data.sql)
      yield* data.dialect.announce(data.sql, "data", null)
      yield* access.dialect.announce(access.sql, "access", null)
    })
    const inAccess = isOne ? write : access.sql.withTransaction(write)
    return guard(data.sql.withTransaction(inAccess))
  }

  return { read, fill }
}
