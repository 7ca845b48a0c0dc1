/** `GET /api/public/v1/symbology/resolve`. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(
  withMore(
    market,
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name", "META,NASDAQ,Meta Platforms"])
      yield* take("listings", [
        "symbol,exchange,valid_from,valid_to,company",
        "FB,NASDAQ,2012-05-18,2022-06-08,META:NASDAQ",
        "META,NASDAQ,2022-06-09,,META:NASDAQ"
      ])
    })
  )
)
const { get } = service

const root = "/symbology/resolve"

const names = (count: number) => Array.from({ length: count }, (_, i) => `S${i}`).join(",")

describe("identifiers", () => {
  it("mean the holders of the day, and those without one are listed", async () => {
    const { json, status } = await get(`${root}?symbols=FB,%20aapl,META&as_of=2020-09-02`)
    assert.deepStrictEqual(
      [status, json],
      [
        200,
        {
          results: [
            {
              input: "FB",
              company_id: 7,
              name: "Meta Platforms",
              symbol: "FB",
              from: "2012-05-18",
              to: "2022-06-08"
            },
            { input: "aapl", company_id: 1, name: "Apple Inc.", symbol: "AAPL", from: null, to: null }
          ],
          not_found: ["META"]
        }
      ]
    )
    assert.deepStrictEqual((await get(`${root}?symbols=FB`)).json, { results: [], not_found: ["FB"] })
  })

  it("are none between two commas that have nothing between them", async () => {
    const { json, status } = await get(`${root}?symbols=FB,,AAPL`)
    assert.deepStrictEqual(
      [status, json.detail[0].msg],
      [422, "Value error, an identifier between commas is empty"]
    )
  })

  it("give every security that they mean", async () => {
    const { json } = await get(`${root}?symbols=SHEL`)
    assert.deepStrictEqual(
      json.results.map(({ company_id, name }: any) => [company_id, name]),
      [
        [2, "Shell plc ADR"],
        [3, "Shell plc"]
      ]
    )
    const isin = await get(`${root}?symbols=GB00BP6MXD84&type=isin`)
    assert.deepStrictEqual(isin.json.results, [{ ...json.results[1], input: "GB00BP6MXD84" }])
  })

  it("are resolved for a key of any scope, and for none without", async () => {
    for (const scope of ["read:news", "read:stock"] as const) {
      const { secret } = await service.key({ scopes: [scope] })
      const { status } = await service.send("GET", `/api/public/v1${root}?symbols=AAPL`, {
        "x-api-key": secret
      })
      assert.strictEqual(status, 200, scope)
    }
    assert.strictEqual((await service.send("GET", `/api/public/v1${root}?symbols=AAPL`)).status, 401)
  })

  it("count as a request each, and are at most 120", async () => {
    const { secret } = await service.key({ rate_limit: 1000, rate_period: 60 })
    const ask = (symbols: string) =>
      service.send("GET", `/api/public/v1${root}?symbols=${symbols}`, { "x-api-key": secret })
    const { headers, json } = await ask(names(120))
    assert.deepStrictEqual([json.not_found.length, headers.get("x-ratelimit-remaining")], [120, "880"])
    const refused = await ask(names(121))
    assert.deepStrictEqual(
      [refused.status, refused.json.detail[0].msg, refused.headers.get("x-ratelimit-remaining")],
      [422, "List should have at most 120 items after validation, not 121", "879"]
    )
  })

  it.for([
    ["", "symbols"],
    ["symbols=", "symbols"],
    ["symbols=AAPL,,FB", "symbols"],
    ["symbols=AAPL&type=sedol", "type"],
    ["symbols=AAPL&as_of=2024-07-03", "as_of"]
  ])("are refused as ?%s", async ([query, parameter]) => {
    const { json, status } = await get(`${root}?${query}`)
    assert.deepStrictEqual([status, json.detail[0].loc], [422, ["query", parameter]])
  })
})
