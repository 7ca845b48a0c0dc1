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
 *
 * @example
 * ```ts
 * import { highlights } from "findata"
 *
 * const report = {
 *   source: "feed", company_id: 1, title: "A year at home", report_type: "company_analysis" as const,
 *   securities_firm: "Firm A", analyst: null, stock_name: null, industry_category: null, opinion: "Buy",
 *   currency: "USD", summary: null, key_points: [], s3_key: null
 * }
 * const earlier = { ...report, report_id: 1, external_id: "1", report_date: "2020-02-10", target_price: 350 }
 * const later = { ...report, report_id: 2, external_id: "2", report_date: "2020-09-10", target_price: 130 }
 * // Apple's split between them: 350 are 87.5 for one share of September.
 * highlights([later], [earlier], [
 *   { effective_date: "2020-08-31", type: "split", value: 4, reference_close: null, currency: null }
 * ]) // => [{ report_id: 2, target_price: 130, previous_target_price: 87.5 }]
 * ```
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
