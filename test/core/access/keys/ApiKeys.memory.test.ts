/** Requests that are authorized from memory: as through the store, and not where memory can't know. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { type Access, ApiKeys, type CreatedKey } from "../../../../core/mod.ts"
import { ApiKeyStore } from "../../../../core/ports.ts"
import { authorized, created, interruptedKeysLayer, keysLayer, overreached } from "./keys.ts"

const prices: Access = { family: "public", scope: "read:stock" }

const fromMemory = Effect.fnUntraced(function* ({ secret }: CreatedKey, cost = 1, access = prices) {
  const keys = yield* ApiKeys
  return keys.tryAuthorize(Redacted.value(secret), access, cost, yield* Clock.currentTimeMillis)
})

/** A key that was read from the store just now. */
const known = Effect.fnUntraced(function* (...wanted: Parameters<typeof created>) {
  const key = yield* created(...wanted)
  yield* authorized(key, 0)
  return key
})

describe("a request whose key is in memory", () => {
  it.effect("is admitted, by the same quota", () =>
    Effect.gen(function* () {
      const key = yield* known()
      assert.deepStrictEqual(yield* fromMemory(key), {
        key: key.key,
        quota: { limit: 3, period: 60, admitted: true, remaining: 2, reset: 61, retry_after: 0 }
      })
      assert.strictEqual((yield* authorized(key)).quota.remaining, 1)
      assert.strictEqual((yield* fromMemory(key))?.quota.remaining, 0)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is noted as a use of the key", () =>
    Effect.gen(function* () {
      const key = yield* known()
      yield* TestClock.adjust("29600 millis")
      yield* authorized(key, 0)
      yield* TestClock.adjust("399 millis")
      yield* fromMemory(key)
      yield* TestClock.adjust("1 second")
      const stored = Option.getOrNull(yield* (yield* ApiKeyStore).byId(key.key.id))
      assert.strictEqual(stored?.last_used_at, "1970-01-01T00:00:29Z")
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is noted later where the store was away, and no older use over a newer one", () =>
    Effect.gen(function* () {
      const [once, twice] = [yield* known(), yield* known()]
      yield* TestClock.adjust("31 seconds")
      yield* authorized(twice, 0)
      yield* TestClock.adjust("30 seconds")
      const store = yield* ApiKeyStore
      const uses = yield* Effect.forEach([once, twice], ({ key }) =>
        Effect.map(store.byId(key.id), (found) => Option.getOrNull(found)?.last_used_at)
      )
      assert.deepStrictEqual(uses, ["1970-01-01T00:00:00Z", "1970-01-01T00:00:31Z"])
    }).pipe(Effect.provide(interruptedKeysLayer))
  )

  it.effect("that costs more than remains gives way, and uses nothing", () =>
    Effect.gen(function* () {
      const key = yield* known()
      assert.isNull(yield* fromMemory(key, 4))
      assert.strictEqual((yield* fromMemory(key, 3))?.quota.remaining, 0)
      assert.isNull(yield* fromMemory(key))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("that lacks the scope gives way, and uses nothing", () =>
    Effect.gen(function* () {
      const key = yield* known()
      assert.isNull(yield* fromMemory(key, 1, { family: "public", scope: "read:news" }))
      assert.strictEqual((yield* Effect.flip(overreached(key)))._tag, "ScopeMissing")
      assert.strictEqual((yield* fromMemory(key))?.quota.remaining, 2)
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("a request gives way", () => {
  it.effect("with a key that wasn't read", () =>
    Effect.gen(function* () {
      assert.isNull(yield* fromMemory(yield* created()))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("a second after its key was read, however often it was used since", () =>
    Effect.gen(function* () {
      const key = yield* known()
      yield* TestClock.adjust("999 millis")
      assert.isNotNull(yield* fromMemory(key))
      yield* authorized(key)
      yield* TestClock.adjust("1 millis")
      assert.isNull(yield* fromMemory(key))
      yield* authorized(key, 0)
      assert.isNotNull(yield* fromMemory(key))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("once its key is revoked", () =>
    Effect.gen(function* () {
      const key = yield* known()
      yield* (yield* ApiKeys).revoke(key.key.id)
      assert.isNull(yield* fromMemory(key))
      assert.strictEqual((yield* Effect.flip(authorized(key)))._tag, "KeyInvalid")
      assert.isNull(yield* fromMemory(key))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("until a changed key is read again, then with its new limit", () =>
    Effect.gen(function* () {
      const key = yield* known()
      yield* (yield* ApiKeys).change(key.key.id, { rate_limit: 10 })
      assert.isNull(yield* fromMemory(key))
      yield* authorized(key, 0)
      assert.strictEqual((yield* fromMemory(key))?.quota.remaining, 9)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("at the instant at which its key expires", () =>
    Effect.gen(function* () {
      const key = yield* known({ expires_at: "1970-01-01T00:00:01Z" })
      yield* TestClock.setTime(500)
      yield* (yield* ApiKeys).create({ ...key.key, name: "another" })
      yield* authorized(key, 0)
      yield* TestClock.setTime(999)
      assert.isNotNull(yield* fromMemory(key))
      yield* TestClock.setTime(1000)
      assert.isNull(yield* fromMemory(key))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("at the end of its secret's grace period", () =>
    Effect.gen(function* () {
      const old = yield* created()
      const next = yield* (yield* ApiKeys).rotate(old.key.id, 1)
      yield* TestClock.setTime(500)
      yield* authorized(old, 0)
      yield* authorized(next, 0)
      yield* TestClock.setTime(999)
      assert.isNotNull(yield* fromMemory(old))
      yield* TestClock.setTime(1000)
      assert.deepStrictEqual(
        [(yield* fromMemory(old)) === null, (yield* fromMemory(next)) === null],
        [true, false]
      )
    }).pipe(Effect.provide(keysLayer))
  )
})
