/** A company's detail: figures of its filings, and unknown ones. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, bare } from "../pages.ts"
import { take } from "../../contract/stores.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit: get } = serviceOver(applePages)

const renamed = serviceOver({
  fill: Effect.gen(function* () {
    yield* take("companies", [
      "symbol,exchange,name,cik",
      "META,NASDAQ,Meta Platforms,1326801",
      "METB,NASDAQ,Meta Platforms B,1326801"
    ])
    yield* take("names", [
      "symbol,name,valid_from,valid_to",
      "META,TheFacebook,,2005-05-09",
      "META,Facebook Inc,2005-05-10,2021-10-27"
    ])
  }),
  clock: "fixed"
})

const nulls = (...names: ReadonlyArray<string>) => names.map((name) => `"${name}":null`).join(",")

describe("a company's detail", () => {
  it("has its profile and price, each figure as known on the day", async () => {
    const { json, status } = await get(`${apple}?as_of=2021-03-31`)
    assert.strictEqual(status, 200)
    const { financial_health, growth, margins, returns, valuation, ...others } = json
    assert.deepStrictEqual(others, {
      company_id: 1,
      symbol: "AAPL",
      as_of: "2021-03-31",
      id: 1,
      name: "Apple Inc.",
      alias_name: "애플",
      exchange: "NASDAQ",
      currency: "USD",
      description: "Phones.",
      ceo: "Tim Cook",
      website: "https://www.apple.com",
      sector: "Technology",
      industry: "Consumer Electronics",
      current_price: 122.15,
      // 122.15 - 119.9.
      price_change: 2.25,
      price_change_percent: (2.25 * 100) / 119.9,
      price_date: "2021-03-31",
      statement_date: "2020-12-26",
      market_cap_currency: "USD",
      employees: 161_000,
      fiscal_year: 2020,
      fiscal_date: "2020-09-26",
      profile: {
        market_cap: 16_788_096_000 * 122.15,
        revenue: 274_515_000_000,
        shares_outstanding: 16_788_096_000,
        employees: 161_000
      },
      former_names: []
    })
    // The 10-K of 2020, in millions: gross profit 104,956, operating income 66,288, pretax 67,091, net income 57,411.
    assert.closeTo(margins.gross_margin, (104_956 / 274_515) * 100, 1e-9)
    assert.closeTo(margins.operating_margin, (66_288 / 274_515) * 100, 1e-9)
    assert.closeTo(margins.net_margin, (57_411 / 274_515) * 100, 1e-9)
    // Assets 323,888, equity 65,339, cash 38,016; sales of 2017 229,234.
    assert.closeTo(returns.roa, (57_411 / 323_888) * 100, 1e-9)
    assert.closeTo(returns.roe, (57_411 / 65_339) * 100, 1e-9)
    assert.strictEqual(financial_health.cash, 38_016_000_000)
    assert.closeTo(growth.sales_growth_3y_cagr, ((274_515 / 229_234) ** (1 / 3) - 1) * 100, 1e-9)
    // Net income of the quarters to 2020-12-26.
    const earnings = (28_755 + 12_673 + 11_253 + 11_249) * 1_000_000
    assert.closeTo(valuation.pe_ratio, (16_788_096_000 * 122.15) / earnings, 1e-9)
  })

  it("has the price on the shares of the day before a split", async () => {
    const { json } = await get(`${apple}?as_of=2020-08-28`)
    const now = await get(`${apple}?as_of=2020-08-31`)
    assert.deepStrictEqual([json.current_price, json.price_change], [499.23, -0.81])
    // 129.04 against 499.23 / 4.
    assert.deepStrictEqual([now.json.current_price, now.json.price_change], [129.04, 4.2325])
  })

  it("has null for what is unknown", async () => {
    const { status, text } = await get(bare)
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"company_id":4,"symbol":"BARE","as_of":"2024-07-01","id":4,"name":"Bare","alias_name":null,' +
        `"exchange":"NYSE","currency":"USD",${nulls("description", "ceo", "website", "sector", "industry")},` +
        `${nulls("current_price", "price_change", "price_change_percent", "price_date", "statement_date")},` +
        `${nulls("market_cap_currency", "employees", "fiscal_year", "fiscal_date")},` +
        `"profile":{${nulls("market_cap", "revenue", "shares_outstanding", "employees")}},` +
        `"margins":{${nulls("gross_margin", "ebitda_margin", "operating_margin", "pretax_margin", "net_margin")}},` +
        `"valuation":{${nulls("pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio")}},` +
        `"growth":{${["sales", "operating_income", "net_income"]
          .map((line) => nulls(`${line}_growth_3y_cagr`, `${line}_growth_5y_cagr`))
          .join(",")}},` +
        `"returns":{${nulls("roa", "roe", "roic")}},` +
        `"financial_health":{${nulls("cash", "net_debt", "debt_to_equity_ratio", "interest_coverage_ratio")}},"former_names":[]}`
    )
  })

  it.for([
    [
      "",
      [
        ["Facebook Inc", "2005-05-10", "2021-10-27"],
        ["TheFacebook", null, "2005-05-09"]
      ]
    ],
    [
      "?as_of=2021-10-27",
      [
        ["Facebook Inc", "2005-05-10", null],
        ["TheFacebook", null, "2005-05-09"]
      ]
    ],
    ["?as_of=2005-05-09", [["TheFacebook", null, null]]],
    ["?as_of=2005-05-08", []]
  ] as const)("with %s has the names that the issuer had by then", async ([query, expected]) => {
    const { json } = await renamed.visit(`/financial_v4/companies/1${query}`)
    assert.deepStrictEqual(
      json.former_names,
      expected.map(([name, from, to]) => ({ name, from, to }))
    )
    // Of another security of the same issuer.
    const other = await renamed.visit(`/financial_v4/companies/2${query}`)
    assert.deepStrictEqual(other.json.former_names, json.former_names)
  })
})
