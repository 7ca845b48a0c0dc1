/**
 * Adds what amendments of insiders' statements find their originals by; stored rows get it, and their filings in their ids,
 * afterwards.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const table of ["insider_transaction", "insider_transaction_correction"]) {
    yield* sql`alter table ${sql(table)} add column filer text`
    yield* sql`alter table ${sql(table)} add column table_line text`
    yield* sql`alter table ${sql(table)} add column amends_date date`
  }
  yield* sql`insert into upkeep (name) values ('insiders')`
})
