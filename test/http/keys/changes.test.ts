/** Changes of a key over HTTP, and its end. */
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

describe("a change", () => {
  const changes = [
    { name: "other" },
    { scopes: ["read:news", "read:stock"] },
    { expires_at: "2031-01-01T00:00:00Z" },
    { expires_at: null },
    { rate_limit: 1 },
    { rate_period: 60 },
    { name: "x", scopes: ["read:all"], expires_at: null, rate_limit: 1_000_000, rate_period: 86_400 },
    {}
  ]
  it.for(changes)("to %j keeps everything else", async (change) => {
    const { id } = await make({ expires_at: "2030-01-01T00:00:00Z" })
    const before = (await ask("GET", `/${id}`)).json
    const { json, status } = await ask("PATCH", `/${id}`, change)
    assert.deepStrictEqual([status, json], [200, { ...before, ...change }])
    assert.deepStrictEqual((await ask("GET", `/${id}`)).json, json)
  })

  it("ignores what an owner may not set", async () => {
    const { id } = await make()
    const { json } = await ask("PATCH", `/${id}`, { tier: "enterprise", owner: "x", status: "revoked" })
    assert.deepInclude(json, { tier: "standard", status: "active" })
  })

  it("of scopes and quota applies from the next request", async () => {
    const { id, key } = await make()
    assert.strictEqual(await statusWith(service, key), 200)
    await ask("PATCH", `/${id}`, { scopes: ["read:stock"] })
    assert.strictEqual(await statusWith(service, key), 403)
    await ask("PATCH", `/${id}`, { scopes: ["read:financial"], rate_limit: 1 })
    assert.strictEqual(await statusWith(service, key), 429)
  })

  it("to a shorter period doesn't lock a key whose longer one was used", async () => {
    const { id, key } = await make({ rate_limit: 5, rate_period: 86_400 })
    for (let i = 0; i < 5; i++) await statusWith(service, key)
    seconds(60)
    await ask("PATCH", `/${id}`, { rate_period: 60 })
    assert.strictEqual(await statusWith(service, key), 429)
    seconds(60 + 62)
    assert.strictEqual(await statusWith(service, key), 200)
  })

  it("may extend an expired key", async () => {
    const { id, key } = await make({ expires_at: "2024-07-01T12:00:10Z" })
    seconds(20)
    assert.strictEqual(await statusWith(service, key), 401)
    await ask("PATCH", `/${id}`, { expires_at: "2024-07-01T12:01:00Z" })
    assert.strictEqual(await statusWith(service, key), 200)
  })
})

describe("revoking", () => {
  it("answers 204 without a body, and the key is refused from then on", async () => {
    const { id, key } = await make()
    assert.strictEqual(await statusWith(service, key), 200)
    const { status, text } = await ask("DELETE", `/${id}`)
    assert.deepStrictEqual([status, text], [204, ""])
    assert.strictEqual(await statusWith(service, key), 401)
  })

  it("again answers the same and keeps the first revocation time", async () => {
    const { id } = await make()
    await ask("DELETE", `/${id}`)
    seconds(60)
    assert.strictEqual((await ask("DELETE", `/${id}`)).status, 204)
    const { json } = await ask("GET", `/${id}`)
    assert.deepInclude(json, { status: "revoked", revoked_at: "2024-07-01T12:00:00Z" })
  })

  it("ends every secret, even one within its grace period", async () => {
    const { id, key } = await make()
    const { json } = await ask("POST", `/${id}/rotate`, { grace_seconds: 3600 })
    await ask("DELETE", `/${id}`)
    assert.deepStrictEqual([await statusWith(service, key), await statusWith(service, json.key)], [401, 401])
  })

  it("is final: the key can't be changed or get another secret", async () => {
    const { id } = await make()
    await ask("DELETE", `/${id}`)
    const gone = { detail: `API key not found: ${id}` }
    for (const [method, path, body] of [
      ["PATCH", "", { name: "x" }],
      ["PATCH", "", {}],
      ["POST", "/rotate", {}]
    ] as const) {
      const { json, status } = await ask(method, `/${id}${path}`, body)
      assert.deepStrictEqual([status, json], [404, gone])
    }
  })
})
