/**
 * The same routes behind `deno serve`, over stores in memory with the sample data set. No Node, no database, and no
 * permission except for the network. Prints a key that is valid as long as the process runs.
 */
import { Effect, Layer, ManagedRuntime, Redacted, Result } from "effect"
import { Digest, SecureRandom } from "effect/crypto"
import { webHandler } from "../../adapters/http/server/mod.ts"
import { NoTokens } from "../../adapters/jwt/mod.ts"
import { MemoryQuotaStore, storesLayer } from "../../adapters/memory/mod.ts"
import { ApiKeys, dataServices, defaultLimit, Imports, IndexSymbol, Sanitiser } from "../../core/mod.ts"
import { importSample } from "../Sample.ts"
import { samplePdfs } from "./pdfs.ts"
import { sampleFiles } from "./sample.ts"

/** Only the sample is imported, whose HTML is harmless: sanitize-html would require access to the environment. */
const ownSample = Layer.succeed(Sanitiser, { html: Result.succeed })

const services = Layer.mergeAll(dataServices, ApiKeys.layer, Imports.layer).pipe(
  Layer.provide(ownSample),
  Layer.provide(Layer.succeed(IndexSymbol, "SPY")),
  Layer.provideMerge(
    Layer.mergeAll(
      storesLayer(),
      samplePdfs,
      NoTokens.layer,
      MemoryQuotaStore.layer,
      Digest.layerWebCrypto,
      SecureRandom.layerWebCrypto
    )
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
