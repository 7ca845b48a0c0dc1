/**
 * Margins, returns and financial health from the lines of one annual statement: flows of that year, balances at its
 * end.
 */
import type { FinancialHealth, Margins, Returns } from "./Fields.ts"
import type { Lines } from "./Line.ts"
import { percent, quotient } from "./Quotient.ts"

/**
 * Each item / sales x 100; null when one is unknown or sales aren't above 0.
 *
 * @example
 * ```ts
 * import { margins, noLines } from "findata/financials"
 *
 * // Apple's fiscal year 2020, 10-K.
 * margins({ ...noLines, sales: 274_515e6, gross_profit: 104_956e6, net_income: 57_411e6 })
 * // => { gross_margin: 38.23, net_margin: 20.91, operating_margin: null }
 * ```
 */
export const margins = (lines: Lines): Margins => ({
  gross_margin: percent(lines.gross_profit, lines.sales),
  ebitda_margin: percent(lines.ebitda, lines.sales),
  operating_margin: percent(lines.operating_income, lines.sales),
  pretax_margin: percent(lines.pretax_income, lines.sales),
  net_margin: percent(lines.net_income, lines.sales)
})

/** A fraction from 0 to 1: a tax benefit counts as no tax, more tax than income as all of it. */
const taxRate = ({ income_tax, pretax_income }: Lines): number | null => {
  const rate = quotient(income_tax, pretax_income)
  return rate === null ? null : Math.min(Math.max(rate, 0), 1)
}

const returnOnInvestedCapital = (lines: Lines): number | null => {
  const { cash_and_cash_equivalents, operating_income, total_debt, total_shareholders_equity } = lines
  const rate = taxRate(lines)
  if (
    operating_income === null ||
    rate === null ||
    total_debt === null ||
    total_shareholders_equity === null ||
    cash_and_cash_equivalents === null
  )
    return null
  return percent(
    operating_income * (1 - rate),
    total_debt + total_shareholders_equity - cash_and_cash_equivalents
  )
}

/**
 * roa = net_income / total_assets x 100; roe = net_income / equity x 100; roic = operating_income x (1 - tax rate) /
 * (total_debt + equity - cash) x 100, where the tax rate = income_tax / pretax_income, clamped to 0 to 1. Null when a
 * line is unknown or the divisor isn't above 0; roic also unless pretax_income is above 0.
 *
 * @example
 * ```ts
 * import { noLines, returns } from "findata/financials"
 *
 * // Apple's fiscal year 2020, 10-K.
 * returns({ ...noLines, net_income: 57_411e6, total_assets: 323_888e6, total_shareholders_equity: 65_339e6 })
 * // => { roa: 17.73, roe: 87.87, roic: null }
 * ```
 */
export const returns = (lines: Lines): Returns => ({
  roa: percent(lines.net_income, lines.total_assets),
  roe: percent(lines.net_income, lines.total_shareholders_equity),
  roic: returnOnInvestedCapital(lines)
})

/**
 * net_debt = total_debt - cash - short_term_investments, as in enterprise value; debt_to_equity_ratio = total_debt /
 * equity; interest_coverage_ratio = ebit /
 * interest_expense. Cash is cash and cash equivalents; unknown short-term investments count as 0. Null when another line
 * is
 * unknown, the ratios also when the divisor isn't above 0.
 *
 * @example
 * ```ts
 * import { financialHealth, noLines } from "findata/financials"
 *
 * // Apple's fiscal year 2020, 10-K.
 * financialHealth({
 *   ...noLines,
 *   cash_and_cash_equivalents: 38_016e6, short_term_investments: 52_927e6, total_debt: 112_436e6,
 *   total_shareholders_equity: 65_339e6
 * }) // => { cash: 38_016e6, net_debt: 21_493e6, debt_to_equity_ratio: 1.72, interest_coverage_ratio: null }
 * ```
 */
export const financialHealth = (lines: Lines): FinancialHealth => {
  const { cash_and_cash_equivalents: cash, short_term_investments, total_debt } = lines
  return {
    cash,
    net_debt: total_debt === null || cash === null ? null : total_debt - cash - (short_term_investments ?? 0),
    debt_to_equity_ratio: quotient(total_debt, lines.total_shareholders_equity),
    interest_coverage_ratio: quotient(lines.ebit, lines.interest_expense)
  }
}
