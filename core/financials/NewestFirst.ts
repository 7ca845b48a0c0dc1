/** Statements of one period in order. */
import type { Period, Statement } from "./Statement.ts"

/** The statements of the period, newest first; empty when there are none. */
export const newestFirst = (statements: ReadonlyArray<Statement>, period: Period): ReadonlyArray<Statement> =>
  statements
    .filter((statement) => statement.period === period)
    .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
