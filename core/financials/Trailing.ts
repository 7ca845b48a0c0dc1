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

/** Selects from fiscal years and from quarters, each newest first, as `trailing` does. */
export const trailingOf = (
  years: ReadonlyArray<Statement>,
  quarterly: ReadonlyArray<Statement>
): Trailing => {
  const annual = years[0] ?? null
  const before = quarterly.findIndex(
    ({ fiscal_date }) => annual !== null && fiscal_date <= annual.fiscal_date
  )
  const later = before === -1 ? quarterly.length : before
  const latest = later > 0 ? (quarterly[0] ?? null) : annual
  for (let i = 0; i < later; i++) {
    const year = quarterly.slice(i, i + 12 / (quarterly[i]?.months ?? 3))
    if (monthsIn(year) === 12 && areConsecutive(year)) return { quarters: year, annual, latest }
  }
  return { quarters: [], annual, latest }
}

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
export const trailing = (statements: ReadonlyArray<Statement>): Trailing =>
  trailingOf(newestFirst(statements, "Annual"), newestFirst(statements, "Quarterly"))

/** The sum of a place of lists; 0 of none, NaN where one is NaN there. */
export const sumAt = (of: ReadonlyArray<ReadonlyArray<number>>, place: number): number => {
  let sum = 0
  for (const numbers of of) sum += numbers[place] as number
  return sum
}

/** The sum of a line by its place in the lines of quarters when all of them have it, else that of the latest year; NaN for unknown. */
export const twelveMonths = (
  quarters: ReadonlyArray<ReadonlyArray<number>>,
  place: number,
  ofYear: number
): number => {
  const sum = quarters.length === 0 ? Number.NaN : sumAt(quarters, place)
  return Number.isNaN(sum) ? ofYear : sum
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
  const newest = quarters[0]
  if (newest !== undefined && newest.currency !== currency) return null
  const ofYear = annual?.currency === currency ? annual[line] : null
  const parts = quarters.map((quarter) => [quarter[line] ?? Number.NaN])
  const flow = twelveMonths(parts, 0, ofYear ?? Number.NaN)
  return Number.isNaN(flow) ? null : flow
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
const latestBalance = ({ latest }: Trailing, line: BalanceLine, currency: string | null): number | null =>
  latest?.currency === currency ? latest[line] : null

/** A flow as `trailingFlow`, a balance as `latestBalance`; null for an average. */
export const trailingLine = (months: Trailing, line: Line, currency: string | null): number | null => {
  if (isFlow(line)) return trailingFlow(months, line, currency)
  return isBalance(line) ? latestBalance(months, line, currency) : null
}
