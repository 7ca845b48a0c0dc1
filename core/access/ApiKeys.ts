/** Makes, lists, rotates and revokes API keys, and decides whether a request with a secret may go on. */
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { Changes } from "../store/Changes.ts"
import { kept } from "../store/Kept.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { type ApiKey, statusOf } from "./ApiKey.ts"
import { instantOf } from "../time/Instant.ts"
import { type Access, limitOf } from "./Family.ts"
import { ApiKeyStore } from "./ApiKeyStore.ts"
import * as KeySecret from "./KeySecret.ts"
import { QuotaStore } from "./QuotaStore.ts"
import type { Quota } from "./RateLimit.ts"
import { KeyInvalid, KeyNotFound, QuotaExceeded, ScopeMissing } from "./Refusal.ts"
import { allows, type Scope } from "./Scope.ts"
import type { Tier } from "./Tier.ts"

/** What a new key is to be. */
export interface NewKey {
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly rate_limit: number
  readonly rate_period: number
  readonly tier: Tier
  readonly owner: string | null
  readonly expires_at: string | null
}

/** A key with its secret, which is told this once. */
export interface CreatedKey {
  readonly key: ApiKey
  readonly secret: Redacted.Redacted
}

export interface Admission {
  readonly key: ApiKey
  readonly quota: Quota
}

/** 1,000 requests an hour, the public API's default. */
export const defaultLimit = { rate_limit: 1000, rate_period: 3600 } as const

const touchEvery = "30 seconds"
const keysInMemory = 10_000

/** A revoked key is refused within this time also where the news of it got lost. */
const keptFor = "1 second"

const service = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const quotas = yield* QuotaStore
  const digest = yield* Digest.Digest
  const changes = yield* Changes
  const random = yield* SecureRandom.SecureRandom
  const hashOf = (secret: string) => digest.digestHex(Digest.sha256, new TextEncoder().encode(secret))
  const byHash = yield* kept("access", keysInMemory, store.byHash, keptFor)
  const used = new Map<number, string>()

  const newSecret = Effect.gen(function* () {
    const secret = yield* Effect.provideService(KeySecret.generate, SecureRandom.SecureRandom, random)
    return { secret, hash: yield* hashOf(secret), prefix: KeySecret.visiblePrefix(secret) }
  })

  const existing = Effect.fnUntraced(function* (id: number) {
    const key = yield* store.byId(id)
    return Option.isSome(key) ? key.value : yield* new KeyNotFound({ id })
  })

  const create = Effect.fn("ApiKeys.create")(function* (wanted: NewKey) {
    const { hash, prefix, secret } = yield* newSecret
    const now = instantOf(yield* Clock.currentTimeMillis)
    const key = yield* store.add(
      { ...wanted, key_prefix: prefix, created_at: now, last_used_at: null, revoked_at: null },
      hash
    )
    yield* changes.written("access")
    return { key, secret: Redacted.make(secret) }
  })

  const revoke = Effect.fn("ApiKeys.revoke")(function* (id: number) {
    yield* existing(id)
    yield* store.revoke(id, instantOf(yield* Clock.currentTimeMillis))
    yield* changes.written("access")
    return yield* existing(id)
  })

  const rotate = Effect.fn("ApiKeys.rotate")(function* (id: number) {
    const key = yield* existing(id)
    if (key.revoked_at !== null) return yield* new KeyNotFound({ id })
    const { hash, prefix, secret } = yield* newSecret
    yield* store.replaceSecret(id, hash, prefix)
    yield* changes.written("access")
    return { key: yield* existing(id), secret: Redacted.make(secret) }
  })

  const authenticate = Effect.fnUntraced(function* (secret: string) {
    if (!KeySecret.isWellFormed(secret)) return yield* new KeyInvalid()
    const found = yield* byHash(yield* hashOf(secret))
    const now = yield* Clock.currentTimeMillis
    if (Option.isNone(found) || statusOf(found.value, now) !== "active") return yield* new KeyInvalid()
    used.set(found.value.id, instantOf(now))
    return found.value
  })

  const authorize = Effect.fnUntraced(function* (secret: string, { family, scope }: Access, cost = 1) {
    const key = yield* authenticate(secret)
    const limit = limitOf(key, family)
    const granted = scope === "any" || allows(key.scopes, scope)
    const quota = yield* quotas.consume(`${family}/${key.id}/${limit.period}`, limit, granted ? cost : 0)
    if (!granted) return yield* new ScopeMissing({ required: scope, quota })
    if (!quota.admitted) return yield* new QuotaExceeded({ quota })
    return { key, quota }
  })

  const flushUsed = Effect.suspend(() => {
    if (used.size === 0) return Effect.void
    const batch = new Map(used)
    used.clear()
    return Effect.ignore(store.touch(batch))
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(flushUsed, touchEvery)))
  yield* Effect.addFinalizer(() => flushUsed)

  return { create, all: store.all, revoke, rotate, authorize }
})

export class ApiKeys extends Context.Service<
  ApiKeys,
  {
    readonly create: (wanted: NewKey) => Effect.Effect<CreatedKey, StoreUnavailable>
    /** Every key, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** Final; revoking again changes nothing. */
    readonly revoke: (id: number) => Effect.Effect<ApiKey, KeyNotFound | StoreUnavailable>
    /** Replaces the secret at once. A revoked key can't be rotated. */
    readonly rotate: (id: number) => Effect.Effect<CreatedKey, KeyNotFound | StoreUnavailable>
    /** Known and active, then in scope, then within its quota for the family, of which it uses `cost` (1). */
    readonly authorize: (
      secret: string,
      access: Access,
      cost?: number
    ) => Effect.Effect<Admission, KeyInvalid | ScopeMissing | QuotaExceeded | StoreUnavailable>
  }
>()("findata/core/access/ApiKeys") {
  static readonly layer: Layer.Layer<
    ApiKeys,
    never,
    ApiKeyStore | QuotaStore | Digest.Digest | SecureRandom.SecureRandom | Changes
  > = Layer.effect(ApiKeys, service)
}
