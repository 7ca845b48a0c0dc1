/** `ReportStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type Report, type ReportRecord, ReportStore } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { columnsOf, tables } from "./Tables.ts"

const reportOf = ({ key_points, ...report }: ReportRecord): Report => ({
  ...report,
  key_points: key_points === null ? [] : (JSON.parse(key_points) as ReadonlyArray<string>)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(columnsOf(tables.report).join(", "))

  return ReportStore.of({
    ofCompany: (company_id, { from, to }) =>
      guard(
        Effect.map(
          sql<ReportRecord>`
            select ${selected}
            from report
            where ${sql.and([
              sql`company_id = ${company_id}`,
              ...(from === null ? [] : [sql`report_date >= ${from}`]),
              ...(to === null ? [] : [sql`report_date <= ${to}`])
            ])}
            order by report_date desc, report_id desc
          `,
          (rows) => rows.map(reportOf)
        )
      )
  })
})

export const layer: Layer.Layer<ReportStore, never, SqlClient.SqlClient> = Layer.effect(ReportStore, make)
