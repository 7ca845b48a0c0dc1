/** Authentication and scopes: 401 and 403. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ApiKeys } from "../../../core/mod.ts"
import { market } from "../../fixtures/market.ts"
import { noon, openWorld } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const root = "/api/public/v1"
const companies = `${root}/financial/companies`
const prices = `${root}/stock/prices/AAPL`

const ask = (path: string, secret: string) => service.send("GET", path, { "x-api-key": secret })

const refusals = async (secret: string) => {
  const { headers, json, status } = await ask(companies, secret)
  return [status, json, headers.get("www-authenticate"), headers.get("ratelimit")]
}

const unauthorized = [401, { detail: "Invalid or missing API key" }, 'ApiKey realm="findata"', null]

describe("a request is unauthorized", () => {
  it("without a key", async () => {
    const { headers, json, status } = await service.send("GET", companies)
    const seen = [status, json, headers.get("www-authenticate"), headers.get("ratelimit")]
    assert.deepStrictEqual(seen, unauthorized)
  })

  const malformed = [
    "",
    "x",
    "ak_",
    `ak_${"0".repeat(40)}`,
    "Bearer x",
    "ak_".padEnd(43, "é"),
    "a".repeat(5000)
  ]
  it.for(malformed)("with the malformed key %j", async (secret) => {
    assert.deepStrictEqual(await refusals(secret), unauthorized)
  })

  it("with a key with one letter changed", async () => {
    const { secret } = await service.key()
    const other = secret[10] === "x" ? "y" : "x"
    const wrong = `${secret.slice(0, 10)}${other}${secret.slice(11)}`
    assert.deepStrictEqual(await refusals(wrong), unauthorized)
  })

  it("with a key in another letter case", async () => {
    const { secret } = await service.key()
    assert.deepStrictEqual(await refusals(secret.toUpperCase()), unauthorized)
  })

  it("with a well-formed key of another service", async () => {
    const elsewhere = await openWorld(market)
    const { secret } = await elsewhere.key()
    await elsewhere.close()
    assert.deepStrictEqual(await refusals(secret), unauthorized)
  })

  it("with two keys in one header", async () => {
    const { secret } = await service.key()
    assert.deepStrictEqual(await refusals(`${secret}, ${secret}`), unauthorized)
  })

  it("with a key in the URL", async () => {
    const { secret } = await service.key()
    const { status } = await service.send("GET", `${companies}?api_key=${secret}&x-api-key=${secret}`)
    assert.strictEqual(status, 401)
  })

  it("with a revoked key, at once", async () => {
    const { id, secret } = await service.key()
    assert.strictEqual((await ask(companies, secret)).status, 200)
    await service.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(id)))
    assert.deepStrictEqual(await refusals(secret), unauthorized)
  })

  it("with the secret that a key had before its rotation", async () => {
    const { id, secret } = await service.key()
    await service.run(Effect.flatMap(ApiKeys, (keys) => keys.rotate(id)))
    assert.deepStrictEqual(await refusals(secret), unauthorized)
  })

  it("with an expired key, from the second it expires", async () => {
    const { secret } = await service.key({ expires_at: "2024-07-01T12:00:10Z" })
    service.time.now = noon + 9_999
    assert.strictEqual((await ask(companies, secret)).status, 200)
    service.time.now = noon + 10_000
    assert.deepStrictEqual(await refusals(secret), unauthorized)
    service.time.now = noon
  })
})

describe("a key's scopes", () => {
  const cases = [
    ["read:all", companies, 200],
    ["read:financial", companies, 200],
    ["read:stock", companies, 403],
    ["read:news", `${companies}/AAPL`, 403],
    ["read:stock", prices, 200],
    ["read:financial", `${prices}/history`, 403],
    ["read:research", prices, 403]
  ] as const
  it.for(cases)("%s of %s answers %i", async ([scope, path, expected]) => {
    const { secret } = await service.key({ scopes: [scope] })
    assert.strictEqual((await ask(path, secret)).status, expected)
  })

  it("are listed by name when one is missing", async () => {
    const { secret } = await service.key({ scopes: ["read:news", "read:stock"] })
    const { json } = await ask(companies, secret)
    assert.deepStrictEqual(json, { detail: "API key lacks the scope read:financial" })
  })
})
