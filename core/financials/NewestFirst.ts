/** Orders statements of one period, newest first. */
import type { Period, Statement } from "./Statement.ts"

export const newestFirst = (statements: ReadonlyArray<Statement>, period: Period): ReadonlyArray<Statement> =>
  statements
    .filter((statement) => statement.period === period)
    .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
