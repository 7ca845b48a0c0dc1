/** Serves brokers' reports: lists, one by its id, and the latest about a company. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Window } from "../paging/Paging.ts"
import { Prices } from "../prices/Prices.ts"
import { latestRows, RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { sameFirm } from "./Firm.ts"
import { type Highlight, highlights } from "./Highlights.ts"
import { Report, type ReportDetail, ReportNotFound } from "./Report.ts"
import { type ReportFilter, type ReportPage, ReportStore } from "./ReportStore.ts"

const service = Effect.gen(function* () {
  const prices = yield* Prices
  const rows = yield* RowStore
  const store = yield* ReportStore

  const byId = Effect.fn("Research.byId")(function* (report_id: number) {
    return (yield* store.byId(report_id)) ?? (yield* new ReportNotFound({ report_id }))
  })

  /** The latest earlier target by each spelling of the report's firm. */
  const targetsBefore = Effect.fnUntraced(function* (report: Report, firms: ReadonlyArray<string>) {
    const { company_id, currency, report_date: before } = report
    if (company_id === null || currency === null) return []
    const spellings = firms.filter((firm) => sameFirm(firm) === sameFirm(report.securities_firm))
    const targets = yield* Effect.forEach(spellings, (securities_firm) =>
      store.targetBefore({ company_id, securities_firm, currency, before })
    )
    return targets.filter((target) => target !== null)
  })

  const highlightsOf = Effect.fn("Research.highlights")(function* (
    company: Company,
    limit: number,
    as_of: string | null
  ) {
    const reports = yield* rows.dated(Report, { company_id: company.company_id }, latestRows(limit, as_of))
    const firms = reports.length === 0 ? [] : yield* store.firms(company.company_id)
    const earlier = yield* Effect.forEach(reports, (report) => targetsBefore(report, firms))
    return highlights(reports, earlier.flat(), yield* prices.actions(company, as_of))
  })

  return { list: store.list, byId, highlights: highlightsOf }
})

/**
 * Reports by filter, by id and by company. Ratings and targets are as published; only previous targets are adjusted for
 * splits.
 */
export class Research extends Context.Service<
  Research,
  {
    /** A window of the reports that match the filter, newest first; on the same day, the last imported first. */
    readonly list: (filter: ReportFilter, window: Window) => Effect.Effect<ReportPage, StoreUnavailable>
    readonly byId: (report_id: number) => Effect.Effect<ReportDetail, ReportNotFound | StoreUnavailable>
    /**
     * The latest reports about a company by the end of a day (null for now), newest first, each with its firm's previous
     * target.
     */
    readonly highlights: (
      company: Company,
      limit: number,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<Highlight>, StoreUnavailable>
  }
>()("findata/core/research/Research") {
  static readonly layer: Layer.Layer<Research, never, Prices | ReportStore | RowStore> = Layer.effect(
    Research,
    service
  )
}
