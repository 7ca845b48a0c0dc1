/** `ShareStore` over plain maps. */
import { Effect, Layer } from "effect"
import { ShareStore } from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

export const layer = (tables: MemoryTables): Layer.Layer<ShareStore> => {
  const ofIssuer = grouped(tables, "share_count", ({ issuer_id }) => issuer_id)
  return Layer.succeed(
    ShareStore,
    ShareStore.of({
      counts: (issuer_id) => Effect.sync(() => ofIssuer(issuer_id))
    })
  )
}
