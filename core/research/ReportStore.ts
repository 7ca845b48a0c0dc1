/** Port: stores brokers' reports. */
import { Context, type Effect } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { DateRange } from "../time/DateRange.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReportDetail, ReportRating, ReportSummary, ReportType } from "./Report.ts"
import { inDays, whole } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"

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

/** The targets of a firm about a company that are comparable with a report's. */
export interface EarlierTarget {
  readonly company_id: number
  /** The firm as its reports spell it. */
  readonly securities_firm: string
  readonly currency: string
  /** The day of the report, exclusive. */
  readonly before: string
}

/** A window of the reports that match a filter. */
export interface ReportPage {
  readonly reports: ReadonlyArray<ReportSummary>
  /** How many reports match the filter, on all pages. */
  readonly total: number
}

/** Reports by filter and by id, and what those about a company say. Lists are newest first; on the same day, the last imported first. */
export class ReportStore extends Context.Service<
  ReportStore,
  {
    /** The ratings of all reports about a company dated in the range, newest first; on the same day, the last imported first. */
    readonly ratings: (
      company_id: number,
      range: DateRange
    ) => Effect.Effect<ReadonlyArray<ReportRating>, StoreUnavailable>
    /** The firms with a report about a company, each spelling once, in any order. */
    readonly firms: (company_id: number) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** The first in the same order of those that set a target as `setsTarget` defines; null when none does. */
    readonly targetBefore: (earlier: EarlierTarget) => Effect.Effect<ReportRating | null, StoreUnavailable>
    /** A window of the reports that match the filter, in the same order. */
    readonly list: (filter: ReportFilter, window: Window) => Effect.Effect<ReportPage, StoreUnavailable>
    /** Null where there is none. */
    readonly byId: (report_id: number) => Effect.Effect<ReportDetail | null, StoreUnavailable>
  }
>()("findata/core/research/ReportStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    ratings: (company_id) => ({ report: { company_id: [company_id] } }),
    firms: (company_id) => ({ report: { company_id: [company_id] } }),
    targetBefore: ({ company_id }) => ({ report: { company_id: [company_id] } }),
    list: ({ company_id, from, to }) =>
      company_id === null
        ? { report: inDays(from, to), company: whole }
        : {
            report: inDays(from, to, { company_id: [company_id] }),
            company: { company_id: [company_id] }
          },
    // With the symbol of its company.
    byId: (report_id) => ({ report: { report_id: [report_id] }, company: whole })
  } satisfies ReadsOf<ReportStore["Service"]>
}
