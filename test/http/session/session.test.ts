/** `/session` of a server without an issuer: no one is signed in, and there is no way to sign in. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { send } = serviceOver(market)

describe("a server without an issuer", () => {
  it("says that there is no signing in", async () => {
    const { headers, json, status } = await send("GET", "/session", { cookie: "findata_session=x" })
    assert.deepStrictEqual([status, headers.get("cache-control")], [200, "no-store"])
    assert.deepStrictEqual(json, {
      signed_in: false,
      name: null,
      owner: null,
      scopes: null,
      is_admin: false,
      expires_at: null,
      sign_in_available: false
    })
  })

  it.for([
    ["GET", "/session/sign-in"],
    ["GET", "/session/callback"],
    ["POST", "/session/sign-out"],
    ["GET", "/session/signed-out"]
  ] as const)("has no %s %s", async ([method, path]) => {
    const { json, status } = await send(method, path)
    assert.deepStrictEqual([status, json], [404, { detail: `Not found: ${path}` }])
  })

  it("answers no other method there", async () => {
    const { headers, status } = await send("POST", "/session")
    assert.deepStrictEqual([status, headers.get("allow")], [405, "GET, HEAD"])
  })
})
