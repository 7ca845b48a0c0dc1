/** The monthly history of firms' opinions. */
import type { ReportRating } from "../research/Report.ts"
import { addDays, addMonths, firstOfMonth, firstOfNextMonth } from "../time/CalendarDate.ts"
import type { Recommendation } from "./Fields.ts"
import { countRated, ratedReports } from "./OpinionCounts.ts"
import { monthsEnding, reportsIn } from "./Window.ts"

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
