/** `ReportStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type DateRange,
  Report,
  type ReportFilter,
  ReportStore,
  type ReportSummary,
  type Window
} from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { inOrder } from "./page.ts"
import { currentReportIndex } from "./ReportIndex.ts"
import { rowsOf, selectOf } from "./rows.ts"

const wholeReports = rowsOf(Report)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(selectOf(Report))

  const dated = ({ from, to }: DateRange) => [
    ...(from === null ? [] : [sql`report_date >= ${from}`]),
    ...(to === null ? [] : [sql`report_date <= ${to}`])
  ]

  const index = currentReportIndex(sql)

  const list = Effect.fnUntraced(function* (filter: ReportFilter, window: Window) {
    const { ids, total } = (yield* index).find(filter, window)
    if (ids.length === 0) return { reports: [], total }
    const rows = yield* sql<ReportSummary>`
      select
        report_id, title, report_date, report_type, securities_firm, stock_name, industry_category, s3_key
      from report
      where ${sql.in("report_id", ids)}
    `
    return { reports: inOrder(ids, rows, ({ report_id }) => report_id), total }
  })

  const reports = (where: ReturnType<typeof sql.and>) =>
    Effect.flatMap(
      sql`
        select ${selected}
        from report
        where ${where}
        order by report_date desc, report_id desc
      `,
      wholeReports.decode
    )

  return ReportStore.of({
    ofCompany: (company_id, range) =>
      guard(reports(sql.and([sql`company_id = ${company_id}`, ...dated(range)]))),
    list: (filter, window) => guard(list(filter, window)),
    byId: (report_id) =>
      guard(Effect.map(reports(sql.and([sql`report_id = ${report_id}`])), ([report]) => report ?? null))
  })
})

export const layer: Layer.Layer<ReportStore, never, SqlClient.SqlClient> = Layer.effect(ReportStore, make)
