/**
 * Adds the figures of statements, and of which version each issuer's are: of none at first, so that a server computes those
 * of all issuers that have statements.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** PostgreSQL compresses no numbers, which gains little and costs every read. */
const inOnePiece = [
  "alter table statement_figure alter column figures set storage external",
  "alter table statement_figure set (toast_tuple_target = 8160)"
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const bytes = sql.onDialectOrElse({ sqlite: () => "blob", orElse: () => "bytea" })
  const statements = [
    `create table statement_figure (
      issuer_id integer not null,
      known_from date not null,
      basis integer not null,
      figures ${bytes} not null,
      primary key (issuer_id, known_from, basis)
    )`,
    `create table figure_issuer (
      issuer_id integer primary key,
      version text not null,
      splits text not null
    )`,
    "create index figure_issuer_version on figure_issuer (version)",
    "insert into figure_issuer (issuer_id, version, splits) select distinct issuer_id, '', '' from statement",
    "create table figure_version (version text not null)",
    ...sql.onDialectOrElse({ pg: () => inOnePiece, orElse: () => [] as ReadonlyArray<string> })
  ]
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
})
