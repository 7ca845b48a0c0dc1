/** `ReportStore` over a SqlClient. */
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import {
  type DateRange,
  Report,
  type ReportDetail,
  type ReportFilter,
  ReportRating,
  type ReportSummary,
  type Window
} from "../../../core/mod.ts"
import { type EarlierTarget, ReportStore } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard } from "../dialect/guard.ts"
import { reportListOver } from "./ReportList.ts"
import { rowsOf, selectOf } from "./rows.ts"

const details = rowsOf(Report, undefined, { symbol: Schema.NullOr(Schema.String) })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(selectOf(Report))
  const rating = sql.literal(selectOf(Report, Object.keys(ReportRating.fields)))

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

  const ratings = (company_id: number, range: DateRange) =>
    sql<ReportRating>`
      select ${rating}
      from report
      where ${sql.and([sql`company_id = ${company_id}`, ...dated(range)])}
      order by report_date desc, report_id desc
    `

  // One step in the index for each firm, instead of a row for each report.
  const firms = (company_id: number) =>
    Effect.map(
      sql<{ name: string }>`
        with recursive firm (name) as (
          select min(securities_firm) from report where company_id = ${company_id}
          union all
          select (
            select min(r.securities_firm)
            from report r
            where r.company_id = ${company_id} and r.securities_firm > firm.name
          )
          from firm
          where firm.name is not null
        )
        select name from firm where name is not null
      `,
      (rows) => rows.map(({ name }) => name)
    )

  const targetBefore = ({ before, company_id, currency, securities_firm }: EarlierTarget) =>
    Effect.map(
      sql<ReportRating>`
        select ${rating}
        from report
        where
          company_id = ${company_id}
          and securities_firm = ${securities_firm}
          and report_date < ${before}
          and target_price > 0
          and currency = ${currency}
        order by report_date desc, report_id desc
        limit 1
      `,
      ([target]) => target ?? null
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
    ratings: (company_id, range) => guard(ratings(company_id, range)),
    firms: (company_id) => guard(firms(company_id)),
    targetBefore: (earlier) => guard(targetBefore(earlier)),
    list: (filter, window) => guard(list(filter, window)),
    byId: (report_id) => guard(byId(report_id))
  })
})

export const layer: Layer.Layer<ReportStore, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  ReportStore,
  make
)
