/** Adds what issuers were called before. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `create table former_name (
    issuer_id integer not null,
    name text not null,
    valid_to date not null,
    valid_from date,
    run_id integer not null,
    primary key (issuer_id, name, valid_to)
  )`,
  "create table former_name_correction as select *, run_id as replaced_by from former_name where 1 = 0",
  "create index former_name_correction_replaced_by on former_name_correction (replaced_by)",
  "create index former_name_correction_run on former_name_correction (run_id)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
