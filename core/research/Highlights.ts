/** The latest reports about a company, each with its firm's previous target. */
import { Schema } from "effect"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { figure } from "../records/Figure.ts"
import { sameFirm } from "./Firm.ts"
import { Report, type ReportRating } from "./Report.ts"

/** A report with the target that its firm had set before. */
export const Highlight = Schema.Struct({
  ...Report.fields,
  previous_target_price: figure(
    "The firm's latest target of an earlier day, for one share as of this report's date; null when there is none in this report's currency",
    { unit: "currency" }
  )
})
export interface Highlight extends Schema.Schema.Type<typeof Highlight> {}

/** Whether a report has a target in a currency and is of an earlier day. Feeds write a target of 0 when there is none. */
export const setsTarget = (
  { currency, report_date, target_price }: ReportRating,
  wanted: { readonly currency: string | null; readonly before: string }
): boolean =>
  report_date < wanted.before &&
  target_price !== null &&
  target_price > 0 &&
  currency !== null &&
  currency === wanted.currency

/** The later report first; on the same day, the last imported. */
const later = (a: ReportRating, b: ReportRating): ReportRating =>
  a.report_date > b.report_date || (a.report_date === b.report_date && a.report_id > b.report_id) ? a : b

/**
 * Each report with its firm's previous target. `earlier` are reports about the same company in any order, among them
 * the latest earlier target of each report's firm in its currency, if there is one. Actions in any order.
 */
export const highlights = (
  reports: ReadonlyArray<Report>,
  earlier: ReadonlyArray<ReportRating>,
  actions: ReadonlyArray<CorporateAction>
): ReadonlyArray<Highlight> =>
  reports.map((report) => {
    const { currency, report_date: before, securities_firm } = report
    const targets = earlier.filter(
      (other) =>
        setsTarget(other, { currency, before }) &&
        sameFirm(other.securities_firm) === sameFirm(securities_firm)
    )
    const previous = targets.length === 0 ? null : targets.reduce(later)
    const target = previous?.target_price ?? null
    return {
      ...report,
      previous_target_price:
        target === null || previous === null
          ? null
          : target / splitRatio(actions, previous.report_date, before)
    }
  })
