/** `ShareStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ShareCount } from "../../../core/mod.ts"
import { ShareStore } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { selectOf } from "./rows.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return ShareStore.of({
    counts: (issuer_id) =>
      guard(sql<ShareCount>`
        select ${sql.literal(selectOf(ShareCount))}
        from share_count
        where issuer_id = ${issuer_id}
      `)
  })
})

export const layer: Layer.Layer<ShareStore, never, SqlClient.SqlClient> = Layer.effect(ShareStore, make)
