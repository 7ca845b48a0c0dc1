/** The statements for a valuation: the last twelve months' flows, and the latest balances. */
import { type BalanceLine, type FlowLine, isBalance, isFlow, type Line } from "./Line.ts"
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
 * year's where this is in the same currency. Null when neither is known, or when it is in another currency than the given.
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
  if (newest !== undefined && newest.currency !== currency) return null
  if (newest !== undefined && figures.length === quarters.length)
    return figures.reduce((sum, figure) => sum + figure, 0)
  return annual?.currency === currency ? annual[line] : null
}

/** The currency of trailing flows: of the quarters, else of the latest year; null without statements. */
export const trailingCurrency = ({ annual, quarters }: Trailing): string | null =>
  (quarters[0] ?? annual)?.currency ?? null

/**
 * A year before trailing quarters: those of the same numbers a year earlier, in the same order; null where there are no
 * quarters, or one of those a year earlier is missing or of another length.
 */
export const quartersBefore = (
  { quarters }: Trailing,
  statements: ReadonlyArray<Statement>
): ReadonlyArray<Statement> | null => {
  const before = quarters.flatMap(
    ({ months, quarter, year }) =>
      statements.find(
        (other) => other.quarter === quarter && other.year === year - 1 && other.months === months
      ) ?? []
  )
  return quarters.length > 0 && before.length === quarters.length ? before : null
}

/** A balance of the latest statement of either period; null where it is unknown, or in another currency. */
export const latestBalance = (
  { latest }: Trailing,
  line: BalanceLine,
  currency: string | null
): number | null => (latest?.currency === currency ? latest[line] : null)

/** A flow as `trailingFlow`, a balance as `latestBalance`; null for an average. */
export const trailingLine = (months: Trailing, line: Line, currency: string | null): number | null => {
  if (isFlow(line)) return trailingFlow(months, line, currency)
  return isBalance(line) ? latestBalance(months, line, currency) : null
}
