/** The days of a consensus, and each firm's latest report in them. */
import { sameFirm } from "../research/Firm.ts"
import type { ReportRating } from "../research/Report.ts"
import { addDays, addMonths } from "../time/CalendarDate.ts"

/** Both days are inclusive. */
export interface ReportWindow {
  readonly from: string
  readonly to: string
}

/**
 * The calendar months that end on the day: twelve to 2024-07-15 begin on 2023-07-16.
 *
 * @example
 * ```ts
 * import { monthsEnding } from "findata/consensus"
 *
 * monthsEnding("2024-07-15", 12) // => { from: "2023-07-16", to: "2024-07-15" }
 * ```
 */
export const monthsEnding = (day: string, months: number): ReportWindow => ({
  from: addDays(addMonths(day, -months), 1),
  to: day
})

const newestFirst = (a: ReportRating, b: ReportRating): number => {
  if (a.report_date !== b.report_date) return a.report_date < b.report_date ? 1 : -1
  if (a.report_id !== b.report_id) return b.report_id - a.report_id
  return a.securities_firm < b.securities_firm ? -1 : 1
}

/**
 * The window's reports, newest first; on the same day the later imported, with the greater id, comes first.
 *
 * @example
 * ```ts
 * import { reportsIn } from "findata/consensus"
 *
 * const report = { securities_firm: "Firm A", opinion: "Buy", target_price: null, currency: null }
 * const reports = [
 *   { ...report, report_id: 1, report_date: "2020-07-31" },
 *   { ...report, report_id: 2, report_date: "2020-11-02" }
 * ]
 * reportsIn(reports, { from: "2020-07-01", to: "2020-12-31" }) // => [{ report_id: 2 }, { report_id: 1 }]
 * ```
 */
export const reportsIn = (
  reports: ReadonlyArray<ReportRating>,
  { from, to }: ReportWindow
): ReadonlyArray<ReportRating> =>
  reports.filter(({ report_date }) => from <= report_date && report_date <= to).toSorted(newestFirst)

/** The first item of each firm in items newest first, whatever the case and spacing of its name. */
export const latestOfEachFirm = <Item>(
  items: ReadonlyArray<Item>,
  firmOf: (item: Item) => string
): ReadonlyArray<Item> => {
  const seen = new Set<string>()
  return items.filter((item) => {
    const firm = sameFirm(firmOf(item))
    if (seen.has(firm)) return false
    seen.add(firm)
    return true
  })
}
