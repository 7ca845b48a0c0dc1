/** A broker's research report. */
import { Schema } from "effect"

/** Of one company, or of an industry or sector. */
export const ReportType = Schema.Literals(["company_analysis", "industry_analysis"])
export type ReportType = typeof ReportType.Type

export interface Report {
  readonly report_id: number
  /** Whose id `external_id` is. */
  readonly source: string
  readonly external_id: string
  /** The company it is about; null for an industry's, or one that isn't known here. */
  readonly company_id: number | null
  readonly title: string
  readonly report_date: string
  readonly report_type: ReportType | null
  readonly securities_firm: string
  readonly analyst: string | null
  readonly stock_name: string | null
  readonly industry_category: string | null
  /** In the broker's own words, `Buy (유지)`; null when it has none. */
  readonly opinion: string | null
  /** For one share as of the report's date, in `currency`. */
  readonly target_price: number | null
  readonly currency: string | null
  readonly summary: string | null
  readonly key_points: ReadonlyArray<string>
  /** Where its PDF is kept: a key of `ReportFiles`, or one of another store's; null when there is no PDF. */
  readonly s3_key: string | null
}

/** What lists tell of a report. */
export type ReportSummary = Pick<
  Report,
  | "report_id"
  | "title"
  | "report_date"
  | "report_type"
  | "securities_firm"
  | "stock_name"
  | "industry_category"
  | "s3_key"
>

export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {
  report_id: Schema.Int
}) {}
