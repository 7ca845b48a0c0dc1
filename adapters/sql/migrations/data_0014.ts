/** Adds when a run was pruned: from then on it can't be undone. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`alter table import_run add column pruned_at text`
})
