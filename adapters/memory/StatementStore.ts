/** `StatementStore` over plain maps. */
import { Effect, Layer } from "effect"
import { StatementStore } from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

export const layer = (tables: MemoryTables): Layer.Layer<StatementStore> => {
  const ofIssuer = grouped(tables, "statement", ({ issuer_id }) => issuer_id)
  return Layer.succeed(
    StatementStore,
    StatementStore.of({
      filed: (issuer_id) => Effect.sync(() => ofIssuer(issuer_id))
    })
  )
}
