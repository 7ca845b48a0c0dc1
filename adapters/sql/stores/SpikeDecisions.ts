/** `SpikeDecisions` over a SqlClient. What is kept of a company is dropped when a decision about it is written. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type AcceptedSpike, SpikeDecisions } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect

  const announced = <A>(company_id: number, write: Effect.Effect<A, SqlError>) =>
    transact(
      sql,
      Effect.tap(write, () => dialect.announce(sql, "data", { accepted_spike: { company_id: [company_id] } }))
    )

  return SpikeDecisions.of({
    all: guard(sql<AcceptedSpike>`
      select company_id, date, low, high, accepted_at, accepted_by
      from accepted_spike
      order by company_id, date
    `),
    accept: (spike) =>
      Effect.asVoid(
        announced(
          spike.company_id,
          sql`
            insert into accepted_spike ${sql.insert({ ...spike })}
            on conflict (company_id, date) do update
            set
              low = excluded.low,
              high = excluded.high,
              accepted_at = excluded.accepted_at,
              accepted_by = excluded.accepted_by
          `
        )
      ),
    undo: (company_id, date) =>
      Effect.map(
        announced(
          company_id,
          sql`delete from accepted_spike where company_id = ${company_id} and date = ${date} returning date`
        ),
        (rows) => rows.length > 0
      )
  })
})

export const layer: Layer.Layer<SpikeDecisions, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  SpikeDecisions,
  make
)
