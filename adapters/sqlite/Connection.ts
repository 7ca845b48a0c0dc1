/**
 * A SqlClient over node:sqlite: one connection to one file in WAL mode, with cached prepared statements and SQLite's
 * own error codes. Has the shape of effect's SQLite clients, so that an official one can replace it.
 */
import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite"
import { Effect, Semaphore, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, type SqlConnection, SqlError, Statement } from "effect/sql"

export interface FileOptions {
  readonly path: string
  readonly readOnly: boolean
  /** How long a statement waits for another process that writes, in milliseconds; the thread blocks meanwhile. */
  readonly busyTimeout: number
}

/** The rows of a query, by column. */
export type Query = (
  sql: string,
  ...params: ReadonlyArray<SQLInputValue>
) => ReadonlyArray<Readonly<Record<string, SQLOutputValue>>>

export interface SqliteFile {
  readonly client: SqlClient.SqlClient
  /** Changes whenever another connection has committed a write to the file; takes 1.5 microseconds. */
  readonly dataVersion: () => number
  /** Runs synchronous queries on one state of the file. */
  readonly inSnapshot: <A>(read: (query: Query) => A) => A
  /** Runs one statement for each row, inside the open transaction. */
  readonly load: (
    sql: string,
    rows: ReadonlyArray<ReadonlyArray<unknown>>
  ) => Effect.Effect<void, SqlError.SqlError>
}

/** node:sqlite names the code `errcode`; effect looks for `errno`. */
const failure = (cause: unknown, operation: string): SqlError.SqlError =>
  new SqlError.SqlError({
    reason: SqlError.classifySqliteError(
      Object.assign(cause as Error, { errno: (cause as { readonly errcode?: number }).errcode }),
      { message: `SQLite could not ${operation}: ${(cause as Error).message}`, operation }
    )
  })

const bindable = (value: unknown): SQLInputValue =>
  typeof value === "boolean" ? Number(value) : value === undefined ? null : (value as SQLInputValue)

const statementsInMemory = 200

const connectionOf = (db: DatabaseSync): SqlConnection.Connection => {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = db.prepare(sql)
    if (statements.size >= statementsInMemory) statements.clear()
    statements.set(sql, statement)
    return statement
  }
  const run = (sql: string, params: ReadonlyArray<unknown>, asArrays: boolean) =>
    Effect.try({
      try: (): ReadonlyArray<any> => {
        const statement = prepared(sql)
        statement.setReturnArrays(asArrays)
        return statement.all(...params.map(bindable))
      },
      catch: (cause) => failure(cause, "execute")
    })
  const rows: SqlConnection.Connection["execute"] = (sql, params, transform) =>
    transform ? Effect.map(run(sql, params, false), transform) : run(sql, params, false)
  return {
    execute: rows,
    executeUnprepared: rows,
    executeRaw: (sql, params) => run(sql, params, false),
    executeValues: (sql, params) => run(sql, params, true),
    executeValuesUnprepared: (sql, params) => run(sql, params, true),
    executeStream: (sql, params, transform) =>
      Stream.unwrap(Effect.map(rows(sql, params, transform), Stream.fromIterable))
  }
}

/** How long opening waits for another process, in milliseconds. */
const opening = 5000

/** Pages in memory, in KiB: a server reads any page again, an import writes those of a company and goes on. */
const cacheOf = (readOnly: boolean): number => (readOnly ? 65_536 : 16_384)

const openDatabase = ({ busyTimeout, path, readOnly }: FileOptions): DatabaseSync => {
  if (!readOnly) mkdirSync(dirname(path), { recursive: true })
  // Others may be opening or closing the file at the same moment.
  const db = new DatabaseSync(path, { readOnly, timeout: Math.max(busyTimeout, opening) })
  if (!readOnly) db.exec("pragma journal_mode = wal; pragma synchronous = full")
  db.exec(`pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -${cacheOf(readOnly)}`)
  db.exec(`pragma busy_timeout = ${busyTimeout}`)
  return db
}

/** Opens the file for the duration of the scope; a missing file is created unless the connection is read-only. */
export const open = Effect.fnUntraced(function* (options: FileOptions) {
  const db = yield* Effect.acquireRelease(
    Effect.try({
      try: () => openDatabase(options),
      catch: (cause) => failure(cause, `open ${options.path}`)
    }),
    (db) => Effect.sync(() => db.close())
  )
  const acquirers = SqlClient.makeSqliteAcquirers({
    connection: Effect.succeed(connectionOf(db)),
    semaphore: yield* Semaphore.make(1),
    isTransaction: () => db.isTransaction
  })
  const client = yield* SqlClient.make({
    ...acquirers,
    compiler: Statement.makeCompilerSqlite(undefined),
    driver: "node:sqlite",
    spanAttributes: [],
    beginTransaction: "BEGIN IMMEDIATE"
  }).pipe(Effect.provide(Reactivity.layer))
  const dataVersion = db.prepare("pragma data_version")
  const query: Query = (sql, ...params) => db.prepare(sql).all(...params)
  const file: SqliteFile = {
    client,
    dataVersion: () => Number(dataVersion.get()?.["data_version"]),
    inSnapshot: (read) => {
      db.exec("savepoint snapshot")
      try {
        return read(query)
      } finally {
        db.exec("release snapshot")
      }
    },
    load: (sql, rows) =>
      Effect.try({
        try: () => {
          const statement = db.prepare(sql)
          for (const row of rows) statement.run(...row.map(bindable))
        },
        catch: (cause) => failure(cause, "load rows")
      })
  }
  return file
})
