/** The newest fiscal years of a list of statements. */
import type { Statement } from "./Statement.ts"

/**
 * The statements of the newest `years` fiscal years, in the given order: as many, or up to 4 times as many quarters.
 */
export const newestYears = (
  statements: ReadonlyArray<Statement>,
  years: number
): ReadonlyArray<Statement> => {
  const newest = new Set(
    [...new Set(statements.map(({ year }) => year))].toSorted((a, b) => b - a).slice(0, years)
  )
  return statements.filter(({ year }) => newest.has(year))
}
