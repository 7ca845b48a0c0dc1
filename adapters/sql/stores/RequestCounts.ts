/** `RequestCounts` over a SqlClient: the last day of each source. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { RequestCounts } from "../../../core/ports.ts"
import { Dialect } from "../dialect/Dialect.ts"
import { guard, transact } from "../dialect/guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect
  return RequestCounts.of({
    of: (source, day) =>
      sql<{ requests: number }>`
        select requests from source_request where source = ${source} and day = ${day}
      `.pipe(
        Effect.map(([row]) => row?.requests ?? 0),
        guard,
        Effect.orDie
      ),
    put: (source, day, requests) =>
      Effect.orDie(
        transact(
          sql,
          Effect.andThen(
            sql`
              insert into source_request ${sql.insert({ source, day, requests })}
              on conflict (source) do update set day = excluded.day, requests = excluded.requests
            `,
            dialect.announce(sql, "data", {})
          )
        )
      )
  })
})

export const layer: Layer.Layer<RequestCounts, never, SqlClient.SqlClient | Dialect> = Layer.effect(
  RequestCounts,
  make
)
