/** Margins and returns of one statement, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { margins, returns } from "../../../core/financials/Ratios.ts"
import { linesOf } from "./made.ts"

describe("margins", () => {
  it("are the items in percent of sales", () => {
    const lines = linesOf({
      sales: 200,
      gross_profit: 80,
      ebitda: 60,
      operating_income: 50,
      pretax_income: 40,
      net_income: 30
    })
    // 80 / 200 = 40%, 60 / 200 = 30%, 50 / 200 = 25%, 40 / 200 = 20%, 30 / 200 = 15%
    assert.deepStrictEqual(margins(lines), {
      gross_margin: 40,
      ebitda_margin: 30,
      operating_margin: 25,
      pretax_margin: 20,
      net_margin: 15
    })
  })

  it("are negative for a loss", () => {
    // -30 / 200 x 100 = -15
    assert.strictEqual(margins(linesOf({ sales: 200, net_income: -30 })).net_margin, -15)
  })

  it("are 0 for an item of 0", () => {
    assert.strictEqual(margins(linesOf({ sales: 200, net_income: 0 })).net_margin, 0)
  })

  it.for([0, -200, null])("are null for sales of %s", (sales) => {
    assert.isNull(margins(linesOf({ sales, net_income: 30 })).net_margin)
  })

  it("are null for an unknown item", () => {
    assert.isNull(margins(linesOf({ sales: 200 })).gross_margin)
  })
})

describe("returns", () => {
  const lines = linesOf({
    operating_income: 120,
    pretax_income: 100,
    income_tax: 25,
    net_income: 75,
    total_assets: 1000,
    total_shareholders_equity: 500,
    total_debt: 300,
    cash_and_cash_equivalents: 200
  })

  it("are net income over assets and equity, and taxed operating income over invested capital", () => {
    // 75 / 1000 = 7.5%; 75 / 500 = 15%; 120 x (1 - 25 / 100) / (300 + 500 - 200) = 90 / 600 = 15%
    assert.deepStrictEqual(returns(lines), { roa: 7.5, roe: 15, roic: 15 })
  })

  it.for([-500, 0])("have no roe for an equity of %s", (total_shareholders_equity) => {
    assert.isNull(returns({ ...lines, total_shareholders_equity }).roe)
  })

  it("have a roic for a negative equity that debt outweighs", () => {
    // 90 / (300 + 50 - 200) would be 60%; with -50: 90 / (300 - 50 - 200) = 90 / 50 = 180%
    assert.strictEqual(returns({ ...lines, total_shareholders_equity: -50 }).roic, 180)
  })

  it.for([-100, -200])("have no roic for an equity of %s, below cash less debt", (equity) => {
    // 300 - 100 - 200 = 0; 300 - 200 - 200 = -100
    assert.isNull(returns({ ...lines, total_shareholders_equity: equity }).roic)
  })

  it.for([-100, 0, null])("have no roic for a pretax income of %s", (pretax_income) => {
    assert.isNull(returns({ ...lines, pretax_income }).roic)
  })

  it("count a tax benefit as a tax of 0", () => {
    // 120 x (1 - 0) / 600 = 20%
    assert.strictEqual(returns({ ...lines, income_tax: -25 }).roic, 20)
  })

  it("cap the tax at the whole income", () => {
    assert.strictEqual(returns({ ...lines, income_tax: 130 }).roic, 0)
  })

  it("are 0, not -0, for an operating loss that tax takes whole", () => {
    assert.isTrue(Object.is(returns({ ...lines, operating_income: -120, income_tax: 130 }).roic, 0))
  })

  it.for([
    "operating_income",
    "income_tax",
    "total_debt",
    "total_shareholders_equity",
    "cash_and_cash_equivalents"
  ] as const)("have no roic without %s", (line) => {
    assert.isNull(returns({ ...lines, [line]: null }).roic)
  })

  it.for([0, null])("have no roa for assets of %s", (total_assets) => {
    assert.isNull(returns({ ...lines, total_assets }).roa)
  })

  it("are negative for a loss", () => {
    // -75 / 1000 = -7.5%
    assert.strictEqual(returns({ ...lines, net_income: -75 }).roa, -7.5)
  })
})
