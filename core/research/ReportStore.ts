/** Port: stores brokers' reports. */
import { Context, type Effect } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Report, ReportDetail, ReportSummary, ReportType } from "./Report.ts"

/** A null matches all. Texts match in any case. */
export interface ReportFilter extends DateRange {
  /** A substring of the title, matched literally. */
  readonly title: string | null
  /** This and the next two match whole names. */
  readonly securities_firm: string | null
  readonly stock_name: string | null
  readonly industry_category: string | null
  readonly report_type: ReportType | null
  /** The company that reports are about. */
  readonly company_id: number | null
}

export interface ReportPage {
  readonly reports: ReadonlyArray<ReportSummary>
  /** How many reports match the filter, on all pages. */
  readonly total: number
}

export class ReportStore extends Context.Service<
  ReportStore,
  {
    /** The reports about a company dated in the range, newest first; on the same day, the last imported first. */
    readonly ofCompany: (
      company_id: number,
      range: DateRange
    ) => Effect.Effect<ReadonlyArray<Report>, StoreUnavailable>
    /** A window of the reports that match the filter, in the same order. */
    readonly list: (filter: ReportFilter, window: Window) => Effect.Effect<ReportPage, StoreUnavailable>
    readonly byId: (report_id: number) => Effect.Effect<ReportDetail | null, StoreUnavailable>
  }
>()("findata/core/research/ReportStore") {}
