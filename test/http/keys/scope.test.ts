/** The scopes that a token may grant to keys: those of its `scope` claim. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { callerOf } from "./caller.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

describe("a token's scope", () => {
  const cases = [
    [undefined, ["read:all"], 201],
    ["read:all", ["read:all", "read:news"], 201],
    ["read:stock", ["read:stock"], 201],
    ["openid read:stock read:news", ["read:news", "read:stock"], 201],
    ["read:stock", ["read:stock", "read:news"], 403],
    ["read:stock read:financial read:news read:research", ["read:all"], 403],
    ["", ["read:stock"], 403],
    ["openid", ["read:stock"], 403],
    ["READ:STOCK", ["read:stock"], 403]
  ] as const
  it.for(cases)("%j allows a key with %j: %i", async ([scope, scopes, expected]) => {
    const ask = callerOf(service, "anna", scope === undefined ? {} : { scope })
    assert.strictEqual((await ask("POST", "", { name: "x", scopes })).status, expected)
  })

  it("is refused naming the missing scopes", async () => {
    const ask = callerOf(service, "anna", { scope: "read:stock" })
    const { headers, json } = await ask("POST", "", { name: "x", scopes: ["read:stock", "read:news"] })
    assert.deepStrictEqual(json, { detail: "Bearer token or session lacks the scope read:news" })
    assert.isNull(headers.get("www-authenticate"))
  })

  it("also limits a change of scopes, and the rotation of a key that has more", async () => {
    const wide = callerOf(service, "anna")
    const { json } = await wide("POST", "", { name: "x", scopes: ["read:news"] })
    const narrow = callerOf(service, "anna", { scope: "read:stock" })
    const statuses = [
      await narrow("PATCH", `/${json.id}`, { scopes: ["read:all"] }),
      await narrow("POST", `/${json.id}/rotate`, {}),
      await narrow("PATCH", `/${json.id}`, { name: "y" }),
      await narrow("PATCH", `/${json.id}`, { scopes: ["read:stock"] }),
      await narrow("POST", `/${json.id}/rotate`, {}),
      await narrow("DELETE", `/${json.id}`)
    ].map(({ status }) => status)
    assert.deepStrictEqual(statuses, [403, 403, 200, 200, 200, 204])
  })

  it.for([{ rate_limit: 1_000_000 }, { rate_period: 60 }, { expires_at: null }])(
    "limits the change of a key that has more to less than %j",
    async (change) => {
      const { json } = await callerOf(service, "anna")("POST", "", { name: "x", scopes: ["read:news"] })
      const narrow = callerOf(service, "anna", { scope: "read:stock" })
      const refused = await narrow("PATCH", `/${json.id}`, change)
      assert.deepStrictEqual(
        [refused.status, refused.json],
        [403, { detail: "Bearer token or session lacks the scope read:news" }]
      )
      const within = await narrow("PATCH", `/${json.id}`, { ...change, scopes: ["read:stock"] })
      assert.strictEqual(within.status, 200)
    }
  )

  it("of another type makes the token invalid", async () => {
    const ask = callerOf(service, "anna", { scope: ["read:all"] })
    assert.strictEqual((await ask("GET")).status, 401)
  })
})
