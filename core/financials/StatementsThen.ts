/** The statements that a price is compared with: those known on the price's own day. */
import { addDays } from "../time/CalendarDate.ts"
import { everyLine, type LineSelection } from "./Line.ts"
import { noSplits } from "./ShareBasis.ts"
import type { FiledStatement, Statement } from "./Statement.ts"
import { statementsOf } from "./Statements.ts"
import { isKnown } from "./Version.ts"

/** Days after its end at which an undated statement counts as known: the longest that the SEC allows for a 10-K. */
const daysToFile = 90

/** The first day at whose end a version counts as known where it is compared with a price. */
export const knownFrom = ({ filed_at, fiscal_date }: FiledStatement): string =>
  filed_at ?? addDays(fiscal_date, daysToFile)

/**
 * The versions known at the end of a day: those filed by then, and undated ones that ended at least 90 days before.
 */
export const knownThen = (filed: ReadonlyArray<FiledStatement>, day: string): ReadonlyArray<FiledStatement> =>
  filed.filter((version) => knownFrom(version) <= day)

/** The statements of both periods, newest first within each. */
const ofBothPeriods = (filed: ReadonlyArray<FiledStatement>, day: string | null, selection: LineSelection) =>
  (["Annual", "Quarterly"] as const).flatMap((period) =>
    statementsOf(filed, period, day, noSplits, selection)
  )

/**
 * The statements of both periods derived from the versions known at the end of a day.
 *
 * @example
 * ```ts
 * import { type FiledStatement, noLines, statementsThen } from "findata/financials"
 *
 * // An undated version counts as known 90 days after the end of its period.
 * const undated: FiledStatement = {
 *   ...noLines,
 *   issuer_id: 1, fiscal_date: "2020-09-26", span: 12, source: "a vendor", version: "", year: 2020,
 *   quarter: null, filed_at: null, filing_id: null, filing_url: null, form: null, currency: "USD", tags: null,
 *   sales: 274_515e6
 * }
 * statementsThen([undated], "2020-12-24") // => []
 * statementsThen([undated], "2020-12-25") // => [{ year: 2020, sales: 274_515e6 }]
 * ```
 */
export const statementsThen = (filed: ReadonlyArray<FiledStatement>, day: string): ReadonlyArray<Statement> =>
  ofBothPeriods(knownThen(filed, day), null, everyLine)

/**
 * The selected lines of `statementsThen` by day, for many days in order: they are derived again only where other
 * versions are known than on the day before. Averages are as filed.
 */
export const statementsByDay = (filed: ReadonlyArray<FiledStatement>, selection: LineSelection) => {
  let count = 0
  let statements: ReadonlyArray<Statement> = []
  return (day: string): ReadonlyArray<Statement> => {
    const known = knownThen(filed, day)
    // What is known on a day is known on every later one: as many versions are the same.
    if (known.length !== count) {
      count = known.length
      statements = ofBothPeriods(known, null, selection)
    }
    return statements
  }
}

/** Statements of both periods, newest first within each, averages as filed. */
export interface PricedStatements {
  /** As known at the end of the requested day, or now. */
  readonly now: ReadonlyArray<Statement>
  /** As known on the day of the price, which they are compared with; empty without one. */
  readonly onPriceDay: ReadonlyArray<Statement>
}

/** The selected lines of statements as of a day, null for now, and as of the day of a price; these are usually the same. */
export const pricedStatements = (
  filed: ReadonlyArray<FiledStatement>,
  as_of: string | null,
  priceDay: string | null,
  selection: LineSelection
): PricedStatements => {
  const now = ofBothPeriods(filed, as_of, selection)
  if (priceDay === null) return { now, onPriceDay: [] }
  const known = new Set(knownThen(filed, priceDay))
  const isSame = filed.every((version) => isKnown(version, as_of) === known.has(version))
  return { now, onPriceDay: isSame ? now : ofBothPeriods([...known], null, selection) }
}
