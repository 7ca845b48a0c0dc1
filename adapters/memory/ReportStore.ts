/** `ReportStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import {
  type DateRange,
  type Report,
  type ReportFilter,
  ReportRating,
  ReportSummary
} from "../../core/mod.ts"
import { membersOf, ReportStore, setsTarget } from "../../core/ports.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const newestFirst = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.Number]),
    ({ report_date, report_id }: Report) => [report_date, report_id] as const
  )
)

const summaryOf = membersOf(ReportSummary)
const ratingOf = membersOf(ReportRating)

const isWithin =
  ({ from, to }: DateRange) =>
  ({ report_date }: Report): boolean =>
    (from === null || report_date >= from) && (to === null || report_date <= to)

/** Whether a text equals the filter's, in any case; true without a filter. */
const isCalled = (requested: string | null, text: string | null): boolean =>
  requested === null || text?.toLowerCase() === requested.toLowerCase()

const matches =
  (filter: ReportFilter) =>
  (report: Report): boolean =>
    isWithin(filter)(report) &&
    (filter.title === null || report.title.toLowerCase().includes(filter.title.toLowerCase())) &&
    (filter.company_id === null || report.company_id === filter.company_id) &&
    (filter.report_type === null || report.report_type === filter.report_type) &&
    isCalled(filter.securities_firm, report.securities_firm) &&
    isCalled(filter.stock_name, report.stock_name) &&
    isCalled(filter.industry_category, report.industry_category)

export const layer = (tables: MemoryTables): Layer.Layer<ReportStore> => {
  const { company, report } = tables.records
  const symbolOf = ({ company_id }: Report): string | null =>
    company_id === null ? null : (company.get(String(company_id))?.symbol ?? null)
  const all = derived(tables, () => [...report.values()].toSorted(newestFirst))
  const ofCompany = grouped(tables, "report", ({ company_id }) => company_id, newestFirst)
  return Layer.succeed(
    ReportStore,
    ReportStore.of({
      ratings: (company_id, range) =>
        Effect.sync(() => ofCompany(company_id).filter(isWithin(range)).map(ratingOf)),
      firms: (company_id) =>
        Effect.sync(() => [...new Set(ofCompany(company_id).map(({ securities_firm }) => securities_firm))]),
      targetBefore: ({ company_id, securities_firm, ...earlier }) =>
        Effect.sync(() => {
          const found = ofCompany(company_id).find(
            (report) => report.securities_firm === securities_firm && setsTarget(report, earlier)
          )
          return found === undefined ? null : ratingOf(found)
        }),
      list: (filter, { limit, offset }) =>
        Effect.sync(() => {
          const found = all().filter(matches(filter))
          const reports = found
            .slice(offset, offset + limit)
            .map((_) => summaryOf({ ..._, symbol: symbolOf(_) }))
          return { reports, total: found.length }
        }),
      byId: (report_id) =>
        Effect.sync(() => {
          const found = report.get(String(report_id))
          return found === undefined ? null : { ...found, symbol: symbolOf(found) }
        })
    })
  )
}
