/** The periods of statements beside one another: those of a year earlier, and figures that can be compared. */
import { growthBetween } from "../../../../../core/financials/Growth.ts"
import type { LineName, Statement } from "./lines.ts"

/** The same period of the fiscal year before; undefined when it isn't among them. */
const yearEarlier = (all: ReadonlyArray<Statement>, { quarter, year }: Statement): Statement | undefined =>
  all.find((other) => other.year === year - 1 && other.quarter === quarter)

/** What computes the change of a line against a year earlier, in percent; null where it means nothing. */
export const growthWithin = (
  all: ReadonlyArray<Statement>
): ((statement: Statement, line: LineName) => number | null) => {
  const earlier = new Map(all.map((statement) => [statement, yearEarlier(all, statement)]))
  return (statement, line) => {
    const before = earlier.get(statement)
    return before === undefined ? null : growthBetween(before, statement, line, 1)
  }
}

/** A line over the statements, without those in another currency than the newest. Statements newest first, as the result. */
export const comparable = (
  statements: ReadonlyArray<Statement>,
  line: LineName
): ReadonlyArray<number | null> => {
  const currency = statements[0]?.currency
  return statements.map((statement) => (statement.currency === currency ? statement[line] : null))
}

/** The form of the filing that the newest figures of a statement are from; null when it isn't known. */
export const newestForm = ({ filed_at, provenance }: Statement): string | null =>
  Object.values(provenance ?? {}).find((origin) => origin.filed_at === filed_at)?.form ?? null

/** Whether the newest period within a year is a half. Statements newest first. */
export const reportsByHalves = ([newest]: ReadonlyArray<Pick<Statement, "months">>): boolean =>
  newest?.months === 6
