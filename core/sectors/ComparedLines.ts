/** The lines of statements that the compared metrics are computed from. */
import { operandsOf } from "../financials/Derived.ts"
import type { Line } from "../financials/Line.ts"

/** A line with those that it may be derived from. */
const withOperands = (line: Line): ReadonlyArray<Line> => [
  line,
  ...operandsOf(line).flat().flatMap(withOperands)
]

const used = [
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
] as const satisfies ReadonlyArray<Line>

export const comparedLines: ReadonlyArray<Line> = [...new Set(used.flatMap(withOperands))]
