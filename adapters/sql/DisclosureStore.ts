/** `DisclosureStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Disclosure, DisclosureStore } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const disclosures = rowsOf(Disclosure)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(selectOf(Disclosure))

  return DisclosureStore.of({
    ofIssuer: (issuer_id, limit) =>
      guard(
        Effect.flatMap(
          sql`
            select ${selected}
            from disclosure
            where issuer_id = ${issuer_id}
            order by rcept_dt desc, rcept_no desc
            limit ${limit}
          `,
          disclosures.decode
        )
      )
  })
})

export const layer: Layer.Layer<DisclosureStore, never, SqlClient.SqlClient> = Layer.effect(
  DisclosureStore,
  make
)
