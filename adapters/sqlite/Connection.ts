/**
 * A SqlClient over node:sqlite: one connection to one file in WAL mode, with cached prepared statements and SQLite's
 * own error codes. Has the shape of effect's SQLite clients, so that an official one can replace it.
 */
import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite"
import { Effect, Schedule, Semaphore, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, type SqlConnection, SqlError, Statement } from "effect/sql"
import type { LoadedColumn } from "../sql/mod.ts"
import { lockHolder } from "./lockHolder.ts"

export interface FileOptions {
  readonly path: string
  readonly readOnly: boolean
  /**
   * How long a transaction waits for another connection that writes, in milliseconds, at least 3 seconds. The thread
   * blocks for a second of it at a time, with 0 not at all.
   */
  readonly busyTimeout: number
  /** Whether deleted rows are overwritten in the file; it costs a write for each of them. */
  readonly erases?: boolean
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
  /** The rows of a query, so many at a time, each as the values of its columns; inside the open transaction. */
  readonly batches: (
    sql: string,
    size: number
  ) => Stream.Stream<ReadonlyArray<ReadonlyArray<SQLOutputValue>>, SqlError.SqlError>
  /** Runs reads on one state of the file, beside writers. */
  readonly reading: <A, E, R>(read: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Inserts rows, given by column, inside the open transaction. */
  readonly load: (
    table: string,
    columns: ReadonlyArray<LoadedColumn>
  ) => Effect.Effect<void, SqlError.SqlError>
}

/** node:sqlite names the code `errcode`; effect looks for `errno`. */
export const failure = (cause: unknown, operation: string): SqlError.SqlError =>
  new SqlError.SqlError({
    reason: SqlError.classifySqliteError(
      Object.assign(cause as Error, { errno: (cause as { readonly errcode?: number }).errcode }),
      { message: `SQLite could not ${operation}: ${(cause as Error).message}`, operation }
    )
  })

const bindable = (value: unknown): SQLInputValue =>
  typeof value === "boolean" ? Number(value) : value === undefined ? null : (value as SQLInputValue)

const statementsInMemory = 200

type Prepare = (sql: string) => StatementSync

/** Prepares each statement once. */
const preparing = (db: DatabaseSync): Prepare => {
  const statements = new Map<string, StatementSync>()
  return (sql) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = db.prepare(sql)
    if (statements.size >= statementsInMemory) statements.clear()
    statements.set(sql, statement)
    return statement
  }
}

/** The values that one statement inserts at most: a call of it costs more than a value. */
const valuesAtOnce = 400

const insertOf = (table: string, columns: ReadonlyArray<LoadedColumn>, rows: number): string => {
  const row = `(${columns.map(() => "?").join(", ")})`
  const names = columns.map(({ name }) => name).join(", ")
  return `insert into ${table} (${names}) values ${new Array(rows).fill(row).join(", ")}`
}

const loadRows = (prepared: Prepare, table: string, columns: ReadonlyArray<LoadedColumn>): void => {
  const rows = columns[0]?.values.length ?? 0
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length))
  const statement = (many: number) => {
    const insert = prepared(insertOf(table, columns, many))
    const params = new Array<SQLInputValue>(many * columns.length)
    return (from: number): void => {
      let at = 0
      for (let row = from; row < from + many; row++) {
        for (const { values } of columns) params[at++] = bindable(values[row])
      }
      insert.run(...params)
    }
  }
  const whole = rows - (rows % atOnce)
  if (whole > 0) {
    const insert = statement(atOnce)
    for (let row = 0; row < whole; row += atOnce) insert(row)
  }
  if (whole < rows) {
    const insert = statement(1)
    for (let row = whole; row < rows; row++) insert(row)
  }
}

/** Some rows at a time of a statement. */
function* batchesOf(
  statement: StatementSync,
  size: number
): Generator<ReadonlyArray<ReadonlyArray<SQLOutputValue>>> {
  statement.setReturnArrays(true)
  let some: Array<ReadonlyArray<SQLOutputValue>> = []
  for (const row of statement.iterate() as Iterable<unknown>) {
    some.push(row as ReadonlyArray<SQLOutputValue>)
    if (some.length < size) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

const connectionOf = (prepared: Prepare): SqlConnection.Connection => {
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

const isLocked = (error: unknown): error is SqlError.SqlError =>
  error instanceof SqlError.SqlError && error.reason._tag === "LockTimeoutError"

/** Says who writes to the file. */
const withHolder = (path: string) => (error: SqlError.SqlError) => {
  const holder = lockHolder(path)
  if (holder === null) return error
  const { cause, message, operation } = error.reason
  return new SqlError.SqlError({
    reason: new SqlError.LockTimeoutError({
      cause,
      operation,
      message: `${message}: ${holder} writes to ${path}`
    })
  })
}

type WithTransaction = SqlClient.SqlClient["withTransaction"]

type TurnOptions = FileOptions & { readonly client: SqlClient.SqlClient }

/** The shortest time for which a transaction waits for its turn, in milliseconds. */
const minWait = 3000

/** Tries a transaction that didn't begin, because another connection writes, again until it does. */
const inTurn = ({ client: { withTransaction }, busyTimeout, path }: TurnOptions): WithTransaction => {
  const schedule = Schedule.spaced("5 millis").pipe(
    Schedule.upTo({ duration: Math.max(busyTimeout, minWait) })
  )
  return (self) =>
    Effect.suspend(() => {
      let hasBegun = false
      const begun = Effect.sync(() => {
        hasBegun = true
      })
      return withTransaction(Effect.andThen(begun, self)).pipe(
        Effect.retry({ while: (error) => !hasBegun && isLocked(error), schedule }),
        Effect.mapError((error) => (isLocked(error) ? withHolder(path)(error) : error))
      )
    })
}

/** How long the thread blocks at once, in milliseconds: a signal is noticed after it. */
const maxBlock = 1000

/** How long opening waits for another process, in milliseconds. */
const opening = 5000

/** Pages in memory, in KiB; the system keeps more of them for all processes. */
const cache = 16_384

const openDatabase = ({ busyTimeout, erases = false, path, readOnly }: FileOptions): DatabaseSync => {
  if (!readOnly) mkdirSync(dirname(path), { recursive: true })
  // Others may be opening or closing the file at the same moment.
  const db = new DatabaseSync(path, { readOnly, timeout: opening })
  if (!readOnly) db.exec("pragma journal_mode = wal; pragma synchronous = full")
  // What an import stages may be larger than memory.
  const temporary = readOnly ? "memory" : "file"
  db.exec(`pragma foreign_keys = on; pragma temp_store = ${temporary}; pragma cache_size = -${cache}`)
  if (erases) db.exec("pragma secure_delete = on")
  db.exec(`pragma busy_timeout = ${Math.min(busyTimeout, maxBlock)}`)
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
  const prepared = preparing(db)
  const acquirers = SqlClient.makeSqliteAcquirers({
    connection: Effect.succeed(connectionOf(prepared)),
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
  Object.assign(client, { withTransaction: inTurn({ ...options, client }) })
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
    batches: (sql, size) =>
      Stream.suspend(() => Stream.fromIterable(batchesOf(db.prepare(sql), size), { chunkSize: 1 })),
    reading: (read) =>
      Effect.acquireUseRelease(
        Effect.try({ try: () => db.exec("begin"), catch: (cause) => failure(cause, "begin") }),
        () => read,
        () => Effect.sync(() => db.exec("rollback"))
      ),
    load: (table, columns) =>
      Effect.try({
        try: () => loadRows(prepared, table, columns),
        catch: (cause) => failure(cause, "load rows")
      })
  }
  return file
})
