/** Keys over HTTP: created, and returned later without their secrets. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { KeySecret } from "../../../core/ports.ts"
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

const wanted = { name: "reports", scopes: ["read:financial"] }

const make = async (overrides: Record<string, unknown> = {}) =>
  (await ask("POST", "", { ...wanted, ...overrides })).json

describe("a new key", () => {
  it("is answered with 201 and its secret, which no cache may store", async () => {
    const requested = { name: "Berichte 삼성", scopes: ["read:stock", "read:financial"] }
    const { headers, json, status } = await ask("POST", "", {
      ...requested,
      expires_at: "2030-12-31T23:59:59Z",
      rate_limit: 5000,
      rate_period: 86_400
    })
    assert.strictEqual(status, 201)
    assert.deepStrictEqual(Object.entries(json), [
      ["id", json.id],
      ["name", requested.name],
      ["key", json.key],
      ["key_prefix", json.key.slice(0, 11)],
      ["scopes", requested.scopes],
      ["expires_at", "2030-12-31T23:59:59Z"],
      ["created_at", "2024-07-01T12:00:00Z"]
    ])
    assert.isTrue(KeySecret.isWellFormed(json.key))
    assert.strictEqual(headers.get("cache-control"), "no-store")
  })

  it("works at once, within its own scopes and quota", async () => {
    const { key } = await make({ rate_limit: 7, rate_period: 60 })
    const companies = await service.send("GET", "/api/public/v1/financial/companies", { "x-api-key": key })
    assert.deepStrictEqual(
      [companies.status, companies.headers.get("ratelimit-policy"), companies.headers.get("ratelimit")],
      [200, '"default";q=7;w=60', '"default";r=6;t=61']
    )
    const prices = await service.send("GET", "/api/public/v1/stock/prices/AAPL", { "x-api-key": key })
    assert.strictEqual(prices.status, 403)
  })

  it("has 1,000 requests an hour, the standard tier and no expiry by default", async () => {
    const { id } = await make()
    const { json } = await ask("GET", `/${id}`)
    assert.deepInclude(json, { rate_limit: 1000, rate_period: 3600, tier: "standard", expires_at: null })
  })

  it("ignores members that its creator may not set", async () => {
    const { id } = await make({ tier: "enterprise", owner: "another", id: 999_999, revoked_at: "2020-01-01" })
    const { json } = await ask("GET", `/${id}`)
    assert.deepInclude(json, { id, tier: "standard", status: "active", revoked_at: null })
  })

  it("expires at the given time, to the second and in UTC", async () => {
    const { expires_at, id, key } = await make({ expires_at: "2024-07-01T21:00:10.75+09:00" })
    assert.strictEqual(expires_at, "2024-07-01T12:00:10Z")
    service.time.now = noon + 9_999
    assert.strictEqual(await statusWith(service, key), 200)
    service.time.now = noon + 10_000
    assert.strictEqual(await statusWith(service, key), 401)
    assert.strictEqual((await ask("GET", `/${id}`)).json.status, "expired")
  })
})

describe("the keys of an owner", () => {
  it("are none at first", async () => {
    const { text } = await ask("GET")
    assert.strictEqual(text, '{"api_keys":[],"total":0}')
  })

  it("are listed newest first, without secrets, with the members of the single key", async () => {
    const [first, second] = [await make(), await make({ name: "second" })]
    const { headers, json, text } = await ask("GET")
    assert.deepStrictEqual(
      json.api_keys.map(({ id }: { id: number }) => id),
      [second.id, first.id]
    )
    assert.strictEqual(json.total, 2)
    assert.strictEqual((await ask("GET", `/${second.id}`)).text, JSON.stringify(json.api_keys[0]))
    for (const { key } of [first, second]) assert.notInclude(text, key.slice(11))
    assert.deepStrictEqual([headers.get("cache-control"), headers.get("etag")], ["no-store", null])
  })

  it("have these members in this order", async () => {
    const { id, key_prefix } = await make()
    const { json } = await ask("GET", `/${id}`)
    assert.deepStrictEqual(Object.entries(json), [
      ["id", id],
      ["name", "reports"],
      ["key_prefix", key_prefix],
      ["scopes", ["read:financial"]],
      ["rate_limit", 1000],
      ["rate_period", 3600],
      ["tier", "standard"],
      ["status", "active"],
      ["created_at", "2024-07-01T12:00:00Z"],
      ["expires_at", null],
      ["last_used_at", null],
      ["revoked_at", null]
    ])
  })
})
