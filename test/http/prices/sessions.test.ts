/** Prices by the sessions of exchanges: gaps, unfinished months, and how old the latest price is. */
import { assert, describe, it } from "@effect/vitest"
import { priceHeader, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { Effect } from "effect"
import { serviceOver } from "../serviceOver.ts"

const flat = (symbol: string, ...days: ReadonlyArray<string>) =>
  days.map((day) => `${symbol},${day},10,10,10,10,1`)

const more = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name",
    "ETE,ATHEX,National Bank of Greece",
    "COMI,EGX,Commercial International Bank",
    "GOOD,NYSE,Good Friday"
  ])
  yield* take("prices", [
    priceHeader,
    ...flat("ETE", "2015-06-26", "2015-08-03", "2015-08-04"),
    ...flat("COMI", "2015-06-26", "2015-08-03", "2015-08-04"),
    ...flat("GOOD", "2024-03-01", "2024-03-27", "2024-03-28")
  ])
})

const service = serviceOver(withMore(market, more))

const at = async (instant: string, path: string) => {
  const before = service.time.now
  service.time.now = Date.parse(instant)
  const { json } = await service.get(path)
  service.time.now = before
  return json
}

describe("gaps between bars", () => {
  const closed = { after: "2015-06-26", until: "2015-08-03" }

  it.for(["/stock/prices/ETE", "/stock/prices/ETE/history?order=desc"])(
    "of %s are none while its exchange was closed",
    async (path) => {
      const { json } = await service.get(path)
      assert.deepInclude(json, { calendar: "ASEX", gaps: [] })
    }
  )

  it.for(["/stock/prices/COMI", "/stock/prices/COMI/history?order=desc"])(
    "of %s are by weekdays, and it says so",
    async (path) => {
      const { json } = await service.get(path)
      assert.deepInclude(json, { calendar: null, gaps: [{ ...closed, sessions: 25 }] })
    }
  )

  it("count the sessions between, oldest first, of a page's own bars", async () => {
    const { json } = await service.get("/stock/prices/GOOD/history?order=desc&limit=2&offset=1")
    assert.deepInclude(json, {
      calendar: "XNYS",
      gaps: [{ after: "2024-03-01", until: "2024-03-27", sessions: 17 }]
    })
  })
})

describe("a month whose last days have no session", () => {
  // 2024-03-29 was Good Friday, followed by a weekend.
  it.for([
    ["2024-03-28T19:59:59Z", true],
    ["2024-03-28T20:00:00Z", false]
  ] as const)("at %s is unfinished: %s", async ([instant, expected]) => {
    const { is_last_partial } = await at(instant, "/stock/prices/GOOD?interval=1month")
    assert.strictEqual(is_last_partial, expected)
  })

  it("is unfinished while a session is to come, or its bar", async () => {
    for (const instant of ["2024-06-28T18:00:00Z", "2024-03-28T20:00:00Z"])
      assert.isFalse((await at(instant, "/stock/prices/GOOD?interval=1month")).is_last_partial)
    const weeks = "/stock/prices/ETE?interval=1week"
    // Of its week's five sessions it has two.
    assert.isTrue((await at("2015-08-07T20:00:00Z", weeks)).is_last_partial)
    assert.isFalse((await at("2015-08-10T06:00:00Z", weeks)).is_last_partial)
  })
})

describe("the age of the latest price", () => {
  it.for([
    ["GOOD", "2024-04-01T19:59:59Z", 0, "XNYS"],
    ["GOOD", "2024-04-01T20:00:00Z", 1, "XNYS"],
    ["COMI", "2015-08-05T20:00:00Z", 0, null],
    ["COMI", "2015-08-06T20:00:00Z", 1, null]
  ] as const)("of %s at %s is %i sessions", async ([symbol, instant, sessions_since, calendar]) => {
    const before = service.time.now
    const { json: company } = await service.get(`/financial/companies/${symbol}`)
    service.time.now = Date.parse(instant)
    const { json } = await service.visit(`/financial_v4/companies/${company.company_id}/snapshot`)
    service.time.now = before
    assert.deepInclude(json, { sessions_since, calendar })
  })
})
