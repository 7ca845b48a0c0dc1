/** Decides whether a request with a secret is admitted: key known and active, then scope, then quota. */
import { Cause, Clock, Duration, Effect, Latch, Option } from "effect"
import { Digest } from "effect/crypto"
import { cached } from "../../store/Cached.ts"
import { Changes } from "../../store/Changes.ts"
import { instantOf } from "../../time/Instant.ts"
import { type ApiKey, statusOf } from "./ApiKey.ts"
import { ApiKeyStore, type KeyOfSecret } from "./ApiKeyStore.ts"
import { type Access, type Family, limitOf } from "./Family.ts"
import * as KeySecret from "./KeySecret.ts"
import { makeKnownKeys, timeToLive } from "./KnownKeys.ts"
import { QuotaStore } from "../quotas/QuotaStore.ts"
import type { Quota } from "../quotas/RateLimit.ts"
import { KeyInvalid, QuotaExceeded, ScopeMissing } from "./Refusal.ts"
import { allows, type Scope } from "./Scope.ts"

/** An admitted request: its key, and what is left of the quota. */
export interface Admission {
  readonly key: ApiKey
  readonly quota: Quota
}

const touchEvery = Duration.seconds(30)

/** First uses of keys are written at once, and not again within this time. */
const firstEvery = Duration.seconds(1)
const keysInMemory = 10_000
const secretsInMemory = 1000

/** The hash under which a secret is stored. */
export const hashOf = (digest: Digest.Digest["Service"], secret: string) =>
  digest.digestHex(Digest.sha256, new TextEncoder().encode(secret))

/**
 * Collects when keys were used (milliseconds), and writes it to the store every 30 seconds and at shutdown, at once where a
 * key was never used before; again with the next ones where the store was unavailable. A key whose recorded use is younger than 30 seconds isn't written again, so
 * that processes and threads which all use it write it as often as one of them would: a use that may have been left out
 * for this is written the next time.
 */
const lastUses = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const used = new Map<number, number>()
  /** Keys whose first use was noted: they are remembered as unused until they are read again. */
  const begun = new Set<number>()
  const isFirst = Latch.makeUnsafe()
  const note = ({ id, last_used_at }: ApiKey, now: number): void => {
    used.set(id, now)
    if (last_used_at !== null || begun.has(id)) return
    if (begun.size >= keysInMemory) begun.clear()
    begun.add(id)
    isFirst.openUnsafe()
  }
  const keep = (uses: ReadonlyArray<readonly [id: number, millis: number]>) =>
    Effect.sync(() => {
      for (const [id, millis] of uses) if (!used.has(id)) used.set(id, millis)
    })
  const flush = Effect.fnUntraced(function* (before: number) {
    if (used.size === 0) return
    const taken = [...used]
    used.clear()
    const uses = new Map(taken.map(([id, millis]) => [id, instantOf(millis)]))
    const recent = taken.filter(([, millis]) => millis > before)
    yield* Effect.matchCauseEffect(store.touch(uses, instantOf(before)), {
      // Also after a defect, which is logged nowhere else: this isn't part of a request.
      onFailure: (cause) =>
        Effect.andThen(
          keep(taken),
          Cause.hasDies(cause) ? Effect.logError("The last uses of keys weren't written", cause) : Effect.void
        ),
      onSuccess: () => keep(recent)
    })
  })
  const regularly = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    flush(now - Duration.toMillis(touchEvery))
  )
  const first = isFirst.await.pipe(
    Effect.andThen(Effect.sync(() => isFirst.closeUnsafe())),
    Effect.andThen(regularly),
    Effect.andThen(Effect.sleep(firstEvery))
  )
  yield* Effect.forkScoped(Effect.forever(Effect.delay(regularly, touchEvery)))
  yield* Effect.forkScoped(Effect.forever(first))
  yield* Effect.addFinalizer(() => Effect.flatMap(Clock.currentTimeMillis, flush))
  return note
})

/** Whether the key and this secret of it work at `now`. */
const works = ({ key, valid_until }: KeyOfSecret, now: number): boolean =>
  statusOf(key, now) === "active" && (valid_until === null || Date.parse(valid_until) > now)

/** The required scope when the key lacks it, else null. */
const lackedScope = ({ scopes }: ApiKey, { scope }: Access): Scope | null =>
  scope === "any" || allows(scopes, scope) ? null : scope

/** A key has a quota for each family. */
const counterOf = ({ id }: ApiKey, family: Family): string => `${family}/${id}`

/** The admission of requests by their secrets. Requires the keys, the quotas, changes and a digest. */
export const makeAdmission = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const quotas = yield* QuotaStore
  const digest = yield* Digest.Digest
  const changes = yield* Changes
  const noteUse = yield* lastUses
  const known = makeKnownKeys(changes, secretsInMemory)

  const read = Effect.fnUntraced(function* (hash: string) {
    const read_at = yield* Clock.currentTimeMillis
    return { read_at, found: yield* store.byHash(hash) }
  })
  const byHash = yield* cached("access", keysInMemory, read, Duration.millis(timeToLive))

  /** Uses `cost` of the key's quota for the family. */
  const consume = (key: ApiKey, family: Family, cost: number) =>
    quotas.consume(counterOf(key, family), limitOf(key, family), cost)

  const lookUp = Effect.fnUntraced(function* (secret: string) {
    if (!KeySecret.isWellFormed(secret)) return yield* new KeyInvalid()
    const generation = changes.generation("access")
    const { found, read_at } = yield* byHash(yield* hashOf(digest, secret))
    if (Option.isNone(found)) return yield* new KeyInvalid()
    const now = yield* Clock.currentTimeMillis
    // What a write overtook isn't kept.
    if (generation !== null && generation === changes.generation("access"))
      known.add(secret, { found: found.value, read_at, generation }, now)
    return found.value
  })

  const authorize = Effect.fnUntraced(function* (secret: string, access: Access, cost = 1) {
    const found = known.find(secret, yield* Clock.currentTimeMillis) ?? (yield* lookUp(secret))
    const { key } = found
    const now = yield* Clock.currentTimeMillis
    if (!works(found, now)) return yield* new KeyInvalid()
    noteUse(key, now)
    const lacked = lackedScope(key, access)
    const quota = yield* consume(key, access.family, lacked === null ? cost : 0)
    if (lacked !== null) return yield* new ScopeMissing({ required: lacked, quota })
    if (!quota.admitted) return yield* new QuotaExceeded({ quota })
    return { key, quota }
  })

  /** Reads nothing from the store; null, and nothing is used or noted, unless the request is admitted. */
  const tryAuthorize = (secret: string, access: Access, cost: number, now: number): Admission | null => {
    const found = known.find(secret, now)
    if (found === null || !works(found, now) || lackedScope(found.key, access) !== null) return null
    const { key } = found
    const quota = quotas.tryConsume(counterOf(key, access.family), limitOf(key, access.family), cost)
    if (quota === null || !quota.admitted) return null
    noteUse(key, now)
    return { key, quota }
  }

  const ownerOf = Effect.fnUntraced(function* (secret: string) {
    const found = known.find(secret, yield* Clock.currentTimeMillis) ?? (yield* lookUp(secret))
    return found.key.owner
  })

  return { authorize, tryAuthorize, consume, ownerOf }
})
