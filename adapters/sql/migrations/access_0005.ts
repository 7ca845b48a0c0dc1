/** Adds the table of what owners keep, of every kind. Ids are never reused. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const id = sql.onDialectOrElse({
    sqlite: () => sql`integer primary key autoincrement`,
    orElse: () => sql`integer primary key generated always as identity`
  })
  yield* sql`
    create table owned (
      id ${id},
      kind text not null,
      owner text not null,
      name text not null,
      body text not null,
      created_at text not null,
      changed_at text not null,
      unique (owner, kind, name)
    )
  `
})
