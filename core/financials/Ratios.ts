/**
 * Margins, returns and financial health from the lines of one annual statement, flows of that year and balances at its
 * end; or of trailing flows and the latest balances.
 */
import { figuresIn, type ValuesOf, valuesOf } from "../records/Computation.ts"
import type { Lines } from "./Line.ts"
import { percent, quotient } from "./Quotient.ts"

/** The divisor's own words of when a quotient by it is null. */
export const unlessAbove0 = (divisor: string): string => `${divisor} isn't above 0`

/** A part of sales in percent. */
export const toSales = (title: string, part: keyof Lines, meaning: string) => ({
  title,
  unit: "percent" as const,
  meaning,
  formula: `${part} / sales x 100`,
  null_when: unlessAbove0("sales"),
  of: (lines: Lines) => percent(lines[part], lines.sales)
})

/** Declares margins. */
export const marginsIn = figuresIn<Lines, "margins">("margins")
/** Declares returns on capital. */
export const returnsIn = figuresIn<Lines, "returns on capital">("returns on capital")
/** Declares figures of financial health. */
export const healthIn = figuresIn<Lines, "financial health">("financial health")

/** Percent of sales, as pages show them. */
export const marginFigures = marginsIn({
  gross_margin: toSales("Gross margin", "gross_profit", "Gross profit to sales"),
  ebitda_margin: toSales("EBITDA margin", "ebitda", "EBITDA to sales"),
  operating_margin: toSales("Operating margin", "operating_income", "Operating income to sales"),
  pretax_margin: toSales("Pretax margin", "pretax_income", "Income before tax to sales"),
  net_margin: toSales("Net margin", "net_income", "Net income to sales")
})

/** A fraction from 0 to 1: a tax benefit counts as no tax, more tax than income as all of it. */
const taxRate = ({ income_tax, pretax_income }: Lines): number | null => {
  const rate = quotient(income_tax, pretax_income)
  return rate === null ? null : Math.min(Math.max(rate, 0), 1)
}

/** The sum of figures; null where one of them is unknown. */
export const sum = (...parts: ReadonlyArray<number | null>): number | null =>
  parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0)

/** A figure less others; null where one of them is unknown. */
export const less = (from: number | null, ...parts: ReadonlyArray<number | null>): number | null =>
  parts.reduce((rest, part) => (rest === null || part === null ? null : rest - part), from)

const returnOnInvestedCapital = (lines: Lines): number | null => {
  const { cash_and_cash_equivalents, operating_income, total_debt, total_shareholders_equity } = lines
  const rate = taxRate(lines)
  if (operating_income === null || rate === null) return null
  return percent(
    operating_income * (1 - rate),
    less(sum(total_debt, total_shareholders_equity), cash_and_cash_equivalents)
  )
}

/** In percent of the capital at the year's end, as pages show them. */
export const returnFigures = returnsIn({
  roa: {
    title: "ROA",
    unit: "percent",
    meaning: "Net income to total assets",
    formula: "net_income / total_assets x 100",
    null_when: unlessAbove0("total_assets"),
    of: (lines) => percent(lines.net_income, lines.total_assets)
  },
  roe: {
    title: "ROE",
    unit: "percent",
    meaning: "Net income to equity",
    formula: "net_income / total_shareholders_equity x 100",
    null_when: unlessAbove0("equity"),
    of: (lines) => percent(lines.net_income, lines.total_shareholders_equity)
  },
  roic: {
    title: "ROIC",
    unit: "percent",
    meaning: "Operating income after tax to debt and equity less cash",
    formula:
      "operating_income x (1 - t) / (total_debt + total_shareholders_equity - cash_and_cash_equivalents) x 100, with the tax rate t = income_tax / pretax_income, from 0 to 1",
    null_when: "pretax_income or the divisor isn't above 0",
    of: returnOnInvestedCapital
  }
})

/** Amounts and multiples, as pages show them. */
export const healthFigures = healthIn({
  cash: {
    title: "Cash",
    unit: "currency",
    meaning: "Cash and its equivalents",
    formula: "cash_and_cash_equivalents",
    null_when: "",
    of: (lines) => lines.cash_and_cash_equivalents
  },
  net_debt: {
    title: "Net debt",
    unit: "currency",
    meaning: "Total debt less cash and short-term investments, below 0 with more of these than debt",
    formula:
      "total_debt - cash_and_cash_equivalents - short_term_investments, which count as 0 where they aren't known",
    null_when: "",
    of: (lines) => less(lines.total_debt, lines.cash_and_cash_equivalents, lines.short_term_investments ?? 0)
  },
  debt_to_equity_ratio: {
    title: "Debt to equity",
    unit: "ratio",
    meaning: "Total debt to equity, a multiple",
    formula: "total_debt / total_shareholders_equity",
    null_when: unlessAbove0("equity"),
    of: (lines) => quotient(lines.total_debt, lines.total_shareholders_equity)
  },
  interest_coverage_ratio: {
    title: "Interest coverage",
    unit: "ratio",
    meaning: "EBIT to interest expense, a multiple; below 0 for a loss",
    formula: "ebit / interest_expense",
    null_when: unlessAbove0("interest expense"),
    of: (lines) => quotient(lines.ebit, lines.interest_expense)
  }
})

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
export const margins = (lines: Lines): ValuesOf<typeof marginFigures> => valuesOf(marginFigures, lines)

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
export const returns = (lines: Lines): ValuesOf<typeof returnFigures> => valuesOf(returnFigures, lines)

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
export const financialHealth = (lines: Lines): ValuesOf<typeof healthFigures> =>
  valuesOf(healthFigures, lines)
