/** Decides whether a request with a secret is admitted: key known and active, then scope, then quota. */
import { Clock, Effect, Option } from "effect"
import { Digest } from "effect/crypto"
import { cached } from "../store/Cached.ts"
import { instantOf } from "../time/Instant.ts"
import { type ApiKey, statusOf } from "./ApiKey.ts"
import { ApiKeyStore } from "./ApiKeyStore.ts"
import { type Access, type Family, limitOf } from "./Family.ts"
import * as KeySecret from "./KeySecret.ts"
import { QuotaStore } from "./QuotaStore.ts"
import { KeyInvalid, QuotaExceeded, ScopeMissing } from "./Refusal.ts"
import { allows } from "./Scope.ts"

const touchEvery = "30 seconds"
const keysInMemory = 10_000

/** Bounds how long a revoked key works where the change notification was lost. */
const timeToLive = "1 second"

/** The hash under which a secret is stored. */
export const hashOf = (digest: Digest.Digest["Service"], secret: string) =>
  digest.digestHex(Digest.sha256, new TextEncoder().encode(secret))

/** Collects when keys were used, and writes it to the store every 30 seconds and at shutdown. */
const lastUses = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const used = new Map<number, string>()
  const flush = Effect.suspend(() => {
    if (used.size === 0) return Effect.void
    const batch = new Map(used)
    used.clear()
    return Effect.ignore(store.touch(batch))
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(flush, touchEvery)))
  yield* Effect.addFinalizer(() => flush)
  return used
})

export const makeAdmission = Effect.gen(function* () {
  const store = yield* ApiKeyStore
  const quotas = yield* QuotaStore
  const digest = yield* Digest.Digest
  const byHash = yield* cached("access", keysInMemory, store.byHash, timeToLive)
  const used = yield* lastUses

  /** Uses `cost` of the key's quota for the family. */
  const consume = (key: ApiKey, family: Family, cost: number) =>
    quotas.consume(`${family}/${key.id}`, limitOf(key, family), cost)

  const authenticate = Effect.fnUntraced(function* (secret: string) {
    if (!KeySecret.isWellFormed(secret)) return yield* new KeyInvalid()
    const found = yield* byHash(yield* hashOf(digest, secret))
    if (Option.isNone(found)) return yield* new KeyInvalid()
    const { key, valid_until } = found.value
    const now = yield* Clock.currentTimeMillis
    const isOver = valid_until !== null && Date.parse(valid_until) <= now
    if (isOver || statusOf(key, now) !== "active") return yield* new KeyInvalid()
    used.set(key.id, instantOf(now))
    return key
  })

  const authorize = Effect.fnUntraced(function* (secret: string, { family, scope }: Access, cost = 1) {
    const key = yield* authenticate(secret)
    const granted = scope === "any" || allows(key.scopes, scope)
    const quota = yield* consume(key, family, granted ? cost : 0)
    if (!granted) return yield* new ScopeMissing({ required: scope, quota })
    if (!quota.admitted) return yield* new QuotaExceeded({ quota })
    return { key, quota }
  })

  return { authorize, consume }
})
