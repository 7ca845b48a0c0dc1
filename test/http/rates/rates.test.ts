/** `GET /v1/financial_v4/rates`, with rates of the European Central Bank of June 2024. */
import { assert, describe, it } from "@effect/vitest"
import { take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { root } from "../pages.ts"
import { freshServiceOver } from "../serviceOver.ts"

const rates = `${root}/rates`

const stored = take(
  "rates",
  [
    "date,base,quote,value",
    "2024-06-27,EUR,USD,1.0696",
    "2024-06-28,EUR,USD,1.0705",
    "2024-06-28,EUR,KRW,1474.86",
    "2023-06-28,EUR,USD,1.0938"
  ],
  { source: "ecb" }
)

// Its clock stands at 2024-07-01T12:00:00Z.
const service = freshServiceOver(withMore(market, stored))

describe("the rates of two currencies", () => {
  it("are those of the 31 days to today, and the one that counts today", async () => {
    const { json, status } = await service.visit(`${rates}?base=usd&quote=KRW`)
    assert.strictEqual(status, 200)
    const rate = {
      date: "2024-06-28",
      value: 1474.86 / 1.0705,
      derivation: "crossed",
      sources: ["ecb"]
    }
    assert.deepStrictEqual(json, {
      base: "USD",
      quote: "KRW",
      start_date: "2024-06-01",
      end_date: "2024-07-01",
      rate,
      rates: [rate],
      count: 1
    })
  })

  it("are those of a range, oldest first", async () => {
    const { json } = await service.visit(
      `${rates}?base=EUR&quote=USD&start_date=2023-06-28&end_date=2024-06-27`
    )
    assert.deepStrictEqual(
      json.rates.map(({ date, derivation, value }: any) => [date, value, derivation]),
      [
        ["2023-06-28", 1.0938, "direct"],
        ["2024-06-27", 1.0696, "direct"]
      ]
    )
    assert.deepStrictEqual([json.rate.date, json.count], ["2024-06-27", 2])
  })

  it("are from a first day on, or up to a last one, where the other isn't given", async () => {
    const from = await service.visit(`${rates}?base=EUR&quote=USD&start_date=2024-06-28`)
    assert.deepStrictEqual([from.json.start_date, from.json.end_date], ["2024-06-28", "2024-07-01"])
    const to = await service.visit(`${rates}?base=EUR&quote=USD&end_date=2023-07-08`)
    assert.deepStrictEqual([to.json.start_date, to.json.rate?.date], ["2023-06-08", "2023-06-28"])
  })

  it("are none where no source has any, and none counts more than ten days later", async () => {
    const { json } = await service.visit(`${rates}?base=EUR&quote=USD&end_date=2023-07-09`)
    assert.deepStrictEqual([json.rate, json.count], [null, 1])
    assert.deepInclude((await service.visit(`${rates}?base=EUR&quote=JPY`)).json, { rate: null, count: 0 })
  })

  it("change when rates are imported", async () => {
    const asked = () => service.visit(`${rates}?base=EUR&quote=JPY`)
    assert.strictEqual((await asked()).json.count, 0)
    await service.run(take("rates", ["date,base,quote,value", "2024-06-28,EUR,JPY,171.94"]))
    assert.strictEqual((await asked()).json.count, 1)
  })

  it.each([
    ["base=EUR&quote=GBX", "GBX is a hundredth of GBP, which has the rates"],
    ["base=exv&quote=USD", "No currency has the ISO 4217 code EXV: expected one such as USD"]
  ] as const)("aren't there for %s", async (query, detail) => {
    const { json, status } = await service.visit(`${rates}?${query}`)
    assert.deepStrictEqual([status, json], [404, { detail }])
  })

  it.each([
    ["base=EUR", "quote", "missing"],
    ["base=euro&quote=USD", "base", "string_pattern_mismatch"],
    ["base=EUR&quote=USD&start_date=2024-06-28&end_date=2024-06-27", "start_date", "value_error"]
  ] as const)("are refused for %s", async (query, name, type) => {
    const { json, status } = await service.visit(`${rates}?${query}`)
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(
      json.detail.map(({ loc, type }: any) => [...loc, type]),
      [["query", name, type]]
    )
  })
})
