/**
 * Adds the words of the names of companies, among which searches find what a mistyped word means, with the number of companies
 * that have each. They are filled after the migrations were run.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [text, clustered] = sql.onDialectOrElse({
    pg: () => [`text collate "C"`, ""] as const,
    orElse: () => ["text", "without rowid"] as const
  })
  const statements = [
    `create table company_word (
      word ${text} primary key,
      reversed ${text} not null,
      length integer not null,
      companies integer not null
    ) ${clustered}`,
    "create index company_word_reversed on company_word (reversed, length, word)"
  ]
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
  yield* sql`insert into upkeep (name) values ('documents') on conflict do nothing`
})
