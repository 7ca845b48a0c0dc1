/** The lines of statements that the compared metrics are computed from. */
import { withDerivations } from "../financials/Derived.ts"
import type { Line } from "../financials/Line.ts"

/** Those that metrics name, and all that they may be derived from. */
export const comparedLines: ReadonlyArray<Line> = withDerivations([
  "sales",
  "operating_income",
  "ebitda",
  "net_income",
  "total_assets",
  "total_shareholders_equity",
  "total_debt",
  "preferred_stock",
  "non_controlling_interest",
  "cash_and_cash_equivalents",
  "short_term_investments"
])
