/** `ApiKeys` over stores in memory, and keys to create with it. */
import { Effect, Layer, Redacted } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { MemoryQuotaStore, storesLayer } from "../../../../adapters/memory/mod.ts"
import { ApiKeys, type CreatedKey, type NewKey, StoreUnavailable } from "../../../../core/mod.ts"
import { ApiKeyStore, type Changes } from "../../../../core/ports.ts"

/** The keys of a process, over a store that others may have too. */
export const ofProcess = Layer.fresh(ApiKeys.layer).pipe(
  Layer.provide([MemoryQuotaStore.layer, Digest.layerWebCrypto, SecureRandom.layerWebCrypto])
)

const keysOver = <A>(stores: Layer.Layer<A | ApiKeyStore | Changes>) => Layer.provideMerge(ofProcess, stores)

export const keysLayer = keysOver(storesLayer())

/** Over a store in which the first note of uses fails. */
const keysAfter = (failure: Effect.Effect<never, StoreUnavailable>) =>
  keysOver(
    Layer.effect(
      ApiKeyStore,
      Effect.map(ApiKeyStore, (store) => {
        let notes = 0
        return {
          ...store,
          touch: (used: ReadonlyMap<number, string>, before: string) =>
            notes++ === 0 ? failure : store.touch(used, before)
        }
      })
    ).pipe(Layer.provideMerge(storesLayer()))
  )

export const interruptedKeysLayer = keysAfter(Effect.fail(new StoreUnavailable({ reason: "away" })))
export const defectiveKeysLayer = keysAfter(Effect.die("a trigger"))

/** Allows 3 requests a minute for stock prices. */
export const wanted: NewKey = {
  name: "dashboard",
  scopes: ["read:stock"],
  rate_limit: 3,
  rate_period: 60,
  tier: "standard",
  owner: null,
  expires_at: null
}

export const created = Effect.fnUntraced(function* (overrides: Partial<NewKey> = {}) {
  const keys = yield* ApiKeys
  return yield* keys.create({ ...wanted, ...overrides })
})

/** Authorizes a request for stock prices with the key's secret. */
export const authorized = Effect.fnUntraced(function* ({ secret }: CreatedKey, cost?: number) {
  const keys = yield* ApiKeys
  return yield* keys.authorize(Redacted.value(secret), { family: "public", scope: "read:stock" }, cost)
})

/** Authorizes a request that the key has no scope for. */
export const overreached = Effect.fnUntraced(function* ({ secret }: CreatedKey) {
  const keys = yield* ApiKeys
  return yield* keys.authorize(Redacted.value(secret), { family: "public", scope: "read:news" })
})
