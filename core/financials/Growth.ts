/** Growth of a statement's lines from year to year, out of annual statements. */
import type { Line } from "./Line.ts"
import { addMonths, daysBetween } from "../time/CalendarDate.ts"
import { newestFirst } from "./NewestFirst.ts"
import type { Statement } from "./Statement.ts"

/** Years of 52 or 53 weeks lie some days off; a changed end of the fiscal year lies months off. */
const slack = 15

/**
 * Percent a year, from the annual statement of `years` fiscal years before to the latest one: (now / then - 1) x 100 over
 * one year, the compound rate ((now / then)^(1 / years) - 1) x 100 over more. The statements may be in any order, quarters
 * among them are passed over. Null unless both statements are there, as many years apart as their names say, in one currency, and the line is above 0
 * in both.
 */
export const growth = (statements: ReadonlyArray<Statement>, line: Line, years: number): number | null => {
  const annual = newestFirst(statements, "Annual")
  const latest = annual[0]
  const earlier = annual.find(({ year }) => latest !== undefined && year === latest.year - years)
  if (latest === undefined || latest.currency !== earlier?.currency) return null
  if (Math.abs(daysBetween(addMonths(latest.fiscal_date, -12 * years), earlier.fiscal_date)) > slack)
    return null
  const [now, then] = [latest[line], earlier[line]]
  if (now === null || then === null || now <= 0 || then <= 0) return null
  return years === 1 ? ((now - then) * 100) / then : ((now / then) ** (1 / years) - 1) * 100
}

/** Percent a year. */
export interface FundamentalsGrowth {
  readonly sales_growth_1y: number | null
  readonly sales_growth_3y_cagr: number | null
  readonly sales_growth_5y_cagr: number | null
  readonly operating_income_growth_1y: number | null
  readonly operating_income_growth_3y_cagr: number | null
  readonly operating_income_growth_5y_cagr: number | null
}

/** What fundamentals tell of growth; each as in `growth`. */
export const fundamentalsGrowth = (statements: ReadonlyArray<Statement>): FundamentalsGrowth => ({
  sales_growth_1y: growth(statements, "sales", 1),
  sales_growth_3y_cagr: growth(statements, "sales", 3),
  sales_growth_5y_cagr: growth(statements, "sales", 5),
  operating_income_growth_1y: growth(statements, "operating_income", 1),
  operating_income_growth_3y_cagr: growth(statements, "operating_income", 3),
  operating_income_growth_5y_cagr: growth(statements, "operating_income", 5)
})

/** Percent a year. */
export interface DetailGrowth {
  readonly sales_growth_3y_cagr: number | null
  readonly sales_growth_5y_cagr: number | null
  readonly operating_income_growth_3y_cagr: number | null
  readonly operating_income_growth_5y_cagr: number | null
  readonly net_income_growth_3y_cagr: number | null
  readonly net_income_growth_5y_cagr: number | null
}

/** What a company's detail tells of growth; each as in `growth`. */
export const detailGrowth = (statements: ReadonlyArray<Statement>): DetailGrowth => ({
  sales_growth_3y_cagr: growth(statements, "sales", 3),
  sales_growth_5y_cagr: growth(statements, "sales", 5),
  operating_income_growth_3y_cagr: growth(statements, "operating_income", 3),
  operating_income_growth_5y_cagr: growth(statements, "operating_income", 5),
  net_income_growth_3y_cagr: growth(statements, "net_income", 3),
  net_income_growth_5y_cagr: growth(statements, "net_income", 5)
})
