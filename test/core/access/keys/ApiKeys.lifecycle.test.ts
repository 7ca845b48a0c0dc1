/** Creating, expiring, revoking and rotating keys; each takes effect at once in the process. */
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer, Logger, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { createHash } from "node:crypto"
import { ApiKeys } from "../../../../core/mod.ts"
import { ApiKeyStore } from "../../../../core/ports.ts"
import { authorized, created, defectiveKeysLayer, keysLayer, ofProcess, wanted } from "./keys.ts"

describe("a new key", () => {
  it.effect("has the requested properties, its creation time and its key prefix", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(10_900)
      const { key, secret } = yield* created()
      assert.deepStrictEqual(key, {
        ...wanted,
        id: 1,
        key_prefix: Redacted.value(secret).slice(0, 11),
        created_at: "1970-01-01T00:00:10Z",
        last_used_at: null,
        revoked_at: null
      })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is stored as the SHA-256 of its secret", () =>
    Effect.gen(function* () {
      const { key, secret } = yield* created()
      const hash = createHash("sha256").update(Redacted.value(secret)).digest("hex")
      const store = yield* ApiKeyStore
      assert.deepStrictEqual(yield* store.byHash(hash), Option.some({ key, valid_until: null }))
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is listed before older ones", () =>
    Effect.gen(function* () {
      const older = yield* created()
      const newer = yield* created({ name: "newer" })
      const keys = yield* ApiKeys
      assert.deepStrictEqual(yield* keys.all, [newer.key, older.key])
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("a key that expires", () => {
  const expires_at = "1970-01-01T00:01:00Z"

  it.effect("works until it expires", () =>
    Effect.gen(function* () {
      const key = yield* created({ expires_at })
      yield* TestClock.setTime(Date.parse(expires_at) - 1)
      assert.deepStrictEqual((yield* authorized(key)).key, key.key)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is invalid from its expiry on", () =>
    Effect.gen(function* () {
      const key = yield* created({ expires_at })
      yield* authorized(key)
      yield* TestClock.setTime(Date.parse(expires_at))
      assert.strictEqual((yield* Effect.flip(authorized(key)))._tag, "KeyInvalid")
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("revoking", () => {
  it.effect("makes the key invalid at once", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* authorized(key)
      yield* (yield* ApiKeys).revoke(key.key.id)
      assert.strictEqual((yield* Effect.flip(authorized(key)))._tag, "KeyInvalid")
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("leaves other keys unchanged", () =>
    Effect.gen(function* () {
      const [revoked, other] = [yield* created(), yield* created()]
      yield* (yield* ApiKeys).revoke(revoked.key.id)
      assert.deepStrictEqual((yield* authorized(other)).key, other.key)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("again keeps the first revocation time", () =>
    Effect.gen(function* () {
      const { key } = yield* created()
      const keys = yield* ApiKeys
      const first = yield* keys.revoke(key.id)
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* keys.revoke(key.id), first)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("an unknown key fails with its id", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip((yield* ApiKeys).revoke(7))
      assert.deepInclude(error, { _tag: "KeyNotFound", id: 7 })
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("rotating", () => {
  it.effect("makes the old secret invalid at once", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* authorized(key)
      yield* (yield* ApiKeys).rotate(key.key.id)
      assert.strictEqual((yield* Effect.flip(authorized(key)))._tag, "KeyInvalid")
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("returns a secret that works with the same quota", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* authorized(key)
      const rotated = yield* (yield* ApiKeys).rotate(key.key.id)
      assert.strictEqual((yield* authorized(rotated)).quota.remaining, 1)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("changes the key prefix and nothing else of the key", () =>
    Effect.gen(function* () {
      const { key } = yield* created()
      const rotated = yield* (yield* ApiKeys).rotate(key.id)
      const key_prefix = Redacted.value(rotated.secret).slice(0, 11)
      assert.deepStrictEqual(rotated.key, { ...key, key_prefix })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("a revoked key fails like an unknown one", () =>
    Effect.gen(function* () {
      const { key } = yield* created()
      const keys = yield* ApiKeys
      yield* keys.revoke(key.id)
      assert.strictEqual((yield* Effect.flip(keys.rotate(key.id)))._tag, "KeyNotFound")
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("the last use", () => {
  it.effect("is recorded at once when it is the key's first", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* created(), yield* created()]
      const uses = Effect.map(
        Effect.flatMap(ApiKeys, ({ all }) => all),
        (keys) => keys.map(({ last_used_at }) => last_used_at)
      )
      yield* TestClock.adjust("5 seconds")
      yield* authorized(one)
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(yield* uses, [null, "1970-01-01T00:00:05Z"])
      yield* authorized(other)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* uses, ["1970-01-01T00:00:05Z", "1970-01-01T00:00:05Z"])
      // Neither is written again before the next half minute.
      yield* authorized(one)
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(yield* uses, ["1970-01-01T00:00:05Z", "1970-01-01T00:00:05Z"])
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is recorded at most a minute late", () =>
    Effect.gen(function* () {
      const { key } = yield* Effect.tap(created(), authorized)
      yield* TestClock.adjust("1 minute")
      const [listed] = yield* (yield* ApiKeys).all
      assert.deepStrictEqual(listed, { ...key, last_used_at: "1970-01-01T00:00:00Z" })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is recorded after a defect of an earlier record", () =>
    Effect.gen(function* () {
      const key = yield* Effect.tap(created(), authorized)
      yield* TestClock.adjust("1 minute")
      const [listed] = yield* (yield* ApiKeys).all
      assert.strictEqual(listed?.last_used_at, "1970-01-01T00:00:00Z")
      assert.strictEqual(listed?.id, key.key.id)
    }).pipe(Effect.provide([defectiveKeysLayer, Logger.layer([])]))
  )

  it.effect("is written twice a minute at most after the first, however many processes use the key", () =>
    Effect.gen(function* () {
      const key = yield* created()
      const request = { family: "public", scope: "read:stock" } as const
      const processes: Array<ApiKeys["Service"]> = [yield* ApiKeys]
      const store = yield* ApiKeyStore
      const recorded = new Set<string>()
      const last = Effect.map(store.byId(key.key.id), (found) => Option.getOrThrow(found).last_used_at)
      for (let second = 1; second <= 600; second++) {
        // One after the other, so that they write at different times.
        if (second % 7 === 0 && processes.length < 8)
          processes.push(Context.get(yield* Layer.build(ofProcess), ApiKeys))
        for (const { authorize } of processes) yield* authorize(Redacted.value(key.secret), request, 0)
        yield* TestClock.adjust("1 second")
        const at = yield* last
        if (at !== null) recorded.add(at)
        if (second >= 60) assert.isAtMost(second * 1000 - Date.parse(at ?? ""), 60_000)
      }
      assert.isAtMost(recorded.size, 1 + 20)
      // Only one of them uses it last, a moment after another wrote.
      for (const { authorize } of processes.slice(3, 4))
        yield* authorize(Redacted.value(key.secret), request, 0)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* last, "1970-01-01T00:10:00Z")
    }).pipe(Effect.scoped, Effect.provide(keysLayer))
  )
})
