/** New secrets of a key over HTTP, and how long the old ones continue to work. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { type Ask, callerOf, statusWith } from "./caller.ts"
import { noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
let ask: Ask
beforeEach(async () => {
  service.time.now = noon
  ask = callerOf(service, crypto.randomUUID())
})

const make = async (overrides: Record<string, unknown> = {}) =>
  (await ask("POST", "", { name: "reports", scopes: ["read:financial"], ...overrides })).json

const seconds = (count: number): void => {
  service.time.now = noon + count * 1000
}

describe("a new secret", () => {
  it("ends the old one at once by default, with a body or none", async () => {
    for (const body of [undefined, {}, "null", { grace_seconds: 0 }]) {
      const { id, key } = await make()
      const { headers, json, status } = await ask("POST", `/${id}/rotate`, body)
      assert.deepStrictEqual([status, headers.get("cache-control")], [200, "no-store"])
      assert.deepStrictEqual(Object.keys(json), [
        "id",
        "name",
        "key",
        "key_prefix",
        "scopes",
        "expires_at",
        "created_at"
      ])
      assert.notStrictEqual(json.key, key)
      assert.deepStrictEqual(
        [await statusWith(service, key), await statusWith(service, json.key)],
        [401, 200]
      )
      assert.strictEqual((await ask("GET", `/${id}`)).json.key_prefix, json.key.slice(0, 11))
    }
  })

  it("works in parallel to the old one for the grace period", async () => {
    const { id, key } = await make()
    const { json } = await ask("POST", `/${id}/rotate`, { grace_seconds: 30 })
    seconds(29.999)
    assert.deepStrictEqual([await statusWith(service, key), await statusWith(service, json.key)], [200, 200])
    seconds(30)
    assert.deepStrictEqual([await statusWith(service, key), await statusWith(service, json.key)], [401, 200])
  })

  it("shares the key's quota with the old one", async () => {
    const { id, key } = await make({ rate_limit: 2 })
    const { json } = await ask("POST", `/${id}/rotate`, { grace_seconds: 30 })
    await statusWith(service, key)
    await statusWith(service, json.key)
    assert.strictEqual(await statusWith(service, key), 429)
  })

  it("never lets the old one outlive the key", async () => {
    const { id, key } = await make({ expires_at: "2024-07-01T12:00:10Z" })
    await ask("POST", `/${id}/rotate`, { grace_seconds: 2_592_000 })
    await ask("PATCH", `/${id}`, { expires_at: null })
    seconds(9)
    assert.strictEqual(await statusWith(service, key), 200)
    seconds(10)
    assert.strictEqual(await statusWith(service, key), 401)
  })
})
