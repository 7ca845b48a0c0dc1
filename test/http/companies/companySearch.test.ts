/** Finding companies for their pages: by slug and by a search. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { companies, root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit: get } = serviceOver(applePages)

const found = async (text: string) =>
  (await get(`${companies}?search=${encodeURIComponent(text)}`)).json.companies as ReadonlyArray<{
    readonly symbol: string
  }>

describe("a slug", () => {
  const body =
    '{"id":1,"company_id":1,"symbol":"AAPL","as_of":"2024-07-01","name":"Apple Inc.","alias_name":"애플","exchange":"NASDAQ","sector":"Technology","currency":"USD","listed":true}'
  it.for(["apple-inc", "APPLE-INC", "aapl", "AAPL", "aapl:nasdaq", "1"])(
    "%s finds the company",
    async (slug) => {
      const { status, text } = await get(`${companies}/by-slug/${slug}`)
      assert.deepStrictEqual([status, text], [200, body])
    }
  )

  it.for(["apple", "financials", "apple-inc:nyse", "%EC%97%86%EC%9D%8C"])("%s finds none", async (slug) => {
    const { json, status } = await get(`${companies}/by-slug/${slug}`)
    assert.deepStrictEqual(
      [status, json],
      [404, { detail: `Company not found: ${decodeURIComponent(slug)}` }]
    )
  })
})

it.for(["5", "00126380", "samsung-electronics"])("%s in an address is Samsung", async (text) => {
  const { json } = await get(`${companies}/by-slug/${text}`)
  assert.deepInclude(json, { company_id: 5, symbol: "005930" })
})

it.for(["99", "00126381", "US0378331006"])("%s in an address is no company", async (text) => {
  const { json, status } = await get(`${companies}/by-slug/${text}`)
  assert.deepStrictEqual([status, json], [404, { detail: `Company not found: ${text}` }])
})

describe("a search", () => {
  it("returns what a client needs to continue", async () => {
    const { text } = await get(`${companies}?search=aapl`)
    assert.strictEqual(
      text,
      '{"companies":[{"id":1,"name":"Apple Inc.","alias_name":"애플","symbol":"AAPL","exchange":"NASDAQ","slug":"apple-inc","found_by":null}]}'
    )
  })

  it("states what identified a company", async () => {
    const { json } = await get(`${companies}?search=00126380`)
    assert.deepStrictEqual(json.companies[0].found_by, { type: "corp_code", value: "00126380" })
  })

  it("has the eight best matches of nine", async () => {
    const symbols = (await found("pear")).map(({ symbol }) => symbol)
    assert.deepStrictEqual(
      symbols,
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `PEAR${i}`)
    )
  })

  it("ranks the exact symbol first", async () => {
    assert.strictEqual((await found("pear8"))[0]?.symbol, "PEAR8")
  })

  it.for([" 삼성 ", "삼성전자", "samsung"])("for %j finds it by any of its names", async (text) => {
    assert.deepStrictEqual(
      (await found(text)).map(({ symbol }) => symbol),
      ["005930"]
    )
  })

  it.for(["", "  ", "nobody", "%", "_"])("for %j finds none", async (text) => {
    assert.deepStrictEqual(await found(text), [])
  })
})

it("a path beside the pages isn't found", async () => {
  const { json, status } = await get(`${root}/companies/1/trades`)
  assert.deepStrictEqual([status, json], [404, { detail: "Not found: /v1/financial_v4/companies/1/trades" }])
})
