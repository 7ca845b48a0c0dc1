/** The basic API without a key: its limit for each address, and that an invalid key is no trial. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { BasicOpen, TrialRateLimit, TrustProxy } from "../../../adapters/http/server/mod.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { basicRoot } from "../basic.ts"
import { type Answer, openWorld } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const path = `${basicRoot}/profile?symbol=ACME`

const summaryOf = ({ headers, status }: Answer) => [
  status,
  headers.get("ratelimit-policy"),
  headers.get("x-ratelimit-remaining")
]

describe("on trial", () => {
  const service = serviceOver(ledger)

  it.for(["time-series", "profile", "fundamentals"])("%s answers as with a key", async (route) => {
    const { secret } = await service.key()
    const url = `${basicRoot}/${route}?symbol=ACME`
    const [trial, keyed] = [
      await service.send("GET", url),
      await service.send("GET", url, { "x-api-key": secret })
    ]
    assert.deepStrictEqual([trial.status, trial.text], [200, keyed.text])
    assert.strictEqual(trial.headers.get("etag"), keyed.headers.get("etag"))
  })

  it("no quota is returned, and none is used", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => service.send("GET", path)))
    assert.deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.deepStrictEqual(summaryOf(await service.send("GET", path)), [200, null, null])
  })

  it.for([
    ["a body", "/profile?symbol=ACME", 200],
    ["a 404", "/profile?symbol=zzzz", 404],
    ["a 422", "/profile", 422]
  ] as const)("%s is stored by no shared cache", async ([, query, status]) => {
    const answer = await service.send("GET", `${basicRoot}${query}`)
    assert.deepStrictEqual([answer.status, answer.headers.get("cache-control")], [status, "private"])
    assert.include(answer.headers.get("vary") ?? "", "X-API-Key")
  })

  it.for(["", "x", `ak_${"0".repeat(40)}`, "Bearer x"])("the invalid key %j is refused", async (key) => {
    const { headers, json, status } = await service.send("GET", path, { "x-api-key": key })
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
    assert.strictEqual(headers.get("www-authenticate"), 'ApiKey realm="findata"')
  })

  it("the public API is refused without a key", async () => {
    const { status } = await service.send("GET", "/api/public/v1/financial/companies/ACME/financials")
    assert.strictEqual(status, 401)
  })
})

describe("a limited trial", () => {
  const service = serviceOver({
    ...ledger,
    settings: Layer.mergeAll(Layer.succeed(TrialRateLimit, 3), Layer.succeed(TrustProxy, { proxies: 1 }))
  })
  beforeEach(() => {
    service.time.now += 3_600_000
  })

  const from = (forwarded: string, url = path) =>
    service.send("GET", url, forwarded === "" ? {} : { "x-forwarded-for": forwarded })

  it("admits that many requests a minute, with what is left", async () => {
    const answers = []
    for (let i = 0; i < 4; i++) answers.push(summaryOf(await from("198.51.100.1")))
    const policy = '"default";q=3;w=60'
    assert.deepStrictEqual(answers, [
      [200, policy, "2"],
      [200, policy, "1"],
      [200, policy, "0"],
      [429, policy, "0"]
    ])
  })

  it("answers a refused client when to retry", async () => {
    for (let i = 0; i < 3; i++) await from("198.51.100.1")
    const refused = await from("198.51.100.1")
    assert.deepStrictEqual(refused.json, { detail: "Rate limit exceeded" })
    service.time.now += Number(refused.headers.get("retry-after")) * 1000
    assert.strictEqual((await from("198.51.100.1")).status, 200)
  })

  it("counts each address separately", async () => {
    for (let i = 0; i < 3; i++) await from("198.51.100.1")
    assert.strictEqual((await from("198.51.100.2")).status, 200)
  })

  it("trusts the nearest proxy alone: earlier addresses from the client are ignored", async () => {
    for (let i = 0; i < 3; i++) await from(`203.0.113.${i}, 198.51.100.1`)
    assert.strictEqual((await from("203.0.113.9, 198.51.100.1")).status, 429)
  })

  it("counts a request for each symbol", async () => {
    const url = `${basicRoot}/profile?symbol=`
    assert.deepStrictEqual(summaryOf(await from("198.51.100.1", `${url}ACME,BARE`)).at(-1), "1")
    assert.strictEqual((await from("198.51.100.1", `${url}ACME,BARE`)).status, 429)
    assert.strictEqual((await from("198.51.100.1", `${url}ACME`)).status, 200)
  })

  it("counts company pages with the basic API", async () => {
    const page = "/v1/financial_v4/companies/1"
    const answers = []
    for (const url of [page, path, page, page, path])
      answers.push(summaryOf(await from("198.51.100.1", url)).toSpliced(1, 1))
    assert.deepStrictEqual(answers, [
      [200, "2"],
      [200, "1"],
      [200, "0"],
      [429, "0"],
      [429, "0"]
    ])
    assert.strictEqual((await from("198.51.100.2", page)).status, 200)
    const { secret } = await service.key()
    const keyed = await service.send("GET", page, { "x-api-key": secret, "x-forwarded-for": "198.51.100.1" })
    assert.deepStrictEqual(summaryOf(keyed), [200, '"default";q=100000;w=3600', "99999"])
  })

  it("counts unknown companies and wrong parameters of pages, and 304s", async () => {
    const page = "/v1/financial_v4/companies"
    await from("198.51.100.1", `${page}/999`)
    await from("198.51.100.1", `${page}/1?as_of=tomorrow`)
    const refused = { "x-forwarded-for": "198.51.100.1", "if-none-match": "*" }
    assert.deepStrictEqual(summaryOf(await service.send("GET", `${page}/1`, refused)).at(-1), "0")
    assert.strictEqual((await service.send("GET", `${page}/1`, refused)).status, 429)
  })

  it("doesn't count requests with a key, nor limit them", async () => {
    const { secret } = await service.key()
    for (let i = 0; i < 3; i++) await from("198.51.100.1")
    const keyed = await service.send("GET", path, { "x-api-key": secret, "x-forwarded-for": "198.51.100.1" })
    assert.deepStrictEqual(summaryOf(keyed), [200, '"default";q=100;w=60', "99"])
  })

  it("counts requests refused for their parameters, or not found", async () => {
    await from("198.51.100.1", `${basicRoot}/profile`)
    await from("198.51.100.1", `${basicRoot}/profile?symbol=zzzz`)
    assert.deepStrictEqual(summaryOf(await from("198.51.100.1")).at(-1), "0")
  })
})

describe("without a trusted proxy", () => {
  it("an address in a request is ignored", async () => {
    const service = await openWorld({ ...ledger, settings: Layer.succeed(TrialRateLimit, 1) })
    const statuses = []
    for (const address of ["198.51.100.1", "198.51.100.2"]) {
      statuses.push((await service.send("GET", path, { "x-forwarded-for": address })).status)
    }
    await service.close()
    assert.deepStrictEqual(statuses, [200, 429])
  })
})

describe("a basic API that requires a key", () => {
  const service = serviceOver({ ...ledger, settings: Layer.succeed(BasicOpen, false) })

  it.for(["time-series", "profile", "fundamentals"])("refuses %s without one", async (route) => {
    const { headers, json, status } = await service.send("GET", `${basicRoot}/${route}?symbol=ACME`)
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
    assert.strictEqual(headers.get("www-authenticate"), 'ApiKey realm="findata"')
  })

  it("answers with any read scope", async () => {
    const { secret } = await service.key({ scopes: ["read:news"] })
    assert.strictEqual((await service.send("GET", path, { "x-api-key": secret })).status, 200)
  })

  it("leaves company pages open", async () => {
    assert.strictEqual((await service.send("GET", "/v1/financial_v4/companies/1")).status, 200)
  })
})
