/** The stored state of ex-dates: the bar before each, and the actions of the day. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { CorporateAction } from "../../../core/mod.ts"
import { CompanyAction, type ExDate } from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { selectOf } from "./rows.ts"

type Asked = Pick<CompanyAction, "company_id" | "effective_date">

const actionColumns = Object.keys(CorporateAction.fields)

/** The temporary table of the requested days. */
const table = "ex_date"

/** In the order of the argument. */
export const exDatesOver = (sql: SqlClient.SqlClient, load: Dialect["Service"]["load"]) =>
  Effect.fnUntraced(function* (days: ReadonlyArray<Asked>) {
    if (days.length === 0) return []
    yield* sql`
      create temp table ${sql(table)} as
      select cast(0 as integer) as place, company_id, effective_date
      from corporate_action
      where 1 = 0
    `
    yield* load(table, [
      { name: "place", type: "integer", values: days.map((_, place) => place) },
      { name: "company_id", type: "integer", values: days.map(({ company_id }) => company_id) },
      { name: "effective_date", type: "date", values: days.map(({ effective_date }) => effective_date) }
    ])
    yield* sql.onDialectOrElse({ pg: () => sql`analyze ${sql(table)}`, orElse: () => Effect.void })
    // As columns, a bar is found by its key on PostgreSQL too, which would otherwise read all bars to join them.
    const previous = yield* sql<{ place: number; date: string | null; close: number | null }>`
      select
        d.place,
        (
          select max(p.date)
          from price_daily p
          where p.company_id = d.company_id and p.date < d.effective_date
        ) as date,
        (
          select p.close
          from price_daily p
          where p.company_id = d.company_id and p.date < d.effective_date
          order by p.date desc
          limit 1
        ) as close
      from ${sql(table)} d
    `
    const actions = yield* sql<CorporateAction & { place: number }>`
      select d.place, ${sql.literal(selectOf(CompanyAction, actionColumns, "a"))}
      from ${sql(table)} d
      join corporate_action a on a.company_id = d.company_id and a.effective_date = d.effective_date
    `
    yield* sql`drop table ${sql(table)}`
    const found = days.map(() => ({
      previous: null as ExDate["previous"],
      actions: [] as Array<CorporateAction>
    }))
    for (const { close, date, place } of previous) {
      const day = found[place]
      if (day !== undefined && date !== null && close !== null) day.previous = { date, close }
    }
    for (const { place, ...action } of actions) found[place]?.actions.push(action)
    return found
  })
