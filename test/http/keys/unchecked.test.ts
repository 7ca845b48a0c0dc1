/** The routes that manage keys where tokens can't be verified: permanently, or for the moment. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { NoTokens } from "../../../adapters/jwt/mod.ts"
import { BearerTokens, StoreUnavailable } from "../../../core/mod.ts"
import { market } from "../../fixtures/market.ts"
import { callerOf } from "./caller.ts"
import { openWorld } from "../service.ts"

const openWith = (tokens: Layer.Layer<BearerTokens>) => openWorld({ ...market, tokens })

describe("a service that can't verify tokens", () => {
  it("refuses all of them, and logs the reason once", async () => {
    const unset = await openWith(NoTokens.layer)
    const ask = callerOf(unset, "anna")
    for (const answer of [await ask("POST", "", { name: "x", scopes: ["read:stock"] }), await ask("GET")]) {
      assert.deepStrictEqual(
        [answer.status, answer.json],
        [401, { detail: "Invalid or missing bearer token" }]
      )
    }
    assert.lengthOf(unset.logged, 1)
    assert.include(unset.logged[0], "JWT_SECRET")
    await unset.close()
  })

  it("answers 503 while the issuer's keys are unavailable, without the reason", async () => {
    const reason = "https://issuer.example/keys is away"
    const away = await openWith(
      Layer.succeed(BearerTokens, { verify: () => Effect.fail(new StoreUnavailable({ reason })) })
    )
    const { headers, json, status } = await callerOf(away, "anna")("GET")
    assert.deepStrictEqual([status, json], [503, { detail: "Service temporarily unavailable" }])
    assert.deepStrictEqual([headers.get("retry-after"), headers.get("www-authenticate")], ["1", null])
    assert.include(away.logged.join("\n"), reason)
    await away.close()
  })
})
