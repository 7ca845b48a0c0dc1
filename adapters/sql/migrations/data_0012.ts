/** On SQLite the trigrams of documents are indexed with their positions, so that the index alone finds a text. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const index = (list: string, id: string): ReadonlyArray<string> => [
  `drop table ${list}_search_tokens`,
  `drop table ${list}_search_trigrams`,
  `create virtual table ${list}_search_trigrams using fts5 (
    document, content='${list}_search', content_rowid='${id}', columnsize=0, detail=full,
    tokenize='trigram case_sensitive 1'
  )`,
  `create virtual table ${list}_search_tokens using fts5vocab (${list}_search_trigrams, instance)`,
  `insert into ${list}_search_trigrams (${list}_search_trigrams) values ('rebuild')`
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const statements = sql.onDialectOrElse({
    pg: (): ReadonlyArray<string> => [],
    orElse: () => [...index("company", "position"), ...index("report", "report_id")]
  })
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
