/** Annual growth of a statement's lines. */
import type { ValuesOf } from "../records/Computation.ts"
import { dayAfterMonths, dayOf } from "../time/CalendarDate.ts"
import type { Line } from "./Line.ts"
import { newestFirst } from "./NewestFirst.ts"
import { pageRates } from "./Rates.ts"
import type { Statement } from "./Statement.ts"

/** Years of 52 or 53 weeks end some days apart; a changed fiscal year end lies months apart. */
const slack = 15

/** The end and the currency of a statement, by which another can be compared with it. */
type Compared = Pick<Statement, "fiscal_date" | "currency">

/** Whether two statements are in one currency and end as many years apart. */
export const areYearsApart = (earlier: Compared, latest: Compared, years: number): boolean =>
  latest.currency === earlier.currency &&
  Math.abs(dayAfterMonths(latest.fiscal_date, -12 * years) - dayOf(earlier.fiscal_date)) <= slack

/**
 * Percent a year: (now / then - 1) x 100 over one year, the compound rate ((now / then)^(1 / years) - 1) x 100 over more.
 * Null where one is unknown or isn't above 0.
 */
export const growthOf = (then: number | null, now: number | null, years: number): number | null => {
  if (now === null || then === null || now <= 0 || then <= 0) return null
  return years === 1 ? ((now - then) * 100) / then : ((now / then) ** (1 / years) - 1) * 100
}

/** What growth needs of a statement: its end, its currency and a line. */
type Figures<L extends string> = Compared & { readonly [K in L]: number | null }

/**
 * Percent a year, from a statement of `years` earlier to the latest one, as `growthOf`. Null also unless the two end as
 * many years apart and are in one currency.
 */
export const growthBetween = <L extends string>(
  earlier: Figures<L>,
  latest: Figures<L>,
  line: L,
  years: number
): number | null =>
  areYearsApart(earlier, latest, years) ? growthOf(earlier[line], latest[line], years) : null

/**
 * `growthBetween` the annual statement `years` fiscal years earlier and the latest one; null unless both exist.
 * Statements in any order; quarters among them are ignored.
 *
 * @example
 * ```ts
 * import { growth, noLines, type Statement } from "findata/financials"
 *
 * // Apple's sales of the fiscal years 2020 and 2017, 10-K of each.
 * const year = (year: number, fiscal_date: string, sales: number): Statement => ({
 *   ...noLines,
 *   fiscal_date, year, quarter: null, period: "Annual", months: 12, currency: "USD", filed_at: null,
 *   provenance: {}, sales
 * })
 * const statements = [year(2020, "2020-09-26", 274_515e6), year(2017, "2017-09-30", 229_234e6)]
 * growth(statements, "sales", 3) // => 6.19
 * growth(statements, "sales", 1) // => null
 * ```
 */
export const growth = (statements: ReadonlyArray<Statement>, line: Line, years: number): number | null => {
  const annual = newestFirst(statements, "Annual")
  const latest = annual[0]
  const earlier = annual.find(({ year }) => latest !== undefined && year === latest.year - years)
  return latest === undefined || earlier === undefined ? null : growthBetween(earlier, latest, line, years)
}

/**
 * The growth rates of annual statements.
 *
 * @example
 * ```ts
 * import { growthRates, noLines, type Statement } from "findata/financials"
 *
 * // Apple's sales of the fiscal years 2020 and 2019, 10-K of 2020.
 * const year = (year: number, fiscal_date: string, sales: number): Statement => ({
 *   ...noLines,
 *   fiscal_date, year, quarter: null, period: "Annual", months: 12, currency: "USD", filed_at: "2020-10-30",
 *   provenance: {}, sales
 * })
 * growthRates([year(2020, "2020-09-26", 274_515e6), year(2019, "2019-09-28", 260_174e6)])
 * // => { sales_growth_1y: 5.51, sales_growth_3y_cagr: null }
 * ```
 */
export const growthRates = (statements: ReadonlyArray<Statement>): ValuesOf<typeof pageRates> =>
  Object.fromEntries(
    Object.entries(pageRates).map(([name, { line, years }]) => [name, growth(statements, line, years)])
  ) as ValuesOf<typeof pageRates>
