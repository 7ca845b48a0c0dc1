/** Web requests by a version of undici of its own. */
import type * as Undici from "@effect/platform-node/Undici"
import { Effect, Layer } from "effect"
import { FetchHttpClient, type HttpClient } from "effect/http"

const fetching = Effect.gen(function* () {
  // Loaded by those who ask others, because it takes 40 ms.
  const { default: undici } = yield* Effect.promise(() => import("@effect/platform-node/Undici"))
  const dispatcher = yield* Effect.acquireRelease(
    Effect.sync(() => new undici.Agent()),
    (agent) => Effect.promise(() => agent.destroy())
  )
  const ask = (input: URL | RequestInfo, init?: RequestInit) =>
    undici.fetch(input as Undici.RequestInfo, { ...(init as Undici.RequestInit), dispatcher })
  // Undici types its own Request and Response, which are those of the web.
  return ask as unknown as typeof globalThis.fetch
})

/**
 * A client over connections that are its own and are closed with it. Node's own fetch, up to version 24, ends the process
 * with an assertion where a server closes a connection whose answer is still being read
 * (https://github.com/nodejs/undici/issues/5360).
 */
export const layer: Layer.Layer<HttpClient.HttpClient> = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.effect(FetchHttpClient.Fetch, fetching))
)
