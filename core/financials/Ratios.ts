/**
 * Margins, returns and financial health out of the lines of one statement, an annual one: flows of that year, balances at
 * its end.
 */
import type { Lines } from "./Line.ts"
import { percent, quotient } from "./Quotient.ts"

/** Percent of sales. */
export interface Margins {
  readonly gross_margin: number | null
  readonly ebitda_margin: number | null
  readonly operating_margin: number | null
  readonly pretax_margin: number | null
  readonly net_margin: number | null
}

/** Each item / sales x 100; null when one isn't known or sales aren't above 0. */
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

/** Percent of the capital at the year's end. */
export interface Returns {
  readonly roa: number | null
  readonly roe: number | null
  readonly roic: number | null
}

/**
 * roa = net_income / total_assets x 100; roe = net_income / equity x 100; roic = operating_income x (1 - tax rate) /
 * (total_debt + equity - cash) x 100, where the tax rate = income_tax / pretax_income, kept within 0 and 1. Null when a
 * line isn't known or the divisor isn't above 0; so is roic unless pretax_income is above 0.
 */
export const returns = (lines: Lines): Returns => ({
  roa: percent(lines.net_income, lines.total_assets),
  roe: percent(lines.net_income, lines.total_shareholders_equity),
  roic: returnOnInvestedCapital(lines)
})

export interface FinancialHealth {
  /** In the statement's currency. */
  readonly cash: number | null
  /** In the statement's currency; below 0 when there is more cash than debt. */
  readonly net_debt: number | null
  /** A fraction, not percent. */
  readonly debt_to_equity_ratio: number | null
  /** How many times earnings before interest and taxes pay the interest; below 0 for a loss. */
  readonly interest_coverage_ratio: number | null
}

/**
 * net_debt = total_debt - cash; debt_to_equity_ratio = total_debt / equity; interest_coverage_ratio = ebit /
 * interest_expense. Cash is cash and its equivalents, without short-term investments. Null when a line isn't known, and
 * the ratios when the divisor isn't above 0.
 */
export const financialHealth = (lines: Lines): FinancialHealth => {
  const { cash_and_cash_equivalents: cash, total_debt } = lines
  return {
    cash,
    net_debt: total_debt === null || cash === null ? null : total_debt - cash,
    debt_to_equity_ratio: quotient(total_debt, lines.total_shareholders_equity),
    interest_coverage_ratio: quotient(lines.ebit, lines.interest_expense)
  }
}
