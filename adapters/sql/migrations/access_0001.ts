/** API keys. Only the SHA-256 of a secret is stored. Ids are never reused. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const id = sql.onDialectOrElse({
    sqlite: () => sql`integer primary key autoincrement`,
    orElse: () => sql`integer primary key generated always as identity`
  })
  yield* sql`
    create table api_key (
      id ${id},
      name text not null,
      key_prefix text not null,
      hash text not null unique,
      scopes text not null,
      rate_limit integer not null,
      rate_period integer not null,
      tier text not null,
      owner text,
      created_at text not null,
      expires_at text,
      last_used_at text,
      revoked_at text
    )
  `
})
