/** How many keys an owner may have, and how often an owner may ask. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { KeysPerOwner } from "../../../core/mod.ts"
import { onDatabases } from "../../adapters/onDatabases.ts"
import { market } from "../../fixtures/market.ts"
import { callerOf } from "./caller.ts"
import { openWorld } from "../service.ts"
import { freshServiceOver } from "../serviceOver.ts"

const wanted = { name: "one of many", scopes: ["read:stock"] }

describe("an owner", () => {
  const service = freshServiceOver(market)

  it("may ask 300 times a minute, and others as often", async () => {
    const ask = callerOf(service, "anna")
    const statuses = await Promise.all(
      Array.from({ length: 310 }, () => ask("GET").then(({ status }) => status))
    )
    assert.deepStrictEqual(
      statuses.toSorted((a, b) => a - b),
      [...Array.from({ length: 300 }, () => 200), ...Array.from({ length: 10 }, () => 429)]
    )
    const { headers, json } = await ask("POST", "", wanted)
    assert.deepStrictEqual(json, { detail: "Rate limit exceeded" })
    assert.strictEqual(headers.get("retry-after"), "61")
    assert.strictEqual(headers.get("cache-control"), "no-store")
    assert.strictEqual((await callerOf(service, "berta")("GET")).status, 200)
    service.time.now += 61_000
    assert.strictEqual((await ask("GET")).status, 200)
  })

  it("isn't charged for tokens that are refused", async () => {
    const expired = callerOf(service, "anna", { exp: 1 })
    const statuses = await Promise.all(
      Array.from({ length: 310 }, () => expired("GET").then(({ status }) => status))
    )
    assert.deepStrictEqual(new Set(statuses), new Set([401]))
    assert.strictEqual((await callerOf(service, "anna")("GET")).status, 200)
  })
})

describe("keys of an owner", () => {
  onDatabases((stores) => {
    it("are as many as are allowed after 200 requests at once, and one more when one is revoked", async () => {
      const service = await openWorld({
        ...market,
        stores,
        clock: "real",
        beside: Layer.merge(market.beside ?? Layer.empty, Layer.succeed(KeysPerOwner, 30))
      })
      const ask = callerOf(service, "anna", { exp: 4_000_000_000 })
      const answers = await Promise.all(Array.from({ length: 200 }, () => ask("POST", "", wanted)))
      const made = answers.filter(({ status }) => status === 201)
      const refused = answers.filter(({ status }) => status !== 201)
      const different = ["id", "key"].map((name) => new Set(made.map(({ json }) => json[name])).size)
      assert.deepStrictEqual([made.length, ...different], [30, 30, 30])
      const fault = {
        loc: ["body"],
        msg: "Value error, The owner has 30 keys that aren't revoked, the most allowed: revoke one first",
        type: "value_error"
      }
      for (const { json, status } of refused)
        assert.deepStrictEqual([status, json], [422, { detail: [fault] }])
      assert.strictEqual((await ask("GET")).json.total, 30)
      await ask("DELETE", `/${made[0]?.json.id}`)
      assert.strictEqual((await ask("POST", "", wanted)).status, 201)
      assert.strictEqual((await ask("POST", "", wanted)).status, 422)
      await service.close()
    })
  })
})
