/**
 * Figures of Apple Inc.'s fiscal year 2020 (10-K of 2020-10-30) and its first quarter of 2021 (10-Q of 2021-01-28), in
 * dollars. Quarters of 2020 are as filed, or differences of the filed cumulative figures.
 */
import type { Lines } from "../../../core/financials/Line.ts"
import type { Statement } from "../../../core/financials/Statement.ts"
import { annual, linesOf, quarterly, scaled } from "./made.ts"

const dollars = (millions: Partial<Lines>): Lines => scaled(linesOf(millions), 1e6)

export const apple2020: Lines = dollars({
  sales: 274_515,
  gross_profit: 104_956,
  operating_income: 66_288,
  // pretax_income + interest_expense = 67,091 + 2,873
  ebit: 69_964,
  // ebit + depreciation and amortization = 69,964 + 11,056
  ebitda: 81_020,
  interest_expense: 2_873,
  pretax_income: 67_091,
  income_tax: 9_680,
  net_income: 57_411,
  // 80,674 - 7,309
  free_cash_flow: 73_365,
  total_assets: 323_888,
  cash_and_cash_equivalents: 38_016,
  short_term_investments: 52_927,
  // commercial paper 4,996 + term debt 8,773 + 98,667
  total_debt: 112_436,
  total_shareholders_equity: 65_339
})

/** The same year with more lines of the 10-K. */
export const apple10K2020: Lines = {
  ...apple2020,
  ...Object.fromEntries(
    Object.entries({
      cost_of_goods: 169_559,
      research_and_development: 18_752,
      selling_general_and_administrative: 19_916,
      depreciation_and_amortization: 11_056,
      stock_based_compensation: 6_829,
      operating_cash_flow: 80_674,
      capital_expenditures: 7_309,
      common_dividends: 14_081,
      share_repurchases: 72_358,
      total_current_assets: 143_713,
      accounts_receivable: 16_120,
      inventory: 4_061,
      total_liabilities: 258_549,
      total_current_liabilities: 105_392,
      retained_earnings: 14_966
    }).map(([line, millions]) => [line, millions * 1e6])
  )
}

/** The year, and the four quarters to 2020-12-26. */
export const appleStatements: ReadonlyArray<Statement> = [
  {
    ...quarterly(
      2021,
      1,
      dollars({
        sales: 111_439,
        net_income: 28_755,
        // 33,579 + 638 + 2,666
        ebitda: 36_883,
        // 38,763 - 3,500
        free_cash_flow: 35_263,
        cash_and_cash_equivalents: 36_010,
        short_term_investments: 40_816,
        // 5,000 + 7,762 + 99,281
        total_debt: 112_043,
        total_shareholders_equity: 66_224
      })
    ),
    fiscal_date: "2020-12-26"
  },
  { ...annual(2020, apple2020), fiscal_date: "2020-09-26" },
  {
    ...quarterly(
      2020,
      4,
      // ebitda: 81,020 - (52,190 + 2,239 + 8,354); free cash flow: 73,365 - (60,098 - 5,525)
      dollars({ sales: 64_698, net_income: 12_673, ebitda: 18_237, free_cash_flow: 18_792 })
    ),
    fiscal_date: "2020-09-26"
  },
  {
    ...quarterly(
      2020,
      3,
      // ebitda: 13,137 + 697 + (8,354 - 5,602); free cash flow: (60,098 - 43,827) - (5,525 - 3,960)
      dollars({ sales: 59_685, net_income: 11_253, ebitda: 16_586, free_cash_flow: 14_706 })
    ),
    fiscal_date: "2020-06-27"
  },
  {
    ...quarterly(
      2020,
      2,
      // ebitda: 13,135 + 757 + (5,602 - 2,816); free cash flow: (43,827 - 30,516) - (3,960 - 2,107)
      dollars({ sales: 58_313, net_income: 11_249, ebitda: 16_678, free_cash_flow: 11_458 })
    ),
    fiscal_date: "2020-03-28"
  }
]
