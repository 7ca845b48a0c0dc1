/**
 * The same routes behind `deno serve`, over stores in memory that hold the sample data set. No Node, no database, no
 * permission but the network's. Prints a key that lives as long as the process.
 */
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { webHandler } from "../../adapters/http/server/mod.ts"
import { MemoryQuotaStore, storesLayer } from "../../adapters/memory/mod.ts"
import { ApiKeys, Companies, defaultLimit, Imports, Prices } from "../../core/mod.ts"
import { importSample } from "../Sample.ts"
import { sampleFiles } from "./sample.ts"

const services = Layer.mergeAll(Prices.layer, Companies.layer, ApiKeys.layer, Imports.layer).pipe(
  Layer.provideMerge(
    Layer.mergeAll(storesLayer(), MemoryQuotaStore.layer, Digest.layerWebCrypto, SecureRandom.layerWebCrypto)
  )
)

const createKey = Effect.flatMap(ApiKeys, (keys) =>
  keys.create({
    name: "deno",
    scopes: ["read:all"],
    ...defaultLimit,
    tier: "standard",
    owner: null,
    expires_at: null
  })
)

const runtime = ManagedRuntime.make(services)
await runtime.runPromise(importSample(sampleFiles))
const { secret } = await runtime.runPromise(createKey)
const { handler } = webHandler(await runtime.context())
console.log(`findata: the sample data set in memory. API key, for this process: ${Redacted.value(secret)}`)

export default { fetch: handler }
