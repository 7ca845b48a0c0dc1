/** The newest fiscal years of a list of statements. */

/**
 * The statements of the newest `years` fiscal years, in the given order: as many, or up to 4 times as many quarters.
 *
 * @example
 * ```ts
 * import { newestYears } from "findata/financials"
 *
 * newestYears([{ year: 2020 }, { year: 2019 }, { year: 2018 }], 2) // => [{ year: 2020 }, { year: 2019 }]
 * ```
 */
export const newestYears = <S extends { readonly year: number }>(
  statements: ReadonlyArray<S>,
  years: number
): ReadonlyArray<S> => {
  const newest = new Set(
    [...new Set(statements.map(({ year }) => year))].toSorted((a, b) => b - a).slice(0, years)
  )
  return statements.filter(({ year }) => newest.has(year))
}
