/** `ReportStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type DateRange,
  type Report,
  type ReportFilter,
  type ReportRecord,
  ReportStore,
  type ReportSummary,
  type Window
} from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { literally } from "./literally.ts"
import { ownColumnsOf } from "./Table.ts"
import { tables } from "./Tables.ts"

const reportOf = ({ key_points, ...report }: ReportRecord): Report => ({
  ...report,
  key_points: key_points === null ? [] : (JSON.parse(key_points) as ReadonlyArray<string>)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(ownColumnsOf(tables.report).join(", "))

  const dated = ({ from, to }: DateRange) => [
    ...(from === null ? [] : [sql`report_date >= ${from}`]),
    ...(to === null ? [] : [sql`report_date <= ${to}`])
  ]

  const matching = (filter: ReportFilter) => {
    const is = (column: string, text: string | null) =>
      text === null ? [] : [sql`${sql(column)} = ${text.toLowerCase()}`]
    return sql.and([
      sql`true`,
      ...dated(filter),
      ...is("securities_firm_lower", filter.securities_firm),
      ...is("stock_name_lower", filter.stock_name),
      ...is("industry_category_lower", filter.industry_category),
      ...is("report_type", filter.report_type),
      ...(filter.title === null
        ? []
        : [sql`title_lower like ${`%${literally(filter.title.toLowerCase())}%`} escape '\\'`])
    ])
  }

  const list = Effect.fnUntraced(function* (filter: ReportFilter, { limit, offset }: Window) {
    const where = matching(filter)
    const [count] = yield* sql<{ n: number }>`
      select cast(count(*) as integer) as n from report where ${where}
    `
    const total = count?.n ?? 0
    if (offset >= total) return { reports: [], total }
    const reports = yield* sql<ReportSummary>`
      select
        report_id, title, report_date, report_type, securities_firm, stock_name, industry_category, s3_key
      from report
      where ${where}
      order by report_date desc, report_id desc
      limit ${limit} offset ${offset}
    `
    return { reports, total }
  })

  const reports = (where: ReturnType<typeof sql.and>) =>
    Effect.map(
      sql<ReportRecord>`
        select ${selected}
        from report
        where ${where}
        order by report_date desc, report_id desc
      `,
      (rows) => rows.map(reportOf)
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
