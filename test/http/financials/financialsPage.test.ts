/** A company page's statements: to the byte, by years and quarters, and as of a day. */
import { assert, describe, it } from "@effect/vitest"
import { pageLines } from "../../../core/financials/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, bare } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get: keyed, visit: get } = serviceOver(applePages)

const financials = `${apple}/financials`

const labels = async (query: string) => {
  const { json } = await get(`${financials}?${query}`)
  assert.strictEqual(json.count, json.statements.length)
  return json.statements.map(({ quarter, year }: Readonly<Record<string, number>>) => `${year} ${quarter}`)
}

describe("a company's statements", () => {
  it("are years with all the names of their lines", async () => {
    const { text } = await get(`${financials}?years=1&as_of=2021-03-31`)
    assert.strictEqual(
      text,
      '{"company_id":1,"symbol":"AAPL","as_of":"2021-03-31","period":"Annual","statements":[{"fiscal_date":"2020-09-26",' +
        '"year":2020,"quarter":null,"period":"Annual","months":12,"currency":"USD","filed_at":"2020-10-30","sales":274515000000,' +
        '"cost_of_goods":169559000000,"gross_profit":104956000000,"research_and_development":18752000000,' +
        '"selling_general_and_administrative":19916000000,"operating_income":66288000000,"ebit":69964000000,' +
        '"ebitda":81020000000,"pretax_income":67091000000,"net_income":57411000000,"eps_basic":3.31,' +
        '"eps_diluted":3.28,"total_assets":323888000000,"total_current_assets":143713000000,' +
        '"cash_and_cash_equivalents":38016000000,"accounts_receivable":16120000000,"inventory":4061000000,' +
        '"total_non_current_assets":180175000000,"properties":36766000000,"intangible_assets":null,"goodwill":null,' +
        '"total_liabilities":258549000000,"total_current_liabilities":105392000000,' +
        '"total_non_current_liabilities":153157000000,"total_shareholders_equity":65339000000,' +
        '"retained_earnings":14966000000,"operating_cash_flow":80674000000,"investing_cash_flow":-4289000000,' +
        '"financing_cash_flow":-86820000000,"capital_expenditures":7309000000,"free_cash_flow":73365000000,' +
        '"common_dividends":14081000000}],"count":1}'
    )
  })

  it("are those of five years by default, newest first", async () => {
    assert.deepStrictEqual(await labels(""), [
      "2023 null",
      "2022 null",
      "2021 null",
      "2020 null",
      "2019 null"
    ])
  })

  it("are the quarters of the newest years", async () => {
    assert.deepStrictEqual(await labels("period=quarterly&years=2"), [
      "2024 2",
      "2024 1",
      "2023 4",
      "2023 3",
      "2023 2",
      "2023 1"
    ])
  })

  it("are returned from their filing day on", async () => {
    assert.deepStrictEqual(await labels("years=1&as_of=2020-10-29"), ["2019 null"])
    assert.deepStrictEqual(await labels("years=1&as_of=2020-10-30"), ["2020 null"])
  })

  it("are none of a company without any", async () => {
    const { text } = await get(`${bare}/financials?period=Quarterly`)
    assert.strictEqual(
      text,
      '{"company_id":4,"symbol":"BARE","as_of":"2024-07-01","period":"Quarterly","statements":[],"count":0}'
    )
  })

  it("come as CSV, one column per member", async () => {
    const { headers, text } = await get(`${financials}?years=2&format=csv`)
    const [header, first, second, ...rest] = text.split("\r\n")
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
    assert.match(
      header ?? "",
      /^fiscal_date,year,quarter,period,months,currency,filed_at,sales,.*,common_dividends$/
    )
    assert.match(first ?? "", /^2023-09-30,2023,,Annual,12,USD,2023-11-03,383285000000,/)
    assert.match(second ?? "", /^2022-09-24,2022,,Annual,12,USD,2022-10-28,394328000000,/)
    assert.deepStrictEqual(rest, [""])
  })
})

/** Fiscal 2019, filed on 2019-10-31; four shares of each from 2020-08-31. */
describe("earnings per share", () => {
  it.for([
    ["as_of=2020-08-30", 11.89],
    ["as_of=2020-08-31", 2.9725],
    ["as_of=2020-08-31&adjust=splits", 2.9725],
    ["as_of=2020-08-31&adjust=none", 11.89]
  ] as const)("by %s are %d", async ([query, eps]) => {
    const { json } = await get(`${financials}?years=1&${query}`)
    const own = await keyed(`/financial/companies/AAPL/financials?years=1&${query}`)
    const [onPage, asListed] = [json.statements[0], own.json.statements[0]]
    assert.deepStrictEqual(
      [onPage.fiscal_date, onPage.eps_diluted, asListed.eps_diluted],
      ["2019-09-28", eps, eps]
    )
  })
})

describe("provenance", () => {
  const filing = { filing_id: "0000320193-20-000096", filing_url: null, form: "10-K", filed_at: "2020-10-30" }

  it("is included with the statement on request, for each known figure", async () => {
    const { json } = await get(`${financials}?years=1&as_of=2021-03-31&include=provenance`)
    const [{ provenance, ...statement }] = json.statements
    const known = pageLines.filter((line) => statement[line] !== null)
    assert.deepStrictEqual(Object.keys(provenance), known)
    assert.deepStrictEqual(provenance.sales, { ...filing, tag: null, derivation: null })
    assert.deepStrictEqual(provenance.free_cash_flow, {
      ...filing,
      tag: null,
      derivation: "operating_cash_flow - capital_expenditures"
    })
  })

  it("isn't in CSV", async () => {
    const plain = await get(`${financials}?years=1&format=csv`)
    const { text } = await get(`${financials}?years=1&format=csv&include=provenance`)
    assert.strictEqual(text, plain.text)
  })
})
