/** The typed client manages keys with a token. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { FetchHttpClient } from "effect/http"
import { make } from "../../../adapters/client/effect.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const service = serviceOver(market)

it("creates a key, lists it, changes it, rotates it and revokes it", async () => {
  const fetchLayer = FetchHttpClient.layer.pipe(
    Layer.provide(
      Layer.succeed(FetchHttpClient.Fetch, (input, init) => service.handler(new Request(input, init)))
    )
  )
  const token = Redacted.make(await tokenOf("anna"))
  const life = Effect.gen(function* () {
    const { keys } = yield* make({ baseUrl: "http://localhost", apiKey: Redacted.make(""), token })
    const headers = {}
    const wanted = { name: "x", scopes: ["read:stock"], expires_at: "2030-01-01T00:00:00Z" } as const
    const { id } = yield* keys.create({ headers, payload: { ...wanted, rate_limit: 5, rate_period: 60 } })
    const changed = yield* keys.change({ params: { id }, payload: { name: "y", rate_limit: 7 } })
    const { limit } = yield* keys.usage({ params: { id } })
    yield* keys.rotate({ params: { id }, headers, payload: { grace_seconds: 60 } })
    yield* keys.rotate({ params: { id }, headers, payload: null })
    yield* keys.revoke({ params: { id } })
    const { api_keys, total } = yield* keys.list({ query: { limit: 10 } })
    const gone = yield* Effect.flip(keys.byId({ params: { id: id + 1 } }))
    return [changed.name, limit, total, api_keys[0]?.status, gone._tag]
  })
  const results = await Effect.runPromise(Effect.provide(life, fetchLayer))
  assert.deepStrictEqual(results, ["y", 7, 1, "revoked", "NotFound"])
})
