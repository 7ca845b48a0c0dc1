/** Lists reports by filters and a text in the title. */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { ReportFilter, Window } from "../../../core/mod.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { positionsOf } from "../dialect/documents.ts"
import { frequencies } from "../search/frequencies.ts"
import { searchOver, type Selection } from "../search/Search.ts"

/** A condition on a column, and how many reports of the dates meet it. */
interface Condition {
  readonly met: Statement.Fragment
  readonly reports: number
}

/** The positions of the reports on a page, in order, and the number on all pages. */
export const reportListOver = (sql: SqlClient.SqlClient, dialect: Dialect["Service"]) => {
  const search = searchOver(sql, dialect, "report", false)

  /** The number of reports by date. */
  const counted = (facet: string, value: string, { from, to }: ReportFilter) =>
    Effect.map(
      sql<{ reports: number | null }>`
        select cast(sum(reports) as double precision) as reports
        from report_facet
        where ${sql.and([
          sql`facet = ${facet}`,
          sql`value = ${value}`,
          ...(from === null ? [] : [sql`report_date >= ${from}`]),
          ...(to === null ? [] : [sql`report_date <= ${to}`])
        ])}
      `,
      ([found]) => found?.reports ?? 0
    )

  const all = (filter: ReportFilter) =>
    filter.from === null && filter.to === null
      ? Effect.map(frequencies(sql, "report", [""], null), ({ all }) => all.get("") ?? 0)
      : counted("", "", filter)

  const dated = ({ from, to }: ReportFilter) => {
    const { after, before } = positionsOf(from, to)
    return [
      ...(after === null ? [] : [sql`position > ${after}`]),
      ...(before === null ? [] : [sql`position < ${before}`])
    ]
  }

  /** One of few values, of which the reports are counted in advance. */
  const faceted = (column: string, value: string | null, filter: ReportFilter) =>
    value === null
      ? Effect.succeed([])
      : Effect.map(
          counted(column, value, filter),
          (reports): ReadonlyArray<Condition> => [{ met: sql`${sql(column)} = ${value}`, reports }]
        )

  /** One of many values, each with few reports. */
  const single = (column: string, value: string | number | null, filter: ReportFilter) => {
    const met = sql`${sql(column)} = ${value}`
    return value === null
      ? Effect.succeed([])
      : Effect.map(
          sql<{ reports: number }>`
            select cast(count(*) as double precision) as reports
            from report_search
            where ${sql.and([met, ...dated(filter)])}
          `,
          ([found]): ReadonlyArray<Condition> => [{ met, reports: found?.reports ?? 0 }]
        )
  }

  const selectionOf = Effect.fnUntraced(function* (filter: ReportFilter) {
    const conditions = [
      ...(yield* single("company_id", filter.company_id, filter)),
      ...(yield* single("stock_name_lower", filter.stock_name?.toLowerCase() ?? null, filter)),
      ...(yield* faceted("securities_firm_lower", filter.securities_firm?.toLowerCase() ?? null, filter)),
      ...(yield* faceted("industry_category_lower", filter.industry_category?.toLowerCase() ?? null, filter)),
      ...(yield* faceted("report_type", filter.report_type, filter))
    ].toSorted((a, b) => a.reports - b.reports)
    const [rarest, ...others] = conditions
    const selection: Selection = {
      indexed: rarest === undefined ? [] : [rarest.met],
      accepts: null,
      range: positionsOf(filter.from, filter.to),
      records: rarest?.reports ?? (yield* all(filter)),
      others: others.map(({ met }) => met)
    }
    return selection
  })

  return Effect.fnUntraced(function* (filter: ReportFilter, window: Window) {
    const { industry_category, report_type, securities_firm, stock_name } = filter
    // The totals count reports without a value as of an empty one, which no filter finds.
    if ([industry_category, report_type, securities_firm, stock_name].includes("")) {
      return { positions: [], total: 0 }
    }
    const selection = yield* selectionOf(filter)
    return yield* search({ text: filter.title?.toLowerCase() || null, selection, window })
  })
}
