/** `DisclosureStore` over a SqlClient. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Disclosure } from "../../../core/mod.ts"
import { DisclosureStore } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { rowsOf, selectOf } from "./rows.ts"

const disclosures = rowsOf(Disclosure)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const selected = sql.literal(
    selectOf(
      Disclosure,
      Disclosure.columns.filter((column) => column !== "corp_code")
    )
  )

  return DisclosureStore.of({
    ofIssuer: (issuer_id, limit, filedBy) =>
      guard(
        Effect.flatMap(
          sql`
            select ${selected}, coalesce(disclosure.corp_code, issuer.corp_code) as corp_code
            from disclosure
            join issuer on issuer.issuer_id = disclosure.issuer_id
            where ${sql.and([
              sql`disclosure.issuer_id = ${issuer_id}`,
              ...(filedBy === null ? [] : [sql`disclosure.rcept_dt <= ${filedBy}`])
            ])}
            order by disclosure.rcept_dt desc, disclosure.rcept_no desc
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
