/**
 * A SqlClient over a pool of sql-pg's connections that takes one for a statement once it knows the statement: sql-pg's own
 * takes it before.
 */
import { PgClient, type PgConnection, type PgPool } from "@effect/sql-pg"
import { Effect, Stream } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, type SqlConnection, SqlError } from "effect/sql"
import { Deadline, makeTurns, maxWait, sinceBegun } from "../../core/ports.ts"
import { noteValues } from "../sql/mod.ts"

type Rows = ReadonlyArray<any>

/** Runs a statement with its values on a connection. */
type Run = <A>(
  sql: string,
  params: ReadonlyArray<unknown>,
  query: (connection: PgConnection.PgConnection) => Effect.Effect<A, SqlError.SqlError>
) => Effect.Effect<A, SqlError.SqlError>

const connectionBy = (run: Run): SqlConnection.Connection => {
  const rows =
    (prepare: boolean): SqlConnection.Connection["execute"] =>
    (sql, params, transform) => {
      const found = run<Rows>(sql, params, (connection) =>
        Effect.map(connection.query(sql, params, prepare), (result) => result.rows)
      )
      return transform ? Effect.map(found, transform) : found
    }
  const values = (prepare: boolean) => (sql: string, params: ReadonlyArray<unknown>) =>
    run(sql, params, (connection) => connection.queryValues(sql, params, prepare))
  const execute = rows(true)
  return {
    execute,
    executeUnprepared: rows(false),
    executeRaw: (sql, params) => run<unknown>(sql, params, (connection) => connection.query(sql, params)),
    executeValues: values(true),
    executeValuesUnprepared: values(false),
    executeStream: (sql, params, transform) =>
      Stream.unwrap(Effect.map(execute(sql, params, transform), Stream.fromIterable))
  }
}

/** SQLSTATE of a statement that waited for a lock longer than `lock_timeout` allows. */
const lockNotAvailable = "55P03"

const isCancelled = ({ cause }: SqlError.SqlErrorReason): boolean =>
  (cause as { readonly code?: unknown } | undefined)?.code === lockNotAvailable

const rolledBack = new SqlError.SqlError({
  reason: new SqlError.UnknownError({
    cause: new Error("COMMIT rolled back a failed transaction"),
    message: "PostgreSQL could not commit: a statement of the transaction had failed",
    operation: "commit"
  })
})

/** PostgreSQL answers COMMIT with ROLLBACK where a statement of the transaction failed. */
const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(connection.executeRaw("commit", []), (result) =>
    (result as PgConnection.Result).command === "ROLLBACK" ? Effect.fail(rolledBack) : Effect.void
  )

/** What keeps statements from waiting with the connections of a pool. */
export interface Gate {
  /** Why a statement may not have a connection at the moment; null when it may. */
  readonly refuse: (sql: string) => SqlError.SqlError | null
  /** Notes that a statement waited for a lock until it was cancelled. */
  readonly waited: Effect.Effect<void>
}

/** Lends a connection for a statement, or for as long as a scope lasts. */
export interface Lender {
  readonly use: <A>(
    query: (connection: PgConnection.PgConnection) => Effect.Effect<A, SqlError.SqlError>
  ) => Effect.Effect<A, SqlError.SqlError>
  readonly reserve: PgPool.PgPool["reserve"]
}

/** For how long a statement waits for a connection, with what its request took before. */
const patience = (max: number) => ({ max, expected: max })

const noConnection = new SqlError.SqlError({
  reason: new SqlError.ConnectionError({
    cause: new Error("too many statements wait for a connection"),
    message: "PostgreSQL could not execute: too many statements wait for a connection",
    operation: "acquire"
  })
})

/**
 * Lends the connections of a pool of so many in turn: round the keys that wait, in the order of each. A pool's own queue
 * lets who comes last go first, so that one waits for seconds where the others take a moment.
 */
export const inTurn = (lender: Lender, connections: number): Lender => {
  const { run } = makeTurns({
    atOnce: connections,
    waiting: Number.POSITIVE_INFINITY,
    ofOne: Number.POSITIVE_INFINITY,
    patience: patience(maxWait.burst),
    lasting: patience(maxWait.lasting),
    retry_after: 1
  })
  return {
    use: (query) =>
      Effect.withFiber((fiber) =>
        Effect.catchTag(run(lender.use(query), sinceBegun(fiber.getRef(Deadline))), "Overloaded", () =>
          Effect.fail(noConnection)
        )
      ),
    reserve: lender.reserve
  }
}

const gated =
  (use: Lender["use"], { refuse, waited }: Gate): Run =>
  (sql, params, query) =>
    Effect.tapError(
      use((connection) => {
        const refusal = refuse(sql)
        return refusal === null ? query(connection) : Effect.fail(refusal)
      }),
      (error) => {
        noteValues(error, params)
        return isCancelled(error.reason) ? waited : Effect.void
      }
    )

/** By the connections of a lender. */
export const over = Effect.fnUntraced(function* (lender: Lender, gate: Gate | null = null) {
  const lent = (use: Lender["use"]) =>
    connectionBy(gate === null ? (_sql, _params, query) => use(query) : gated(use, gate))
  const shared = lent(lender.use)
  return yield* SqlClient.make({
    acquirer: Effect.succeed(shared),
    borrower: (use) => use(shared),
    transactionAcquirer: Effect.map(lender.reserve, (connection) => lent((query) => query(connection))),
    compiler: PgClient.makeCompiler(),
    commit,
    driver: "pg",
    prepareTransactionControls: true,
    releaseSavepoint: (name) => `release savepoint ${name}`,
    spanAttributes: []
  }).pipe(Effect.provide(Reactivity.layer))
})
