/** A query that isn't answered in time is abandoned, and one that is answered returns what it found. */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { guard, QueryDeadline } from "../../adapters/sql/mod.ts"
import { StoreUnavailable } from "../../core/mod.ts"

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
