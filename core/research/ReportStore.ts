/** Port: where brokers' reports are kept. */
import { Context, type Effect } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Report, ReportDetail, ReportSummary, ReportType } from "./Report.ts"

/** Which reports are meant; null asks for nothing. Texts are compared in any case. */
export interface ReportFilter extends DateRange {
  /** A part of the title; `%` and `_` are plain characters. */
  readonly title: string | null
  /** Whole names, as the next two. */
  readonly securities_firm: string | null
  readonly stock_name: string | null
  readonly industry_category: string | null
  readonly report_type: ReportType | null
  /** The company that reports are about. */
  readonly company_id: number | null
}

export interface ReportPage {
  readonly reports: ReadonlyArray<ReportSummary>
  /** How many reports the filter leaves, on all pages. */
  readonly total: number
}

export class ReportStore extends Context.Service<
  ReportStore,
  {
    /** The reports about a company that are dated in the range, newest first; of one day, the later imported first. */
    readonly ofCompany: (
      company_id: number,
      range: DateRange
    ) => Effect.Effect<ReadonlyArray<Report>, StoreUnavailable>
    /** A window on the reports that the filter leaves, in the same order. */
    readonly list: (filter: ReportFilter, window: Window) => Effect.Effect<ReportPage, StoreUnavailable>
    readonly byId: (report_id: number) => Effect.Effect<ReportDetail | null, StoreUnavailable>
  }
>()("findata/core/research/ReportStore") {}
