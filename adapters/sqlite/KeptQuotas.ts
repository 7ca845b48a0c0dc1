/** `KeptQuotas` in the file of the keys. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { RateLimit } from "../../core/mod.ts"
import { KeptQuotas, type KeptCounter } from "../../core/ports.ts"
import { guard } from "../sql/mod.ts"

type Row = {
  readonly counter: string
  readonly period: number
  readonly slots: string
  readonly whole_at: number
}

const rowOf = ({ counter, period, usage }: KeptCounter): Row => ({
  counter,
  period,
  slots: JSON.stringify(usage.slots),
  whole_at: RateLimit.wholeAt(usage, period)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // Of what a power failure loses nothing is missed for longer than a period.
  yield* guard(sql`pragma synchronous = normal`)
  return KeptQuotas.of({
    all: guard(
      Effect.map(sql<Row>`select counter, period, slots, whole_at from quota_counter`, (rows) =>
        rows.map(({ counter, period, slots }) => ({ counter, period, usage: { slots: JSON.parse(slots) } }))
      )
    ),
    put: (counters, now) =>
      guard(
        sql.withTransaction(
          Effect.andThen(
            Effect.forEach(
              counters,
              (counter) => sql`
                insert into quota_counter ${sql.insert(rowOf(counter))}
                on conflict (counter) do update
                set period = excluded.period, slots = excluded.slots, whole_at = excluded.whole_at
              `,
              { discard: true }
            ),
            Effect.asVoid(sql`delete from quota_counter where whole_at <= ${now}`)
          )
        )
      )
  })
})

export const layer = Layer.effect(KeptQuotas, make)
