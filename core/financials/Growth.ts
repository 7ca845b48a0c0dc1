/** Annual growth of a statement's lines. */
import { addMonths, daysBetween } from "../time/CalendarDate.ts"
import type { Growth } from "./Fields.ts"
import type { Line } from "./Line.ts"
import { newestFirst } from "./NewestFirst.ts"
import type { Statement } from "./Statement.ts"

/** Years of 52 or 53 weeks end some days apart; a changed fiscal year end lies months apart. */
const slack = 15

/**
 * Percent a year, from the annual statement `years` fiscal years earlier to the latest one: (now / then - 1) x 100 over
 * one year, the compound rate ((now / then)^(1 / years) - 1) x 100 over more. Statements in any order; quarters among
 * them are ignored. Null unless both statements exist, as many years apart as labelled, in one currency, and the line
 * is above 0 in both.
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

/** The lines whose growth is served, each with its numbers of years. */
export const rates = {
  sales_growth_1y: { line: "sales", years: 1 },
  sales_growth_3y_cagr: { line: "sales", years: 3 },
  sales_growth_5y_cagr: { line: "sales", years: 5 },
  operating_income_growth_1y: { line: "operating_income", years: 1 },
  operating_income_growth_3y_cagr: { line: "operating_income", years: 3 },
  operating_income_growth_5y_cagr: { line: "operating_income", years: 5 },
  net_income_growth_3y_cagr: { line: "net_income", years: 3 },
  net_income_growth_5y_cagr: { line: "net_income", years: 5 }
} as const satisfies Readonly<Record<string, { readonly line: Line; readonly years: number }>>

/** The growth rates of annual statements. */
export const growthRates = (statements: ReadonlyArray<Statement>): Growth =>
  Object.fromEntries(
    Object.entries(rates).map(([name, { line, years }]) => [name, growth(statements, line, years)])
  ) as Growth
