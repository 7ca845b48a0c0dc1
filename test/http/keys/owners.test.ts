/** Which keys are visible over HTTP, and their usage. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { type Ask, callerOf, root, statusWith } from "./caller.ts"
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

describe("usage", () => {
  it("returns what is used and what is left, and uses nothing", async () => {
    const { id, key } = await make({ rate_limit: 3, rate_period: 60 })
    const untouched = { limit: 3, period: 60, used: 0, remaining: 3, reset: 0 }
    assert.deepStrictEqual((await ask("GET", `/${id}/usage`)).json, untouched)
    await statusWith(service, key)
    await statusWith(service, key)
    const used = { limit: 3, period: 60, used: 2, remaining: 1, reset: 61 }
    assert.deepStrictEqual((await ask("GET", `/${id}/usage`)).json, used)
    assert.deepStrictEqual((await ask("GET", `/${id}/usage`)).json, used)
  })
})

describe("another owner's key", () => {
  const others = [
    ["GET", "", undefined],
    ["PATCH", "", { name: "mine" }],
    ["DELETE", "", undefined],
    ["POST", "/rotate", {}],
    ["GET", "/usage", undefined]
  ] as const
  it.for(others)("is not found by %s %s, like an unknown one", async ([method, path, body]) => {
    const { id, key } = await make()
    const stranger = callerOf(service, "a stranger")
    for (const number of [id, 2_147_483_647]) {
      const { json, status } = await stranger(method, `/${number}${path}`, body)
      assert.deepStrictEqual([status, json], [404, { detail: `API key not found: ${number}` }])
    }
    assert.strictEqual(await statusWith(service, key), 200)
    assert.strictEqual((await ask("GET", `/${id}`)).json.name, "reports")
  })

  it("is not listed", async () => {
    await make()
    const stranger = callerOf(service, "another stranger")
    assert.strictEqual((await stranger("GET")).json.total, 0)
  })

  it("is not a key that an operator created without an owner", async () => {
    const { id } = await service.key()
    assert.strictEqual((await ask("GET", `/${id}`)).status, 404)
  })
})

it("the path with a trailing slash is the same", async () => {
  assert.strictEqual((await ask("GET", "/")).status, 200)
  assert.strictEqual((await service.send("GET", `${root}/`)).status, 401)
})
