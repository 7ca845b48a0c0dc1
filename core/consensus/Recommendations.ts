/** The monthly history of firms' opinions. */
import { Schema } from "effect"
import { field } from "../records/Record.ts"
import type { ReportRating } from "../research/Report.ts"
import { addDays, addMonths, CalendarDate, firstOfMonth, firstOfNextMonth } from "../time/CalendarDate.ts"
import { countRated, OpinionCounts, ratedReports } from "./OpinionCounts.ts"
import { monthsEnding, reportsIn } from "./Window.ts"

/** The number of firms with each opinion at the end of a month. */
export const Recommendation = Schema.Struct({
  period: field(CalendarDate, "The first day of the month", { example: "2020-08-01" }),
  ...OpinionCounts.fields
}).annotate({ identifier: "Recommendation" })
export interface Recommendation extends Schema.Schema.Type<typeof Recommendation> {}

const months = 12

/**
 * The twelve months to the day's, newest first; for each month every firm's latest opinion in the twelve months to its
 * end, for the current month to the day. `reports` are the company's of the last two years, in any order.
 */
export const recommendations = (
  reports: ReadonlyArray<ReportRating>,
  day: string
): ReadonlyArray<Recommendation> => {
  const rated = ratedReports(reportsIn(reports, monthsEnding(day, 2 * months)))
  return Array.from({ length: months }, (_, ago) => {
    const period = addMonths(firstOfMonth(day), -ago)
    const end = ago === 0 ? day : addDays(firstOfNextMonth(period), -1)
    const { from, to } = monthsEnding(end, months)
    const then = rated.filter(({ report_date }) => from <= report_date && report_date <= to)
    return { period, ...countRated(then) }
  })
}
