/**
 * The same routes behind `deno serve`, over stores in memory with the sample data set. No Node, no database, and no
 * permission except for the network; with `--allow-read=build/site` it shows the site too, and with `--allow-env` people may sign
 * in. Prints a key that is valid as long as the process runs. At SIGTERM and Ctrl-C it answers the requests under way and ends.
 */
import { Effect, Layer, ManagedRuntime, Redacted, Result } from "effect"
import { Digest } from "effect/crypto"
import { Site, webHandler } from "../../adapters/http/server/mod.ts"
import { NoTokens } from "../../adapters/jwt/mod.ts"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { KnownVendors } from "../../adapters/sources/vendors/mod.ts"
import { ApiKeys, defaultLimit, Imports, Sanitiser } from "../../core/mod.ts"
import { importSample } from "../Sample.ts"
import { sampleIndex } from "../sampleIndex.ts"
import { servicesOver } from "../Services.ts"
import { samplePdfs } from "./pdfs.ts"
import { sampleFiles } from "./sample.ts"
import { signInByVariables } from "./signIn.ts"
import { endingBySignal } from "./signals.ts"
import { siteFiles } from "./site.ts"

const { track } = endingBySignal()

/** Only the sample is imported, whose HTML is harmless: sanitize-html would require access to the environment. */
const ownSample = Layer.succeed(Sanitiser, { html: Result.succeed })

const services = Imports.layer.pipe(
  Layer.provide([ownSample, KnownVendors.layer]),
  Layer.provideMerge(servicesOver(storesLayer(), { indexSymbol: sampleIndex })),
  Layer.provideMerge([samplePdfs, NoTokens.layer, Digest.layerWebCrypto]),
  Layer.merge(Layer.effect(Site, Effect.promise(siteFiles))),
  Layer.merge(signInByVariables)
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

export default {
  fetch: (request: Request, { completed, remoteAddr }: Deno.ServeHandlerInfo<Deno.NetAddr>) => {
    track(completed)
    return handler(request, { clientAddress: remoteAddr.hostname })
  }
}
