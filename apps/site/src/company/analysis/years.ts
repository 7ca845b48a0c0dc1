/** Margins, growth and returns of each fiscal year, by the same functions as those of the latest year in the API. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import {
  growth,
  type Margins,
  margins,
  noLines,
  returns,
  type Statement
} from "../../../../../core/financials/mod.ts"
import { percent } from "../../../../../core/financials/Quotient.ts"

type Filed = Answer<"getCompanyFinancials">["statements"][number]

/** All in percent; null where it isn't known. */
export interface FiscalYear extends Margins {
  readonly year: number
  readonly fiscal_date: string
  readonly sales_growth_1y: number | null
  readonly operating_income_growth_1y: number | null
  readonly net_income_growth_1y: number | null
  readonly roa: number | null
  readonly roe: number | null
  readonly roce: number | null
}

/** The lines that the answer leaves out are unknown. */
const statementOf = (filed: Filed): Statement => ({ ...noLines, ...filed, provenance: {} })

/** EBIT / (total assets - current liabilities) x 100; null when one is unknown or the divisor isn't above 0. */
const returnOnCapitalEmployed = ({
  ebit,
  total_assets,
  total_current_liabilities
}: Statement): number | null =>
  percent(
    ebit,
    total_assets === null || total_current_liabilities === null
      ? null
      : total_assets - total_current_liabilities
  )

/** Of annual statements in any order, oldest first. Growth of the first is known where the year before is among them. */
export const fiscalYears = (filed: ReadonlyArray<Filed>): ReadonlyArray<FiscalYear> => {
  const statements = filed.map(statementOf).toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? -1 : 1))
  return statements.map((statement, i) => {
    const known = statements.slice(0, i + 1)
    const { roa, roe } = returns(statement)
    return {
      year: statement.year,
      fiscal_date: statement.fiscal_date,
      ...margins(statement),
      sales_growth_1y: growth(known, "sales", 1),
      operating_income_growth_1y: growth(known, "operating_income", 1),
      net_income_growth_1y: growth(known, "net_income", 1),
      roa,
      roe,
      roce: returnOnCapitalEmployed(statement)
    }
  })
}
