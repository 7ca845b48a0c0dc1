/** The statements that a price is compared with: those known on the price's own day. */
import { addDays } from "../time/CalendarDate.ts"
import { everyLine, type LineSelection } from "./Line.ts"
import { noSplits } from "./ShareBasis.ts"
import type { FiledStatement, Statement } from "./Statement.ts"
import { statementsOf } from "./Statements.ts"

/** Days after its end at which an undated statement counts as known: the longest that the SEC allows for a 10-K. */
const daysToFile = 90

/**
 * The versions known at the end of a day: those filed by then, and undated ones that ended at least 90 days before.
 */
export const knownThen = (filed: ReadonlyArray<FiledStatement>, day: string): ReadonlyArray<FiledStatement> =>
  filed.filter(({ filed_at, fiscal_date }) => (filed_at ?? addDays(fiscal_date, daysToFile)) <= day)

/**
 * The statements of both periods derived from the versions known at the end of a day, newest first within each period.
 */
export const statementsThen = (
  filed: ReadonlyArray<FiledStatement>,
  day: string,
  selection: LineSelection = everyLine
): ReadonlyArray<Statement> => {
  const known = knownThen(filed, day)
  return (["Annual", "Quarterly"] as const).flatMap((period) =>
    statementsOf(known, period, null, noSplits, selection)
  )
}
