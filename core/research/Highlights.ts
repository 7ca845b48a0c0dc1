/** The latest reports about a company, each with its firm's previous target. */
import { Schema } from "effect"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import { figure } from "../records/Figure.ts"
import { sameFirm } from "./Firm.ts"
import { Report } from "./Report.ts"

export const Highlight = Schema.Struct({
  ...Report.fields,
  previous_target_price: figure(
    "The firm's latest target of an earlier day, for one share as of this report's date; null when there is none in this report's currency",
    { unit: "currency" }
  )
})
export interface Highlight extends Schema.Schema.Type<typeof Highlight> {}

/** Feeds write a target of 0 when there is none. */
const isBefore = (other: Report, report: Report): boolean =>
  other.report_date < report.report_date &&
  other.target_price !== null &&
  other.target_price > 0 &&
  other.currency !== null &&
  other.currency === report.currency &&
  sameFirm(other.securities_firm) === sameFirm(report.securities_firm)

/** The first `limit` of a company's reports, newest first. Actions in any order. */
export const highlights = (
  reports: ReadonlyArray<Report>,
  actions: ReadonlyArray<CorporateAction>,
  limit: number
): ReadonlyArray<Highlight> =>
  reports.slice(0, limit).map((report) => {
    const previous = reports.find((other) => isBefore(other, report))
    const target = previous?.target_price ?? null
    return {
      ...report,
      previous_target_price:
        target === null || previous === undefined
          ? null
          : target / splitRatio(actions, previous.report_date, report.report_date)
    }
  })
