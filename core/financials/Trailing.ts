/** The statements for a valuation: the last twelve months' flows, and the latest balances. */
import type { FlowLine } from "./Line.ts"
import { newestFirst } from "./NewestFirst.ts"
import type { Statement } from "./Statement.ts"

/** What `trailing` selects. */
export interface Trailing {
  /**
   * Four consecutive quarters, or two halves, in one currency that end after the latest year, newest first; else empty.
   */
  readonly quarters: ReadonlyArray<Statement>
  /** The latest year; null when there is none. */
  readonly annual: Statement | null
  /** The latest of either period, the year when its last quarter ends with it; null when there is none. */
  readonly latest: Statement | null
}

/** Quarters numbered through the years: neighbours differ by 1, halves by 2. */
const numberOf = ({ quarter, year }: Statement): number => year * 4 + (quarter ?? 0)

const areConsecutive = (quarters: ReadonlyArray<Statement>): boolean =>
  quarters.every((quarter, i) => {
    const newer = quarters[i - 1]
    return (
      newer === undefined ||
      (numberOf(quarter) === numberOf(newer) - newer.months / 3 && quarter.currency === newer.currency)
    )
  })

const monthsIn = (parts: ReadonlyArray<Statement>): number =>
  parts.reduce((sum, { months }) => sum + months, 0)

/**
 * Selects from annual and quarterly statements in any order. Quarters are consecutive by fiscal year and quarter; where
 * one is missing, the newest four without a gap are taken. Two are taken for halves.
 *
 * @example
 * ```ts
 * import { noLines, type Statement, trailing } from "findata/financials"
 *
 * const annual: Statement = {
 *   ...noLines,
 *   fiscal_date: "2020-09-26", year: 2020, quarter: null, period: "Annual", months: 12, currency: "USD",
 *   filed_at: "2020-10-30", provenance: {}
 * }
 * // Of one quarter since, no twelve months end with it: flows are the year's, balances the quarter's.
 * const period = { fiscal_date: "2020-12-26", year: 2021, quarter: 1, period: "Quarterly", months: 3 } as const
 * const quarter: Statement = { ...annual, ...period }
 * trailing([annual, quarter]) // => { quarters: [], annual: { year: 2020 }, latest: { year: 2021, quarter: 1 } }
 * ```
 */
export const trailing = (statements: ReadonlyArray<Statement>): Trailing => {
  const annual = newestFirst(statements, "Annual")[0] ?? null
  const quarterly = newestFirst(statements, "Quarterly")
  const later = quarterly.filter(({ fiscal_date }) => annual === null || annual.fiscal_date < fiscal_date)
  const quarters = later
    .map(({ months }, i) => quarterly.slice(i, i + 12 / months))
    .find((year) => monthsIn(year) === 12 && areConsecutive(year))
  return { quarters: quarters ?? [], annual, latest: later[0] ?? annual }
}

/**
 * A flow over twelve months: the sum of the four quarters or two halves when all of them have it, else the latest
 * year's. Null when neither is known, or when it is in another currency.
 *
 * @example
 * ```ts
 * import { noLines, type Statement, trailing, trailingFlow } from "findata/financials"
 *
 * const annual: Statement = {
 *   ...noLines,
 *   fiscal_date: "2020-09-26", year: 2020, quarter: null, period: "Annual", months: 12, currency: "USD",
 *   filed_at: "2020-10-30", provenance: {}, net_income: 57_411e6
 * }
 * trailingFlow(trailing([annual]), "net_income", "USD") // => 57_411e6
 * trailingFlow(trailing([annual]), "net_income", "EUR") // => null
 * ```
 */
export const trailingFlow = (
  { annual, quarters }: Trailing,
  line: FlowLine,
  currency: string | null
): number | null => {
  const figures = quarters.map((quarter) => quarter[line]).filter((figure) => figure !== null)
  const newest = quarters[0]
  if (newest !== undefined && figures.length === quarters.length)
    return newest.currency === currency ? figures.reduce((sum, figure) => sum + figure, 0) : null
  return annual?.currency === currency ? annual[line] : null
}
