/** `InsiderStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InsiderStore, InsiderTransaction } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const transactions = rowsOf(InsiderTransaction)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(selectOf(InsiderTransaction))

  return InsiderStore.of({
    ofIssuer: (issuer_id, since, filedBy) =>
      guard(
        Effect.flatMap(
          sql`
            select ${selected}
            from insider_transaction
            where ${sql.and([
              sql`issuer_id = ${issuer_id}`,
              sql`coalesce(transaction_date, filed_date) >= ${since}`,
              ...(filedBy === null ? [] : [sql`filed_date <= ${filedBy}`])
            ])}
            order by coalesce(transaction_date, filed_date) desc, filed_date desc, transaction_id desc
          `,
          transactions.decode
        )
      )
  })
})

export const layer: Layer.Layer<InsiderStore, never, SqlClient.SqlClient> = Layer.effect(InsiderStore, make)
