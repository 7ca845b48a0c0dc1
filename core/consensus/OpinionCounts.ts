/** Counts firms by opinion. */
import { sameFirm } from "../research/Firm.ts"
import type { ReportRating } from "../research/Report.ts"
import type { OpinionCounts, OpinionShare } from "./Fields.ts"
import { type Opinion, opinions } from "./Opinion.ts"
import { opinionOf } from "./OpinionText.ts"

/** A report whose words say one of the opinions. */
export interface RatedReport {
  readonly report_date: string
  /** The same for every spelling of the firm's name. */
  readonly firm: string
  readonly rating: Opinion
}

/** The reports with a rating, in their order: reading a broker's words takes longer than counting them. */
export const ratedReports = (reports: ReadonlyArray<ReportRating>): ReadonlyArray<RatedReport> =>
  reports.flatMap(({ opinion, report_date, securities_firm }) => {
    const rating = opinionOf(opinion)
    return rating === null ? [] : { report_date, firm: sameFirm(securities_firm), rating }
  })

/** Counts each firm's latest report, of reports newest first. */
export const countRated = (reports: ReadonlyArray<RatedReport>): OpinionCounts => {
  const counts = { strong_buy: 0, buy: 0, hold: 0, sell: 0, strong_sell: 0 }
  const seen = new Set<string>()
  for (const { firm, rating } of reports) {
    if (!seen.has(firm)) counts[rating] += 1
    seen.add(firm)
  }
  return counts
}

/**
 * Counts each firm's latest rated report. `reports` come newest first, as `reportsIn` returns them.
 *
 * @example
 * ```ts
 * import { countOpinions } from "findata/consensus"
 *
 * const report = { target_price: null, currency: null }
 * countOpinions([
 *   { ...report, report_id: 2, report_date: "2020-11-02", securities_firm: "Firm A", opinion: "Hold" },
 *   { ...report, report_id: 1, report_date: "2020-07-31", securities_firm: "Firm A", opinion: "Buy" }
 * ]) // => { buy: 0, hold: 1 }
 * ```
 */
export const countOpinions = (reports: ReadonlyArray<ReportRating>): OpinionCounts =>
  countRated(ratedReports(reports))

/**
 * All five, the most favourable first; empty when no firm is counted, because there are no percentages then.
 *
 * @example
 * ```ts
 * import { opinionShares } from "findata/consensus"
 *
 * opinionShares({ strong_buy: 1, buy: 4, hold: 1, sell: 0, strong_sell: 0 })[1]
 * // => { opinion: "buy", count: 4, percentage: 66.7 }
 * ```
 */
export const opinionShares = (counts: OpinionCounts): ReadonlyArray<OpinionShare> => {
  const total = opinions.reduce((sum, opinion) => sum + counts[opinion], 0)
  if (total === 0) return []
  return opinions.map((opinion) => ({
    opinion,
    count: counts[opinion],
    percentage: Math.round((counts[opinion] * 1000) / total) / 10
  }))
}
