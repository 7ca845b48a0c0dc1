/** `ShareStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ShareCount, ShareStore } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { selectOf } from "./rows.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return ShareStore.of({
    counts: (issuer_ids) =>
      issuer_ids.length === 0
        ? Effect.succeed([])
        : guard(sql<ShareCount>`
            select ${sql.literal(selectOf(ShareCount))}
            from share_count
            where ${sql.in("issuer_id", issuer_ids)}
          `)
  })
})

export const layer: Layer.Layer<ShareStore, never, SqlClient.SqlClient> = Layer.effect(ShareStore, make)
