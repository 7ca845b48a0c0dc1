/** A query that isn't answered in time is abandoned; an error of the database means what its code says. */
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { PgClient } from "@effect/sql-pg"
import { Cause, Deferred, Effect, Exit, Layer, Redacted } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { guard, QueryDeadline } from "../../adapters/sql/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { StoreUnavailable } from "../../core/mod.ts"
import { Deadline, ValueRefused } from "../../core/ports.ts"
import { describePostgres, freshDatabase } from "../postgres/database.ts"
import { freshDirectory } from "./places.ts"

const bounded = <A, E>(query: Effect.Effect<A, E>) => Effect.provideService(guard(query), QueryDeadline, 1)

const late = new StoreUnavailable({ reason: "The database did not answer in time" })

describe("a query with a deadline", () => {
  it.effect("is abandoned after it, even if it can't be interrupted", () =>
    Effect.gen(function* () {
      const answered = yield* Deferred.make<void>()
      const error = yield* Effect.flip(bounded(Effect.uninterruptible(Deferred.await(answered))))
      yield* Deferred.succeed(answered, undefined)
      assert.deepStrictEqual(error, late)
    })
  )

  it.effect("is interrupted after it", () =>
    Effect.gen(function* () {
      const interrupted = yield* Deferred.make<void>()
      const query = Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined))
      assert.deepStrictEqual(yield* Effect.flip(bounded(query)), late)
      yield* Deferred.await(interrupted)
    })
  )

  it.effect("returns what it found, at once or later, or its error", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* bounded(Effect.succeed(1)), 1)
      assert.strictEqual(yield* bounded(Effect.as(Effect.yieldNow, 2)), 2)
      assert.strictEqual(yield* Effect.flip(bounded(Effect.fail("refused"))), "refused")
    })
  )
})

const before = (milliseconds: number) => Effect.provideService(Deadline, performance.now() + milliseconds)

describe("the queries of a request with a deadline", () => {
  const query = Effect.sleep("40 millis")

  it.live("have its time together, and none after it", () =>
    Effect.gen(function* () {
      const begun = performance.now()
      let answered = 0
      const queries = Effect.forever(
        Effect.tap(Effect.provideService(guard(query), QueryDeadline, 1000), () =>
          Effect.sync(() => {
            answered++
          })
        )
      )
      assert.deepStrictEqual(yield* Effect.flip(before(100)(queries)), late)
      assert.isBelow(performance.now() - begun, 400)
      assert.isAtMost(answered, 2)
      const asked = yield* Effect.exit(
        before(-1)(Effect.provideService(guard(Effect.die("asked")), QueryDeadline, 1000))
      )
      assert.deepStrictEqual(asked, yield* Effect.exit(Effect.fail(late)))
    })
  )

  it.live("take any time on a database of this process", () => before(-1)(guard(query)))
})

/** As sql-pg reports it. */
const sqlError = (code: string) =>
  new SqlError.SqlError({
    reason: new SqlError.UnknownError({
      cause: Object.assign(new Error(`SQLSTATE ${code}`), { code }),
      message: `It failed with ${code}`
    })
  })

describe("an error of PostgreSQL", () => {
  const states = [
    ["08006", "connection failure"],
    ["25006", "read-only transaction"],
    ["25P03", "idle in a transaction for too long"],
    ["28P01", "invalid password"],
    ["3D000", "no such database"],
    ["40001", "serialization failure"],
    ["40P01", "deadlock"],
    ["53100", "disk full"],
    ["53300", "too many connections"],
    ["55006", "object in use"],
    ["55P03", "lock not available"],
    ["57014", "statement cancelled"],
    ["57P01", "shutdown by an administrator"],
    ["57P03", "starting up"],
    ["58030", "input or output error"]
  ] as const

  it.effect.each(states)("%s, %s, is an unavailable store, also as that of a rollback", ([code]) =>
    Effect.gen(function* () {
      const unavailable = new StoreUnavailable({ reason: `It failed with ${code}: SQLSTATE ${code}` })
      assert.deepStrictEqual(yield* Effect.flip(guard(Effect.fail(sqlError(code)))), unavailable)
      assert.deepStrictEqual(yield* Effect.flip(guard(Effect.die(sqlError(code)))), unavailable)
    })
  )

  it.effect.each(["22003", "23505", "42601", "42P01"])("%s is a defect", (code) =>
    Effect.gen(function* () {
      const error = sqlError(code)
      assert.deepStrictEqual(
        yield* Effect.exit(guard(Effect.fail(error))),
        yield* Effect.exit(Effect.die(error))
      )
    })
  )
})

type Statement = (sql: SqlClient.SqlClient) => Effect.Effect<unknown, SqlError.SqlError>

/** The defects that a statement ends with that a request asks for, and an import. */
const defectsOf = (statement: Statement) =>
  Effect.gen(function* () {
    const query = guard(statement(yield* SqlClient.SqlClient))
    const defectOf = (asked: typeof query) =>
      Effect.map(Effect.exit(asked), (exit) =>
        Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? Cause.squash(exit.cause) : exit
      )
    return { asked: yield* defectOf(before(5000)(query)), imported: yield* defectOf(query) }
  })

/** Registers tests of what each statement's values cause, by the code of its error, and of what stored data do. */
const refusals = (
  client: Layer.Layer<SqlClient.SqlClient, unknown>,
  values: ReadonlyArray<readonly [code: string, statement: Statement]>,
  stored: ReadonlyArray<readonly [code: string, statement: Statement]>
): void => {
  it.live.each(values)(
    "%s is ValueRefused in a request, else a defect of the database's",
    ([code, statement]) =>
      Effect.gen(function* () {
        const { asked, imported } = yield* defectsOf(statement)
        assert.instanceOf(asked, ValueRefused)
        assert.instanceOf(imported, SqlError.SqlError)
        const { code: state, errcode } = (imported as SqlError.SqlError).reason.cause as Readonly<
          Record<string, unknown>
        >
        assert.include([state, String(errcode)], code)
      }).pipe(Effect.provide(client))
  )

  it.live.each(stored)("%s of stored data stays a defect of the database's in a request", ([, statement]) =>
    Effect.gen(function* () {
      const { asked, imported } = yield* defectsOf(statement)
      for (const defect of [asked, imported]) assert.instanceOf(defect, SqlError.SqlError)
    }).pipe(Effect.provide(client))
  )
}

const sqlite = Layer.effect(
  SqlClient.SqlClient,
  Effect.gen(function* () {
    const path = join(yield* freshDirectory, "values.db")
    const { client } = yield* Sqlite.open({ path, readOnly: false, busyTimeout: 0 })
    yield* client`create virtual table texts using fts5(text)`
    return client
  })
)

describe("a value that SQLite refuses", () => {
  refusals(
    sqlite,
    [
      ["20", (sql) => sql`select 1 limit ${1.5}`],
      ["1", (sql) => sql`select 1 where 'a' like ${"%".repeat(60_000)}`],
      ["1", (sql) => sql`select 1 from texts where texts match ${"a*b("}`],
      ["ERR_INVALID_ARG_VALUE", (sql) => sql`select ${2n ** 70n}`]
    ],
    [
      ["1", (sql) => sql`select abs(v) from (select -9223372036854775807 - 1 as v) where v < ${1}`],
      ["1", (sql) => sql`select * from (select '{' as v) s, json_each(s.v) where s.v = ${"{"}`]
    ]
  )
})

describePostgres("a value that PostgreSQL refuses", () => {
  refusals(
    Layer.unwrap(Effect.map(freshDatabase, (url) => PgClient.layer({ url: Redacted.make(url) }))),
    [
      ["22021", (sql) => sql`select ${"\0"}`],
      ["22P02", (sql) => sql`select 1 where 1 = ${"x"}`],
      ["22003", (sql) => sql`select 1 where 1 = ${"2147483648"}`],
      ["22008", (sql) => sql`select 1 where current_date = ${"2024-02-30"}`],
      ["2201W", (sql) => sql`select 1 limit ${-1}`],
      ["2201X", (sql) => sql`select 1 offset ${-1}`],
      ["42601", (sql) => sql`select to_tsvector('x') @@ ${"a b"}`]
    ],
    [
      ["22P02", (sql) => sql`select cast(v as integer) from (values ('x')) t (v) where v = ${"x"}`],
      ["22003", (sql) => sql`select v + v from (values (2147483647)) t (v) where v > ${1}`],
      ["22012", (sql) => sql`select 1 / v from (values (0)) t (v) where v < ${1}`]
    ]
  )
})
