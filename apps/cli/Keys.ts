/** What the commands about keys share: the service over the store, and how a secret is told. */
import { Effect, Layer, Redacted } from "effect"
import { SecureRandom } from "effect/crypto"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import { ApiKeys, type CreatedKey, keyWithSecret } from "../../core/mod.ts"
import * as Out from "./Console.ts"
import { openStore } from "./Flags.ts"

/** Uses the keys of the store that the settings name. */
export const withKeys = <A, E>(use: (keys: ApiKeys["Service"]) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const { store } = yield* openStore
    const services = ApiKeys.layer.pipe(
      Layer.provide([store.stores, MemoryQuotaStore.layer, NodeDigest.layer, SecureRandom.layerWebCrypto])
    )
    return yield* Effect.provide(Effect.flatMap(ApiKeys, use), services)
  })

/** Tells the secret of a key, this once. */
export const tellSecret = (created: CreatedKey, json: boolean) =>
  json
    ? Out.json(keyWithSecret(created))
    : Out.say(`Key ${created.key.id}, shown this once:\n${Redacted.value(created.secret)}`)
