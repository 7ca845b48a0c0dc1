/** Adds the table of requests that are carried out once for an `Idempotency-Key`. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    create table key_request (
      owner text not null,
      idempotency_key text not null,
      request text not null,
      at text not null,
      key_id integer references api_key (id),
      primary key (owner, idempotency_key)
    )
  `
  yield* sql`create index key_request_at on key_request (at)`
})
