/** Old secrets after a rotation: how long they work, to the millisecond, whatever is cached. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { ApiKeys, type CreatedKey } from "../../../../core/mod.ts"
import { authorized, created, keysLayer } from "./keys.ts"

const works = (key: CreatedKey) =>
  Effect.map(Effect.result(authorized(key, 0)), ({ _tag }) => _tag === "Success")

const rotated = Effect.fnUntraced(function* ({ key }: CreatedKey, graceSeconds: number) {
  return yield* (yield* ApiKeys).rotate(key.id, graceSeconds)
})

describe("an old secret", () => {
  it.effect("works for at least the grace period, and less than a second more", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(10_300)
      const old = yield* created()
      yield* rotated(old, 60)
      yield* TestClock.setTime(70_300)
      assert.isTrue(yield* works(old))
      yield* TestClock.setTime(71_000)
      assert.isFalse(yield* works(old))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is refused at the end of the grace period even if it was admitted just before", () =>
    Effect.gen(function* () {
      const old = yield* created()
      yield* rotated(old, 1)
      yield* TestClock.setTime(999)
      assert.isTrue(yield* works(old))
      yield* TestClock.setTime(1000)
      assert.isFalse(yield* works(old))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("expires with the key where that is sooner", () =>
    Effect.gen(function* () {
      const old = yield* created({ expires_at: "1970-01-01T00:00:05Z" })
      const next = yield* rotated(old, 60)
      yield* (yield* ApiKeys).change(old.key.id, { expires_at: null })
      yield* TestClock.setTime(4999)
      assert.isTrue(yield* works(old))
      yield* TestClock.setTime(5000)
      assert.deepStrictEqual([yield* works(old), yield* works(next)], [false, true])
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("within its grace period stops at once after a rotation without grace", () =>
    Effect.gen(function* () {
      const first = yield* created()
      const second = yield* rotated(first, 60)
      const third = yield* rotated(first, 0)
      assert.deepStrictEqual(
        [yield* works(first), yield* works(second), yield* works(third)],
        [false, false, true]
      )
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("an owner", () => {
  const anna = { actor: "anna", request_id: "r" }
  const bob = { actor: "bob", request_id: "r" }

  it.effect("can access only their own keys", () =>
    Effect.gen(function* () {
      const keys = yield* ApiKeys
      const { key } = yield* created({ owner: "anna" })
      const calls: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> = [
        keys.find(key.id, bob),
        keys.change(key.id, { name: "x" }, bob),
        keys.revoke(key.id, bob),
        keys.rotate(key.id, 0, bob),
        keys.usage(key.id, bob)
      ]
      for (const call of calls) assert.strictEqual((yield* Effect.flip(call))._tag, "KeyNotFound")
      assert.deepStrictEqual(yield* keys.find(key.id, anna), key)
      assert.deepStrictEqual(yield* keys.find(key.id), key)
    }).pipe(Effect.provide(keysLayer))
  )
})
