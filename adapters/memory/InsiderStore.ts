/** `InsiderStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import { type InsiderTransaction } from "../../core/mod.ts"
import { InsiderStore, standing } from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

/** The day of the transaction, else of its filing. */
const dayOf = ({ filed_date, transaction_date }: InsiderTransaction): string => transaction_date ?? filed_date

const newestFirst = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.String, Order.Number]),
    (transaction: InsiderTransaction) =>
      [dayOf(transaction), transaction.filed_date, transaction.transaction_id] as const
  )
)

export const layer = (tables: MemoryTables): Layer.Layer<InsiderStore> => {
  const ofIssuer = grouped(tables, "insider_transaction", ({ issuer_id }) => issuer_id, newestFirst)
  return Layer.succeed(
    InsiderStore,
    InsiderStore.of({
      ofIssuer: (issuer_id, since, filedBy) =>
        Effect.sync(() =>
          standing(
            ofIssuer(issuer_id).filter(({ filed_date }) => filedBy === null || filed_date <= filedBy)
          ).filter((made) => dayOf(made) >= since)
        )
    })
  )
}
