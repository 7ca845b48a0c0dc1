/** The growth that is served: each line over its years. */
import { assert, describe, it } from "@effect/vitest"
import { growthRates } from "../../../core/financials/Growth.ts"
import { annual } from "./made.ts"

const rounded = (rates: object) =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Math.round(rate * 1e9) / 1e9]))

/** 2020 and the three base years of its growth rates; each line has different rates. */
const statements = [
  annual(2020, { sales: 8, operating_income: 1000, net_income: 0.001 }),
  annual(2019, { sales: 4, operating_income: 250, net_income: 7 }),
  annual(2017, { sales: 64, operating_income: 1, net_income: 1 }),
  annual(2015, { sales: 0.25, operating_income: 32_000, net_income: 0.000_000_01 })
]

describe("for a company with statements of 2020, 2019, 2017 and 2015", () => {
  it("has one, three and five years of sales and operating income, three and five of net income", () => {
    assert.deepStrictEqual(rounded(growthRates(statements)), {
      // 8 / 4 = 2
      sales_growth_1y: 100,
      // (8 / 64)^(1/3) = 0.5
      sales_growth_3y_cagr: -50,
      // (8 / 0.25)^(1/5) = 2
      sales_growth_5y_cagr: 100,
      // 1000 / 250 = 4
      operating_income_growth_1y: 300,
      // 1000^(1/3) = 10
      operating_income_growth_3y_cagr: 900,
      // (1000 / 32,000)^(1/5) = 0.5
      operating_income_growth_5y_cagr: -50,
      // 0.001^(1/3) = 0.1
      net_income_growth_3y_cagr: -90,
      // (0.001 / 0.00000001)^(1/5) = 10
      net_income_growth_5y_cagr: 900
    })
  })
})
