/** `DisclosureStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type Disclosure, DisclosureStore } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { columnsOf } from "./Table.ts"
import { tables } from "./Tables.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(columnsOf(tables.disclosure).join(", "))

  return DisclosureStore.of({
    ofIssuer: (issuer_id, limit) =>
      guard(
        Effect.map(
          sql<Disclosure>`
            select ${selected}
            from disclosure
            where issuer_id = ${issuer_id}
            order by rcept_dt desc, rcept_no desc
            limit ${limit}
          `,
          (rows) => rows.map((row) => ({ ...row, is_correction: Boolean(row.is_correction) }))
        )
      )
  })
})

export const layer: Layer.Layer<DisclosureStore, never, SqlClient.SqlClient> = Layer.effect(
  DisclosureStore,
  make
)
