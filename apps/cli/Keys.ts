/** Shared by the commands about keys: the service over the store, and the printing of secrets. */
import { Effect, Layer, Redacted } from "effect"
import { SecureRandom } from "effect/crypto"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import { ApiKeys, type CreatedKey } from "../../core/mod.ts"
import { keyWithSecret, OwnedStore } from "../../core/ports.ts"
import type { Store } from "../Store.ts"
import * as Out from "./Console.ts"
import { openStore, openStoreToWrite } from "./Flags.ts"

const using =
  <E, R>(open: Effect.Effect<{ readonly store: Store }, E, R>) =>
  <A, F>(use: (keys: ApiKeys["Service"]) => Effect.Effect<A, F>) =>
    Effect.gen(function* () {
      const { store } = yield* open
      const services = ApiKeys.layer.pipe(
        Layer.provide([store.stores, MemoryQuotaStore.layer, NodeDigest.layer, SecureRandom.layerWebCrypto])
      )
      return yield* Effect.provide(Effect.flatMap(ApiKeys, use), services)
    })

/** Reads the keys in the store of the settings. */
export const withKeys = using(openStore)

/** Changes the keys in the store of the settings, which is named on standard error. */
export const changingKeys = using(openStoreToWrite)

/** Uses what owners keep in the store of the settings. */
export const withOwned = <A, E>(use: (owned: OwnedStore["Service"]) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const { store } = yield* openStore
    return yield* Effect.provide(Effect.flatMap(OwnedStore, use), store.stores)
  })

/** Prints the secret of a new key. */
export const printSecret = (created: CreatedKey, json: boolean) =>
  json
    ? Out.json(keyWithSecret(created))
    : Out.print(`Key ${created.key.id}, shown this once:\n${Redacted.value(created.secret)}`)
