/** Adds dividends_per_share, null in older rows. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`alter table statement add column dividends_per_share double precision`
  yield* sql`alter table statement_correction add column dividends_per_share double precision`
})
