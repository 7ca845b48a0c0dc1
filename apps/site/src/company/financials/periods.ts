/** The periods of statements beside one another: those of a year earlier, and figures that can be compared. */
import { growthBetween } from "../../../../../core/financials/Growth.ts"
import { percent } from "../../../../../core/financials/Quotient.ts"
import { newestYears } from "../../../../../core/financials/Years.ts"
import { type LineName, type Statement, wholeOf } from "./lines.ts"

/** The same period of the fiscal year before; undefined when it isn't among them. */
const yearEarlier = (
  all: ReadonlyArray<Statement>,
  { months, quarter, year }: Statement
): Statement | undefined =>
  all.find((other) => other.year === year - 1 && other.quarter === quarter && other.months === months)

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

/** A line over the statements, without those in another currency, in their order. */
export const comparable = (
  statements: ReadonlyArray<Statement>,
  line: LineName,
  currency: string
): ReadonlyArray<number | null> =>
  statements.map((statement) => (statement.currency === currency ? statement[line] : null))

/** The form of the filing that the newest figures of a statement are from; null when it isn't known. */
export const newestForm = ({
  filed_at,
  provenance
}: Pick<Statement, "filed_at" | "provenance">): string | null =>
  Object.values(provenance ?? {}).find((origin) => origin.filed_at === filed_at)?.form ?? null

/** Whether the newest period within a year is a half. Statements newest first. */
export const reportsByHalves = ([newest]: ReadonlyArray<Pick<Statement, "months">>): boolean =>
  newest?.months === 6

/** A line's share of sales in percent, of total assets in the balance sheet; null where it means nothing. */
export const shareOf = (statement: Statement, line: LineName): number | null => {
  const whole = wholeOf(line)
  return whole === undefined ? null : percent(statement[line], statement[whole])
}

/** The statements of so many years, or as many quarters or halves as these have. Newest first, as the result. */
export const newestPeriods = <S extends Pick<Statement, "year" | "months">>(
  statements: ReadonlyArray<S>,
  years: number
): ReadonlyArray<S> => {
  const months = statements[0]?.months ?? 12
  return months === 12 ? newestYears(statements, years) : statements.slice(0, (years * 12) / months)
}

/** The first lines of a CSV, which has one for each statement after that of names. */
export const firstRows = (csv: string, count: number): string =>
  csv
    .split("\r\n")
    .slice(0, count + 1)
    .map((line) => `${line}\r\n`)
    .join("")
