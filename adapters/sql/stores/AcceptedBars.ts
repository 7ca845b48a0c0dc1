/** `AcceptedBars` over a SqlClient. What is kept of a company is dropped when its accepted bars are written. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type AcceptedBar, type AuditNote, AcceptedBars, spanOf } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"
import { logOperation } from "./operations.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const announced = <A>(company_id: number, write: Effect.Effect<A, SqlError>) =>
    transact(
      sql,
      Effect.tap(write, () => dialect.announce(sql, "data", { accepted_spike: { company_id: [company_id] } }))
    )

  const accepted = (where: Statement.Fragment) => sql<AcceptedBar>`
    select company_id, date, low, high, accepted_at, accepted_by
    from accepted_spike
    where ${where}
    order by company_id, date
  `

  const log = (
    action: "accept_doubts" | "withdraw_doubts",
    company_id: number,
    dates: ReadonlyArray<string>,
    by: AuditNote
  ) => logOperation(sql, action, { company_id, ...spanOf(dates) }, by)

  const accept: AcceptedBars["Service"]["accept"] = (company_id, bars, by) =>
    announced(
      company_id,
      Effect.andThen(
        Effect.forEach(
          bars,
          ({ date, high, low }) => sql`
            insert into accepted_spike ${sql.insert({
              company_id,
              date,
              low,
              high,
              accepted_at: by.at,
              accepted_by: by.actor
            })}
            on conflict (company_id, date) do update
            set
              low = excluded.low,
              high = excluded.high,
              accepted_at = excluded.accepted_at,
              accepted_by = excluded.accepted_by
          `,
          { discard: true }
        ),
        Effect.asVoid(
          log(
            "accept_doubts",
            company_id,
            bars.map(({ date }) => date),
            by
          )
        )
      )
    )

  const withdraw: AcceptedBars["Service"]["withdraw"] = (company_id, dates, by) =>
    announced(
      company_id,
      Effect.gen(function* () {
        const withdrawn: Array<string> = []
        for (const date of dates) {
          const [row] = yield* sql`
            delete from accepted_spike where company_id = ${company_id} and date = ${date} returning date
          `
          if (row !== undefined) withdrawn.push(date)
        }
        if (withdrawn.length > 0) yield* log("withdraw_doubts", company_id, withdrawn, by)
        return withdrawn
      })
    )

  return AcceptedBars.of({
    all: guard(accepted(sql`true`)),
    of: (company_id) => guard(accepted(sql`company_id = ${company_id}`)),
    accept,
    withdraw
  })
})

export const layer: Layer.Layer<AcceptedBars, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  AcceptedBars,
  make
)
