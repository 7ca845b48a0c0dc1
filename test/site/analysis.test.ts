/** Margins, growth and returns of fiscal years. */
import { assert, describe, it } from "@effect/vitest"
import { fiscalYears } from "../../apps/site/src/company/analysis/years.ts"
import { noLines } from "../../core/financials/mod.ts"

type Filed = Parameters<typeof fiscalYears>[0][number]

const filed = (year: number, lines: Partial<Filed>): Filed => ({
  ...noLines,
  fiscal_date: `${year}-12-31`,
  year,
  quarter: null,
  period: "Annual",
  months: 12,
  currency: "USD",
  filed_at: `${year + 1}-02-15`,
  ...lines
})

describe("Fiscal years", () => {
  const years = fiscalYears([
    filed(2021, {
      sales: 200,
      gross_profit: 90,
      operating_income: 60,
      ebit: 50,
      net_income: 40,
      total_assets: 500,
      total_current_liabilities: 100,
      total_shareholders_equity: 160
    }),
    filed(2020, { sales: 160, operating_income: -5, net_income: 32 }),
    filed(2018, { sales: 100 })
  ])

  it("are in order of time", () => {
    assert.deepStrictEqual(
      years.map(({ year }) => year),
      [2018, 2020, 2021]
    )
  })

  it("have margins and returns in percent", () => {
    const last = years[2]
    assert.strictEqual(last?.gross_margin, 45)
    assert.strictEqual(last?.operating_margin, 30)
    assert.strictEqual(last?.net_margin, 20)
    assert.strictEqual(last?.roa, 8)
    assert.strictEqual(last?.roe, 25)
    assert.strictEqual(last?.roce, 12.5)
    assert.isNull(last?.ebitda_margin)
  })

  it("have growth where the year before is known and both are positive", () => {
    assert.strictEqual(years[2]?.sales_growth_1y, 25)
    assert.strictEqual(years[2]?.net_income_growth_1y, 25)
    assert.isNull(years[2]?.operating_income_growth_1y)
    assert.isNull(years[1]?.sales_growth_1y)
    assert.isNull(years[0]?.sales_growth_1y)
  })
})
