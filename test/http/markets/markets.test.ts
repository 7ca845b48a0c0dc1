/** `GET /v1/financial_v4/markets`: the markets at a glance. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { priceHeader, take } from "../../contract/stores.ts"
import { root } from "../pages.ts"
import { freshServiceOver } from "../serviceOver.ts"

const { run, visit: get } = freshServiceOver({ fill: Effect.void, clock: "fixed" })

const path = `${root}/markets`

const statement = ["symbol,fiscal_date,period,currency,sales,net_income", "ONE,2023-12-31,annual,USD,600,150"]

const one = {
  company_id: 1,
  symbol: "ONE",
  slug: "one-inc",
  name: "One Inc.",
  alias_name: null,
  exchange: "NYSE",
  sector: "Energy",
  currency: "USD"
}

describe("the markets", () => {
  it("are none of an empty store", async () => {
    const { json, status } = await get(path)
    assert.deepStrictEqual([status, json], [200, { markets: [], index: null }])
  })

  it("have the companies of a store with statements alone, and their figures once there are prices", async () => {
    await run(
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name,sector", "ONE,NYSE,One Inc.,Energy"])
        yield* take("statements", statement)
      })
    )
    const before = await get(path)
    assert.deepInclude(before.json.markets[0], { currency: "USD", price_date: null, companies_count: 1 })

    await run(
      Effect.gen(function* () {
        yield* take("prices", [priceHeader, "ONE,2024-06-27,8,8,8,8,1", "ONE,2024-06-28,9,9,9,9,1"])
        yield* take("shares", ["symbol,date,count", "ONE,2024-05-01,100"])
      })
    )
    const { headers, json } = await get(path)
    assert.notStrictEqual(headers.get("etag"), before.headers.get("etag"))
    assert.deepStrictEqual(json.markets, [
      {
        currency: "USD",
        price_date: "2024-06-28",
        market_cap_currency: "USD",
        companies_count: 1,
        market_cap_total: 900,
        sectors: [{ sector: "Energy", companies_count: 1, market_cap_total: 900, weight_percent: 100 }],
        top_companies: [
          {
            ...one,
            close: 9,
            price_date: "2024-06-28",
            price_change_percent: 12.5,
            market_cap: 900,
            weight_percent: 100,
            pe_ratio: 6,
            net_margin: 25
          }
        ]
      }
    ])
  })
})
