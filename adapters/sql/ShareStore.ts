/** `ShareStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type ShareCount, ShareStore } from "../../core/mod.ts"
import { guard } from "./guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return ShareStore.of({
    counts: (issuer_ids) =>
      issuer_ids.length === 0
        ? Effect.succeed([])
        : guard(sql<ShareCount>`
            select
              issuer_id, share_class, date, cast(count as double precision) as count, company_id, conversion_ratio
            from share_count
            where ${sql.in("issuer_id", issuer_ids)}
          `)
  })
})

export const layer: Layer.Layer<ShareStore, never, SqlClient.SqlClient> = Layer.effect(ShareStore, make)
