/** How new an issuer's statements are, by the days on which it reports. */
import { Schema } from "effect"
import { isOnePeriod } from "../calendars/PeriodEnds.ts"
import { field, nullable } from "../records/Record.ts"
import { count, day } from "../records/Scalar.ts"
import { daysBetween } from "../time/CalendarDate.ts"
import type { EarningsDate } from "../calendars/EarningsDates.ts"

/** The newest statements of an issuer beside those that are expected; all null of one that files none. */
export const StatementHealth = Schema.Struct({
  newest: nullable(day, "The end of the newest period with a statement; null without one", {
    example: "2020-12-26"
  }),
  reported: nullable(
    day,
    "The end of the newest period whose results were filed, by statements and lists of filings; null where none is known",
    { example: "2020-12-26" }
  ),
  next: nullable(
    day,
    "The end of the first period after it whose results are expected; null where none are, as after the end of a listing",
    { example: "2021-03-27" }
  ),
  next_expected: nullable(day, "The day on which these are expected, by the filings of earlier years", {
    example: "2021-04-28"
  }),
  next_latest: nullable(day, "The latest day, by the filings of the same period in the last five years", {
    example: "2021-05-02"
  }),
  is_missing: field(
    Schema.Boolean,
    "Whether a period's statement is missing: results of a newer period than the newest statement's were filed, or the latest day is past"
  ),
  overdue_days: nullable(count, "How many days ago the latest day was; null where it is not past", {
    unit: "days"
  })
})
export interface StatementHealth extends Schema.Schema.Type<typeof StatementHealth> {}

/** A day of results, reported or estimated. */
export type ResultsDay = Pick<EarningsDate, "fiscal_date" | "status" | "date" | "latest">

const newestOf = (dates: ReadonlyArray<string>): string | null => dates.toSorted().at(-1) ?? null

/** `newest` is the end of the newest period with a statement; `results` are the days that are known on `today`. */
export const statementHealth = (
  newest: string | null,
  results: ReadonlyArray<ResultsDay>,
  today: string
): StatementHealth => {
  const of = (wanted: ResultsDay["status"]) => results.filter(({ status }) => status === wanted)
  const reported = newestOf([
    ...of("reported").map(({ fiscal_date }) => fiscal_date),
    ...(newest === null ? [] : [newest])
  ])
  const [next] = of("estimated")
    .filter(
      ({ fiscal_date }) => reported !== null && fiscal_date > reported && !isOnePeriod(fiscal_date, reported)
    )
    .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? -1 : 1))
  const next_latest = next === undefined ? null : (next.latest ?? next.date)
  const overdue = next_latest === null ? 0 : daysBetween(next_latest, today)
  const isBehind = newest !== null && reported !== null && reported > newest && !isOnePeriod(reported, newest)
  return {
    newest,
    reported,
    next: next?.fiscal_date ?? null,
    next_expected: next?.date ?? null,
    next_latest,
    is_missing: isBehind || overdue > 0,
    overdue_days: overdue > 0 ? overdue : null
  }
}
