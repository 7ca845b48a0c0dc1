/** Whether a request with a secret is admitted: key, then scope, then quota. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto"
import { TestClock } from "effect/testing"
import { ApiKeys } from "../../../../core/mod.ts"
import { KeySecret } from "../../../../core/ports.ts"
import { authorized, created, keysLayer, overreached } from "./keys.ts"

const use = (key: Parameters<typeof authorized>[0], times: number) =>
  Effect.replicateEffect(authorized(key), times, { discard: true })

describe("a request", () => {
  it.effect("within scope and quota is admitted with the remaining quota", () =>
    Effect.gen(function* () {
      const key = yield* created()
      assert.deepStrictEqual(yield* authorized(key), {
        key: key.key,
        quota: { limit: 3, period: 60, admitted: true, remaining: 2, reset: 61, retry_after: 0 }
      })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect.each(["", "ak_", "ak_0000000000000000000000000000000000000000", "Bearer x"])(
    "with the malformed secret %j is invalid",
    (secret) =>
      Effect.gen(function* () {
        const keys = yield* ApiKeys
        const error = yield* Effect.flip(keys.authorize(secret, { family: "public", scope: "read:stock" }))
        assert.strictEqual(error._tag, "KeyInvalid")
      }).pipe(Effect.provide(keysLayer))
  )

  it.effect("with a well-formed secret of no key is invalid", () =>
    Effect.gen(function* () {
      const secret = yield* KeySecret.generate
      const keys = yield* ApiKeys
      const error = yield* Effect.flip(keys.authorize(secret, { family: "public", scope: "read:stock" }))
      assert.strictEqual(error._tag, "KeyInvalid")
    }).pipe(Effect.provide([keysLayer, SecureRandom.layerWebCrypto]))
  )

  it.effect("beyond the quota is refused until the first request is released", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* use(key, 3)
      const error = yield* Effect.flip(authorized(key))
      assert.deepInclude(error, {
        _tag: "QuotaExceeded",
        quota: { limit: 3, period: 60, admitted: false, remaining: 0, reset: 61, retry_after: 61 }
      })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is admitted again after retry_after", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* use(key, 3)
      yield* TestClock.adjust("61 seconds")
      assert.strictEqual((yield* authorized(key)).quota.remaining, 2)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("that costs more than remains uses nothing", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* Effect.flip(authorized(key, 4))
      assert.strictEqual((yield* authorized(key, 3)).quota.remaining, 0)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("with one key uses nothing of another's quota", () =>
    Effect.gen(function* () {
      yield* use(yield* created(), 3)
      assert.strictEqual((yield* authorized(yield* created())).quota.remaining, 2)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is one of exactly 10 admitted out of 50 concurrent ones for 10", () =>
    Effect.gen(function* () {
      const key = yield* created({ rate_limit: 10 })
      const requests = Array.from({ length: 50 }, () => Effect.option(authorized(key)))
      const outcomes = yield* Effect.all(requests, { concurrency: "unbounded" })
      assert.lengthOf(
        outcomes.filter(({ _tag }) => _tag === "Some"),
        10
      )
    }).pipe(Effect.provide(keysLayer))
  )
})

describe("a request out of scope", () => {
  it.effect("is refused with the required scope and the quota", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(overreached(yield* created()))
      assert.deepInclude(error, {
        _tag: "ScopeMissing",
        required: "read:news",
        quota: { limit: 3, period: 60, admitted: true, remaining: 3, reset: 0, retry_after: 0 }
      })
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("uses nothing of the quota", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* Effect.flip(overreached(key))
      assert.strictEqual((yield* authorized(key)).quota.remaining, 2)
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is out of scope even when the quota is used up", () =>
    Effect.gen(function* () {
      const key = yield* created()
      yield* use(key, 3)
      assert.strictEqual((yield* Effect.flip(overreached(key)))._tag, "ScopeMissing")
    }).pipe(Effect.provide(keysLayer))
  )

  it.effect("is invalid when its key has expired", () =>
    Effect.gen(function* () {
      const key = yield* created({ expires_at: "1970-01-01T00:00:00Z" })
      assert.strictEqual((yield* Effect.flip(overreached(key)))._tag, "KeyInvalid")
    }).pipe(Effect.provide(keysLayer))
  )
})
