/** `DisclosureStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import { type Disclosure } from "../../core/mod.ts"
import { DisclosureStore } from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

const newestFirst = Order.flip(
  Order.mapInput(
    Order.Tuple([Order.String, Order.String]),
    ({ rcept_dt, rcept_no }: Disclosure) => [rcept_dt, rcept_no] as const
  )
)

export const layer = (tables: MemoryTables): Layer.Layer<DisclosureStore> => {
  const { issuer } = tables.records
  const withNumber = (filed: Disclosure): Disclosure => ({
    ...filed,
    corp_code: filed.corp_code ?? issuer.get(String(filed.issuer_id))?.corp_code ?? null
  })
  const ofIssuer = grouped(tables, "disclosure", ({ issuer_id }) => issuer_id, newestFirst)
  return Layer.succeed(
    DisclosureStore,
    DisclosureStore.of({
      ofIssuer: (issuer_id, limit, filedBy) =>
        Effect.sync(() =>
          ofIssuer(issuer_id)
            .filter(({ rcept_dt }) => filedBy === null || rcept_dt <= filedBy)
            .slice(0, limit)
            .map(withNumber)
        )
    })
  )
}
