/** Adds blocks of bars, which are packed from the rows after the migrations were run. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** PostgreSQL keeps blocks in their rows and doesn't compress them. */
const inOnePiece = [
  "alter table price_block alter column bars set storage external",
  "alter table price_block set (toast_tuple_target = 8160)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const bytes = sql.onDialectOrElse({ sqlite: () => "blob", orElse: () => "bytea" })
  yield* sql.unsafe(`
    create table price_block (
      company_id integer not null,
      first_day date not null,
      bars ${bytes} not null,
      primary key (company_id, first_day)
    )
  `)
  yield* sql.onDialectOrElse({
    pg: () => Effect.forEach(inOnePiece, (statement) => sql.unsafe(statement), { discard: true }),
    orElse: () => Effect.void
  })
})
