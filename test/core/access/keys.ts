/** `ApiKeys` over stores in memory, and keys to make with it. */
import { Effect, Layer, Redacted } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { MemoryQuotaStore, storesLayer } from "../../../adapters/memory/mod.ts"
import { ApiKeys, type CreatedKey, type NewKey } from "../../../core/mod.ts"

export const keysLayer = ApiKeys.layer.pipe(
  Layer.provideMerge(storesLayer()),
  Layer.provide([MemoryQuotaStore.layer, Digest.layerWebCrypto, SecureRandom.layerWebCrypto])
)

/** Reads stock prices 3 times a minute. */
export const wanted: NewKey = {
  name: "dashboard",
  scopes: ["read:stock"],
  rate_limit: 3,
  rate_period: 60,
  tier: "standard",
  owner: null,
  expires_at: null
}

export const created = Effect.fnUntraced(function* (said: Partial<NewKey> = {}) {
  const keys = yield* ApiKeys
  return yield* keys.create({ ...wanted, ...said })
})

/** Authorizes a request with the key's secret for reading stock prices. */
export const authorized = Effect.fnUntraced(function* ({ secret }: CreatedKey, cost?: number) {
  const keys = yield* ApiKeys
  return yield* keys.authorize(Redacted.value(secret), { family: "public", scope: "read:stock" }, cost)
})

/** Authorizes for what the key has no scope for. */
export const overreached = Effect.fnUntraced(function* ({ secret }: CreatedKey) {
  const keys = yield* ApiKeys
  return yield* keys.authorize(Redacted.value(secret), { family: "public", scope: "read:news" })
})
