/** `ReportStore` over a SqlClient. */
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import {
  type DateRange,
  Report,
  type ReportDetail,
  type ReportFilter,
  ReportStore,
  type ReportSummary,
  type Window
} from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { inOrder } from "./page.ts"
import { currentReportIndex } from "./ReportIndex.ts"
import { rowsOf, selectOf } from "./rows.ts"

const reports = rowsOf(Report)
const details = rowsOf(Report, undefined, { symbol: Schema.NullOr(Schema.String) })

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
        r.report_id, r.title, r.report_date, r.report_type, r.securities_firm, r.stock_name, c.symbol,
        r.industry_category, r.s3_key
      from report r
      left join company c on c.company_id = r.company_id
      where ${sql.in("r.report_id", ids)}
    `
    return { reports: inOrder(ids, rows, ({ report_id }) => report_id), total }
  })

  const ofCompany = (company_id: number, range: DateRange) =>
    Effect.flatMap(
      sql`
        select ${selected}
        from report
        where ${sql.and([sql`company_id = ${company_id}`, ...dated(range)])}
        order by report_date desc, report_id desc
      `,
      reports.decode
    )

  const byId = (report_id: number) =>
    Effect.map(
      Effect.flatMap(
        sql`
          select ${selected}, company.symbol
          from report
          left join company on company.company_id = report.company_id
          where report.report_id = ${report_id}
        `,
        details.decode
      ),
      ([report]): ReportDetail | null => report ?? null
    )

  return ReportStore.of({
    ofCompany: (company_id, range) => guard(ofCompany(company_id, range)),
    list: (filter, window) => guard(list(filter, window)),
    byId: (report_id) => guard(byId(report_id))
  })
})

export const layer: Layer.Layer<ReportStore, never, SqlClient.SqlClient> = Layer.effect(ReportStore, make)
