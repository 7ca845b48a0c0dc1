/** `InsiderStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InsiderTransaction } from "../../../core/mod.ts"
import { InsiderStore, standing } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const transactions = rowsOf(InsiderTransaction)

const isSince =
  (since: string) =>
  ({ filed_date, transaction_date }: InsiderTransaction): boolean =>
    (transaction_date ?? filed_date) >= since

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
              // What an amendment replaces was filed since then too, or is older itself.
              sql`(filed_date >= ${since} or transaction_date >= ${since})`,
              ...(filedBy === null ? [] : [sql`filed_date <= ${filedBy}`])
            ])}
            order by coalesce(transaction_date, filed_date) desc, filed_date desc, transaction_id desc
          `,
          (rows) => Effect.map(transactions.decode(rows), (found) => standing(found).filter(isSince(since)))
        )
      )
  })
})

export const layer: Layer.Layer<InsiderStore, never, SqlClient.SqlClient> = Layer.effect(InsiderStore, make)
