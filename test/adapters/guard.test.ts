/** A query that isn't answered in time is abandoned; an error of the database means what its code says. */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { SqlError } from "effect/sql"
import { guard, QueryDeadline } from "../../adapters/sql/mod.ts"
import { Deadline, StoreUnavailable } from "../../core/mod.ts"

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
      const unavailable = new StoreUnavailable({ reason: `It failed with ${code}` })
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
