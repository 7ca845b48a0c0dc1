/** `GET /financial/companies/{symbol}`: the body, and which company a symbol refers to. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

describe("a company by symbol", () => {
  it("has the list's members first, then everything else", async () => {
    const { status, text } = await get("/financial/companies/AAPL")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"company_id":1,"symbol":"AAPL","name":"Apple Inc.","alias_name":"애플","exchange":"NASDAQ",' +
        '"sector":"Technology","country":"United States","country_code":"US","listed":true,"industry":"Consumer Electronics",' +
        '"currency":"USD","mic_code":"XNAS","isin":"US0378331005","website":"https://www.apple.com",' +
        '"description":"Phones."}'
    )
  })

  it("has null for what is unknown", async () => {
    const { text } = await get("/financial/companies/BARE")
    assert.strictEqual(
      text,
      '{"company_id":6,"symbol":"BARE","name":"Bare","alias_name":null,"exchange":"NYSE","sector":null,' +
        '"country":null,"country_code":null,"listed":true,"industry":null,"currency":"USD","mic_code":"XNYS","isin":null,' +
        '"website":null,"description":null}'
    )
  })

  const found: ReadonlyArray<readonly [symbol: string, company_id: number]> = [
    ["aapl", 1],
    ["aApL:nasdaq", 1],
    ["AAPL:XNAS", 1],
    ["AAPL%3ANMS", 1],
    ["SHEL", 3],
    ["SHEL:LSE", 3],
    ["shel:nyse", 2],
    ["005930", 4],
    ["005930:KOSPI", 4],
    ["005930:KRX", 4],
    ["005930:KOSDAQ", 4],
    ["5930", 4],
    ["AAPL@2020-08-28", 1],
    ["shel:nyse%402020-08-28", 2]
  ]
  it.for(found)("%s is company %i", async ([symbol, company_id]) => {
    const { json } = await get(`/financial/companies/${symbol}`)
    assert.strictEqual(json.company_id, company_id)
  })

  const unknown: ReadonlyArray<readonly [path: string, given: string]> = [
    ["ZZZZ", "ZZZZ"],
    ["zzzz", "zzzz"],
    ["AAPL:LSE", "AAPL:LSE"],
    ["AAPL:MOON", "AAPL:MOON"],
    ["AAPL:", "AAPL:"],
    ["%EC%97%86%EC%9D%8C", "없음"],
    ["a%20b", "a b"],
    ["..%2F..%2Fetc", "../../etc"],
    ["%00", "\u0000"],
    ["'%20or%201=1", "' or 1=1"]
  ]
  it.for(unknown)("%s is not found", async ([path, given]) => {
    const { json, status } = await get(`/financial/companies/${path}`)
    assert.deepStrictEqual([status, json], [404, { detail: `Company not found: ${given}` }])
  })

  it.for([
    ["AAPK", "AAPK; the nearest symbol is AAPL"],
    ["5931", "5931"],
    ["005931", "005931; the nearest symbol is 005930"],
    ["SHEL%2F", "SHEL/; the nearest symbol is SHEL"]
  ] as const)("%s is not found: %s", async ([path, named]) => {
    const { json, status } = await get(`/financial/companies/${path}`)
    assert.deepStrictEqual([status, json], [404, { detail: `Company not found: ${named}` }])
  })

  it("is not found by a symbol longer than any", async () => {
    const { status } = await get(`/financial/companies/${"A".repeat(150)}`)
    assert.strictEqual(status, 404)
  })
})
