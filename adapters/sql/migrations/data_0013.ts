/**
 * Adds the table of what is still to be done after migrations, outside their transaction: a process that is stopped
 * before its end leaves it to the next one. A later migration that needs either again inserts its name.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`create table upkeep (name text not null primary key)`
  yield* sql`insert into upkeep (name) values ('documents'), ('bars')`
})
