/** `GET /financial/companies/{symbol}/financials`: bodies to the byte, periods, years and days. */
import { assert, describe, it } from "@effect/vitest"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(ledger)

const of = (symbol: string, query = "") => get(`/financial/companies/${symbol}/financials${query}`)

const year2022 =
  '{"fiscal_date":"2022-12-31","year":2022,"quarter":null,"period":"Annual","months":12,"currency":"USD","filed_at":"2023-06-01","sales":990,' +
  '"cost_of_goods":null,"gross_profit":null,"operating_income":200,"net_income":150.5,"ebit":200,"ebitda":null,' +
  '"eps_basic":null,"eps_diluted":null,"total_assets":5000,"total_current_assets":null,' +
  '"total_non_current_assets":null,"total_liabilities":null,"total_current_liabilities":null,' +
  '"total_non_current_liabilities":null,"total_shareholders_equity":null,"cash":700,"inventory":null,' +
  '"accounts_receivable":null,"operating_cash_flow":300,"investing_cash_flow":null,"financing_cash_flow":null,' +
  '"free_cash_flow":220,"capital_expenditures":80}'

const year2023 =
  '{"fiscal_date":"2023-12-31","year":2023,"quarter":null,"period":"Annual","months":12,"currency":"USD","filed_at":"2024-02-14","sales":1200,' +
  '"cost_of_goods":null,"gross_profit":null,"operating_income":220,"net_income":160,"ebit":220,"ebitda":null,' +
  '"eps_basic":null,"eps_diluted":null,"total_assets":5600,"total_current_assets":null,' +
  '"total_non_current_assets":null,"total_liabilities":null,"total_current_liabilities":null,' +
  '"total_non_current_liabilities":null,"total_shareholders_equity":null,"cash":710,"inventory":null,' +
  '"accounts_receivable":null,"operating_cash_flow":330,"investing_cash_flow":null,"financing_cash_flow":null,' +
  '"free_cash_flow":240,"capital_expenditures":90}'

const bodyOf = (statements: string, count: number) =>
  `{"symbol":"ACME","company_name":"Acme Inc.","period":"Annual","currency":"USD","statements":[${statements}],"count":${count}}`

describe("financials", () => {
  it("are fiscal years, newest first", async () => {
    const { status, text } = await of("ACME")
    assert.deepStrictEqual([status, text], [200, bodyOf(`${year2023},${year2022}`, 2)])
  })

  it("are as known on a day: without later years and restatements", async () => {
    const { text } = await of("ACME", "?as_of=2023-05-31")
    assert.strictEqual(
      text,
      bodyOf(year2022.replace('"2023-06-01","sales":990', '"2023-02-15","sales":1000'), 1)
    )
  })

  it("include filings of the day itself", async () => {
    const { text } = await of("ACME", "?as_of=2023-06-01")
    assert.strictEqual(text, bodyOf(year2022, 1))
  })

  it("of quarters are discrete, and null where an operand is missing", async () => {
    const { json } = await of("ACME", "?period=Quarterly")
    const quarters = json.statements.map(({ fiscal_date, period, quarter, sales, year }: any) => [
      fiscal_date,
      year,
      quarter,
      period,
      sales
    ])
    assert.deepStrictEqual(quarters, [
      ["2023-12-31", 2023, 4, "Quarterly", null],
      ["2023-06-30", 2023, 2, "Quarterly", 340],
      ["2023-03-31", 2023, 1, "Quarterly", 300]
    ])
    assert.deepInclude(json, { period: "Quarterly", count: 3 })
  })

  it("are none of a company without filings", async () => {
    const { text } = await of("BARE")
    assert.strictEqual(
      text,
      '{"symbol":"BARE","company_name":"Bare","period":"Annual","currency":null,"statements":[],"count":0}'
    )
  })

  it("are in the statements' currency, whatever the price's", async () => {
    const { json } = await of("OLDE", "?years=1")
    assert.deepStrictEqual([json.currency, json.statements[0].currency], ["EUR", "EUR"])
  })

  it("are the issuer's, whichever of its securities is requested", async () => {
    const { json } = await of("ACM:XETRA")
    const own = await of("ACME")
    assert.deepStrictEqual(json.statements, own.json.statements)
  })
})

const years = async (query: string): Promise<ReadonlyArray<number>> =>
  (await of("OLDE", query)).json.statements.map(({ year }: any) => year)

const newest = (count: number) => Array.from({ length: count }, (_, i) => 2023 - i)

describe("years", () => {
  it("are the newest five by default", async () => {
    assert.deepStrictEqual(await years(""), newest(5))
  })

  it.for([1, 2, 20])("of %i are as many statements", async (count) => {
    assert.deepStrictEqual(await years(`?years=${count}`), newest(count))
  })

  it("of quarters are fiscal years, all quarters of each", async () => {
    assert.deepStrictEqual(await years("?years=2&period=Quarterly"), [2023, 2023, 2022, 2022])
  })

  it("are counted back from the newest one known on the day", async () => {
    assert.deepStrictEqual(await years("?years=2&as_of=2010-03-01"), [2009, 2008])
  })
})

describe("a ticker that changed hands", () => {
  it.for([
    ["", "OLDE"],
    ["?as_of=2006-01-03", "OLDE"],
    ["?as_of=2005-12-31", "FORMER"]
  ])("with %j is %s", async ([query, symbol]) => {
    assert.strictEqual((await of("OLDE", query)).json.symbol, symbol)
  })

  it("is no company's on a day between its holders", async () => {
    const { json, status } = await of("olde", "?as_of=2006-01-02")
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: olde" }])
  })
})

it("an unknown company is not found", async () => {
  const { json, status } = await of("zzzz")
  assert.deepStrictEqual([status, json], [404, { detail: "Company not found: zzzz" }])
})
