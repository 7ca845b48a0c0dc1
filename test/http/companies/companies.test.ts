/** `GET /financial/companies`: its three shapes, its filters and its pages. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

describe("the list of companies", () => {
  it("pages by number, with countries by name", async () => {
    const { status, text } = await get("/financial/companies?page=2&limit=2")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"companies":[{"company_id":3,"symbol":"SHEL","name":"Shell plc","alias_name":null,"exchange":"LSE",' +
        '"sector":"Energy","country":"United Kingdom","country_code":"GB","listed":true},{"company_id":4,"symbol":"005930",' +
        '"name":"Samsung Electronics","alias_name":"삼성전자","exchange":"KOSPI","sector":"Technology",' +
        '"country":"South Korea","country_code":"KR","listed":true}],"pagination":{"page":2,"limit":2,"total":6,' +
        '"total_pages":3,"has_next":true,"has_prev":true},"total":6,"limit":2,"offset":2}'
    )
  })

  it("pages by offset, with countries by code", async () => {
    const { text } = await get("/financial/companies?offset=0&limit=1")
    assert.strictEqual(
      text,
      '{"companies":[{"company_id":1,"symbol":"AAPL","name":"Apple Inc.","alias_name":"애플",' +
        '"exchange":"NASDAQ","sector":"Technology","country":"US","country_code":"US","listed":true}],"pagination":{"page":1,' +
        '"limit":1,"total":6,"total_pages":6,"has_next":true,"has_prev":false},"total":6,"limit":1,"offset":0}'
    )
  })

  it("returns data with ids as text and tickers when that variant is requested", async () => {
    const { text } = await get("/financial/companies?variant=data&limit=1&offset=5")
    assert.strictEqual(
      text,
      '{"data":[{"company_id":"6","ticker":"BARE","name":"Bare","alias_name":null,"exchange":"NYSE",' +
        '"sector":null,"country":null,"country_code":null,"listed":true}]}'
    )
  })

  it("names countries in that variant unless it is paged by offset", async () => {
    const { json } = await get("/financial/companies?variant=data&limit=1")
    assert.deepInclude(json.data[0], { country: "United States", country_code: "US" })
  })

  it("begins with the first 50", async () => {
    const { json } = await get("/financial/companies")
    assert.deepInclude(json, { limit: 50, offset: 0, total: 6 })
    assert.lengthOf(json.companies, 6)
  })

  it("is empty beyond its end", async () => {
    const { json } = await get("/financial/companies?page=4&limit=2")
    assert.deepStrictEqual(json, {
      companies: [],
      pagination: { page: 4, limit: 2, total: 6, total_pages: 3, has_next: false, has_prev: true },
      total: 6,
      limit: 2,
      offset: 6
    })
  })

  it("has no pages when it is empty", async () => {
    const { json } = await get("/financial/companies?search=nobody")
    const pagination = { page: 1, limit: 50, total: 0, total_pages: 0, has_next: false, has_prev: false }
    assert.deepStrictEqual(json.pagination, pagination)
  })
})

const ids = async (query: string): Promise<ReadonlyArray<number>> => {
  const { json } = await get(`/financial/companies?${query}`)
  return json.companies.map((company: { readonly company_id: number }) => company.company_id)
}

describe("its filters", () => {
  const cases: ReadonlyArray<readonly [query: string, ids: ReadonlyArray<number>]> = [
    ["search=apple", [1, 5]],
    ["search=SHEL", [2, 3]],
    ["search=%EC%82%BC%EC%84%B1", [4]],
    ["search=%20%20apple%20", [1, 5]],
    ["search=", [1, 2, 3, 4, 5, 6]],
    ["search=%20", [1, 2, 3, 4, 5, 6]],
    ["search=%25", []],
    ["sector=energy", [2, 3, 5]],
    ["country=US", [1, 5]],
    ["country=gb", [2, 3]],
    ["country=united%20kingdom", [2, 3]],
    ["country=Korea", [4]],
    ["country=Atlantis", []],
    ["sector=Energy&country=GB&search=adr", [2]]
  ]
  it.for(cases)("%s finds %j", async ([query, expected]) => {
    assert.deepStrictEqual(await ids(query), expected)
  })

  it("count what they find", async () => {
    const { json } = await get("/financial/companies?country=GB&limit=1")
    assert.deepInclude(json.pagination, { total: 2, total_pages: 2, has_next: true })
  })
})
