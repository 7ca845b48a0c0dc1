/** Adds the lines of statements for pay in shares and repurchases of shares. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const lines = ["stock_based_compensation", "share_repurchases"]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of ["statement", "statement_correction"])
    for (const line of lines) yield* sql.unsafe(`alter table ${table} add column ${line} double precision`)
})
