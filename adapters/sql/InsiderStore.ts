/** `InsiderStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InsiderStore, type InsiderTransaction } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { columnsOf } from "./Table.ts"
import { tables } from "./Tables.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(columnsOf(tables.insider_transaction).join(", "))

  return InsiderStore.of({
    ofIssuer: (issuer_id, since) =>
      guard(
        Effect.map(
          sql<InsiderTransaction>`
            select ${selected}
            from insider_transaction
            where issuer_id = ${issuer_id} and coalesce(transaction_date, filed_date) >= ${since}
            order by coalesce(transaction_date, filed_date) desc, filed_date desc, transaction_id desc
          `,
          (rows) =>
            rows.map((row) => ({ ...row, is_direct: row.is_direct === null ? null : Boolean(row.is_direct) }))
        )
      )
  })
})

export const layer: Layer.Layer<InsiderStore, never, SqlClient.SqlClient> = Layer.effect(InsiderStore, make)
