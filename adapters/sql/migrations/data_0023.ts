/** Adds the log of what operators did with the stored data. `holder` is that of the source, while a sync runs. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const id = sql.onDialectOrElse({
    pg: () => "integer primary key generated always as identity",
    orElse: () => "integer primary key autoincrement"
  })
  const statements = [
    `create table operation (
      id ${id},
      action text not null,
      actor text,
      request_id text,
      company_id integer,
      source text,
      run_id integer,
      first_date date,
      last_date date,
      holder text,
      started_at text not null,
      finished_at text,
      failure text,
      inserted bigint,
      changed bigint,
      refused bigint,
      doubtful bigint
    )`,
    "create index operation_company on operation (company_id)"
  ]
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
})
