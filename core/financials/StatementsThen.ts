/** The statements that a price is set against: what was known on the price's own day. */
import { addDays } from "../time/CalendarDate.ts"
import type { FiledStatement, Statement } from "./Statement.ts"
import { statementsOf } from "./Statements.ts"

/** Days after its end by which a statement without a filing date counts as known: the longest that the SEC allows a 10-K. */
const daysToFile = 90

/**
 * The versions known at the end of a day: those filed by then, and those without a filing date that ended 90 days before it
 * or earlier.
 */
export const knownThen = (filed: ReadonlyArray<FiledStatement>, day: string): ReadonlyArray<FiledStatement> =>
  filed.filter(({ filed_at, fiscal_date }) => (filed_at ?? addDays(fiscal_date, daysToFile)) <= day)

/** The statements of both periods that follow from the versions known at the end of a day, newest first within each. */
export const statementsThen = (
  filed: ReadonlyArray<FiledStatement>,
  day: string
): ReadonlyArray<Statement> => {
  const known = knownThen(filed, day)
  return [...statementsOf(known, "Annual", null), ...statementsOf(known, "Quarterly", null)]
}
