/** Statements of one period in order. */
import type { Period, Statement } from "./Statement.ts"

/** Each figure of an issuer asks for them. */
const known = new WeakMap<ReadonlyArray<Statement>, { readonly [P in Period]: ReadonlyArray<Statement> }>()

/** The statements of the period, newest first; empty when there are none. */
export const newestFirst = (
  statements: ReadonlyArray<Statement>,
  period: Period
): ReadonlyArray<Statement> => {
  const before = known.get(statements)
  if (before !== undefined) return before[period]
  const of = (period: Period) =>
    statements
      .filter((statement) => statement.period === period)
      .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
  const both = { Annual: of("Annual"), Quarterly: of("Quarterly") }
  known.set(statements, both)
  return both[period]
}
