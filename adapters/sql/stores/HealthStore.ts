/** `HealthStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  companyTables,
  HealthStore,
  type Ids,
  type NewestBar,
  type RowsFrom,
  unnamedSource
} from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { runsWhere } from "./runRows.ts"

type Counted = Omit<RowsFrom, "kind">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const text = sql.onDialectOrElse({ pg: () => sql`cast(null as date)`, orElse: () => sql`null` })

  /** The rows of a table by their sources; rows that no import wrote are left out. */
  const originsIn = ({ by, dated, kind, name }: (typeof companyTables)[number], of: Ids) => {
    const date = dated === null ? text : sql`d.${sql(dated)}`
    return Effect.map(
      sql<Counted>`
        select
          coalesce(r.source, ${unnamedSource}) as source,
          cast(count(*) as double precision) as rows,
          min(${date}) as first_date, max(${date}) as newest_date,
          cast(count(distinct d.run_id) as double precision) as runs,
          max(d.run_id) as last_run,
          max(r.finished_at) as imported_at
        from ${sql(name)} d
        join import_run r on r.run_id = d.run_id
        where d.${sql(by)} = ${of[by]}
        group by 1
        order by max(d.run_id) desc
      `,
      (found) => found.map((row): RowsFrom => ({ ...row, kind }))
    )
  }

  const runsOf = (of: Ids) =>
    sql.join(
      " union ",
      false
    )(
      companyTables.map(
        ({ by, name }) => sql`select d.run_id from ${sql(name)} d where d.${sql(by)} = ${of[by]}`
      )
    )

  return HealthStore.of({
    origins: (of) =>
      guard(
        Effect.map(
          Effect.forEach(companyTables, (table) => originsIn(table, of)),
          (all) => all.flat()
        )
      ),
    runs: (of, limit) => guard(runsWhere(sql, sql`run_id in (${runsOf(of)})`, sql`limit ${limit}`)),
    newestBars: guard(
      Effect.map(
        sql<{ readonly [Column in keyof NewestBar]: NewestBar[Column] | null }>`
          select
            c.company_id, c.symbol, c.name, c.exchange, c.slug, e.mic_code, e.time_zone,
            (select max(p.date) from price_daily p where p.company_id = c.company_id) as newest,
            (
              select case when count(*) = count(l.valid_to) then max(l.valid_to) end
              from listing l
              where l.company_id = c.company_id
            ) as until
          from company c
          join exchange e on e.code = c.exchange
          where coalesce(c.listed, ${true})
          order by c.company_id
        `,
        (rows) => rows.filter((row): row is NewestBar => row.newest !== null)
      )
    )
  })
})

export const layer: Layer.Layer<HealthStore, never, SqlClient.SqlClient> = Layer.effect(HealthStore, make)
