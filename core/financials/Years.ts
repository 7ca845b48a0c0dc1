/** The newest fiscal years of a list of statements. */
import type { Statement } from "./Statement.ts"

/** Those of the newest `years` fiscal years, newest first as they are given: as many statements, or up to 4 times as many quarters. */
export const newestYears = (
  statements: ReadonlyArray<Statement>,
  years: number
): ReadonlyArray<Statement> => {
  const newest = new Set(
    [...new Set(statements.map(({ year }) => year))].toSorted((a, b) => b - a).slice(0, years)
  )
  return statements.filter(({ year }) => newest.has(year))
}
