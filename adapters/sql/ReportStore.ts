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
import { Dialect } from "./Dialect.ts"
import { guard } from "./guard.ts"
import { reportListOver } from "./ReportList.ts"
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

  const listed = reportListOver(sql, yield* Dialect)

  const list = Effect.fnUntraced(function* (filter: ReportFilter, window: Window) {
    const { positions, total } = yield* listed(filter, window)
    if (positions.length === 0) return { reports: [], total }
    const reports = yield* sql<ReportSummary>`
      select
        r.report_id, r.title, r.report_date, r.report_type, r.securities_firm, r.stock_name, c.symbol,
        r.industry_category, r.s3_key
      from report_search s
      join report r on r.report_id = s.report_id
      left join company c on c.company_id = r.company_id
      where ${sql.in("s.position", positions)}
      order by s.position
    `
    return { reports, total }
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

export const layer: Layer.Layer<ReportStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ReportStore,
  make
)
