/**
 * The last transactions of imports and the rows that they wrote, on SQLite: its readers detect that something was
 * written, and find here what. PostgreSQL notifies them.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.onDialectOrElse({
    sqlite: () =>
      sql`create table recent_change (sequence integer primary key autoincrement, written text not null)`,
    orElse: () => Effect.void
  })
})
