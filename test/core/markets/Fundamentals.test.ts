/** Fundamentals of made-up statements and Apple's. */
import { assert, describe, it } from "@effect/vitest"
import type { Statement } from "../../../core/financials/Statement.ts"
import { fundamentalsOf } from "../../../core/markets/Fundamentals.ts"
import { appleStatements } from "../financials/apple.ts"
import { annual, linesOf, quarterly } from "../financials/made.ts"

const year = annual(2020, linesOf({ sales: 1000, net_income: 100, total_assets: 2000 }))

/** Fundamentals of statements that were all known on the day of the price. */
const fundamentals = (
  market_cap: number | null,
  market_cap_currency: string,
  statements: ReadonlyArray<Statement>
) => fundamentalsOf({ market_cap, market_cap_currency }, { now: statements, onPriceDay: statements })

const isEmpty = (figures: object): boolean => Object.values(figures).every((figure) => figure === null)

describe("without statements", () => {
  const { annual, financial_health, growth, margins, returns, valuation } = fundamentals(500, "USD", [])

  it("there is no year", () => {
    assert.isNull(annual)
  })

  it.for([
    ["valuation", valuation],
    ["growth", growth],
    ["margins", margins],
    ["returns", returns],
    ["financial health", financial_health]
  ] as const)("every figure of the %s is null", (part) => {
    assert.isTrue(isEmpty(part[1]))
  })
})

describe("margins and returns", () => {
  it("are of the latest year", () => {
    const before = annual(2019, linesOf({ sales: 500, net_income: 1 }))
    const figures = fundamentals(null, "USD", [year, before])
    assert.deepStrictEqual(figures.annual, { fiscal_date: year.fiscal_date, year: 2020, sales: 1000 })
    assert.deepStrictEqual([figures.margins.net_margin, figures.returns.roa], [10, 5])
  })

  it("are of the year even if quarters are newer", () => {
    const quarter = quarterly(2021, 1, linesOf({ sales: 300, net_income: 3 }))
    assert.strictEqual(fundamentals(null, "USD", [year, quarter]).margins.net_margin, 10)
  })

  it("aren't computed from quarters alone", () => {
    const quarter = quarterly(2021, 1, linesOf({ sales: 300, net_income: 3 }))
    const { annual, margins } = fundamentals(null, "USD", [quarter])
    assert.isNull(annual)
    assert.isTrue(isEmpty(margins))
  })

  it("are known in a currency other than the price's, and multiples are null", () => {
    const { margins, valuation } = fundamentals(500, "EUR", [year])
    assert.strictEqual(margins.net_margin, 10)
    assert.isTrue(isEmpty(valuation))
  })
})

describe("multiples", () => {
  it("use the market cap", () => {
    assert.strictEqual(fundamentals(500, "USD", [year]).valuation.pe_ratio, 500 / 100)
  })

  it("are null without a market cap", () => {
    assert.isTrue(isEmpty(fundamentals(null, "USD", [year]).valuation))
  })

  it("use the four quarters that end after the year", () => {
    const figures = fundamentals(2_050_665_926_400, "USD", appleStatements)
    // Net income of the quarters to 2020-12-26
    const earnings = (28_755 + 12_673 + 11_253 + 11_249) * 1e6
    assert.strictEqual(figures.valuation.pe_ratio, 2_050_665_926_400 / earnings)
    assert.strictEqual(figures.annual?.year, 2020)
  })
})

describe("statements known on the day of the price", () => {
  const before = annual(2019, linesOf({ sales: 500, net_income: 50 }))
  const market = { market_cap: 500, market_cap_currency: "USD" }

  it("are used for multiples, and everything else uses what is known since", () => {
    const { annual, margins, statement_date, valuation } = fundamentalsOf(market, {
      now: [year, before],
      onPriceDay: [before]
    })
    assert.deepStrictEqual([valuation.pe_ratio, statement_date], [500 / 50, before.fiscal_date])
    assert.deepStrictEqual([annual?.fiscal_date, margins.net_margin], [year.fiscal_date, 10])
  })

  it("may end with a quarter after the year", () => {
    const quarter = quarterly(2021, 1, linesOf({ sales: 300, net_income: 3 }))
    const { statement_date } = fundamentalsOf(market, { now: [year], onPriceDay: [year, quarter] })
    assert.strictEqual(statement_date, quarter.fiscal_date)
  })

  it("may be empty", () => {
    const { statement_date, valuation } = fundamentalsOf(market, { now: [year], onPriceDay: [] })
    assert.isNull(statement_date)
    assert.isTrue(isEmpty(valuation))
  })
})

const grown = (of: number, value: number) =>
  annual(of, linesOf({ sales: value, operating_income: value, net_income: value }))

it("growth covers sales, operating and net income", () => {
  // 8 times in 3 years and 32 times in 5: doubled each year, 100 percent
  const { growth } = fundamentals(null, "USD", [
    grown(2020, 64),
    grown(2019, 32),
    grown(2017, 8),
    grown(2015, 2)
  ])
  assert.sameMembers(Object.keys(growth), [
    "sales_growth_1y",
    "sales_growth_3y_cagr",
    "sales_growth_5y_cagr",
    "operating_income_growth_1y",
    "operating_income_growth_3y_cagr",
    "operating_income_growth_5y_cagr",
    "net_income_growth_3y_cagr",
    "net_income_growth_5y_cagr"
  ])
  for (const percent of Object.values(growth)) assert.approximately(percent ?? Number.NaN, 100, 1e-9)
})
