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
 *
 * @example
 * ```ts
 * import { recommendations } from "findata/consensus"
 *
 * const report = { target_price: null, currency: null }
 * const months = recommendations(
 *   [
 *     { ...report, report_id: 1, report_date: "2020-07-31", securities_firm: "Firm A", opinion: "Buy" },
 *     { ...report, report_id: 2, report_date: "2020-11-02", securities_firm: "Firm A", opinion: "Hold" }
 *   ],
 *   "2020-11-30"
 * )
 * months.slice(0, 2) // => [{ period: "2020-11-01", buy: 0, hold: 1 }, { period: "2020-10-01", buy: 1, hold: 0 }]
 * ```
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
