/** `StatementStore` over plain maps. */
import { Effect, Layer } from "effect"
import { StatementStore } from "../../core/mod.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

export const layer = (tables: MemoryTables): Layer.Layer<StatementStore> => {
  const ofIssuer = grouped(tables, "statement", ({ issuer_id }) => issuer_id)
  return Layer.succeed(
    StatementStore,
    StatementStore.of({
      filed: (issuer_ids, since) =>
        Effect.sync(() =>
          [...new Set(issuer_ids)]
            .flatMap(ofIssuer)
            .filter(({ fiscal_date }) => since === null || fiscal_date >= since)
        )
    })
  )
}
