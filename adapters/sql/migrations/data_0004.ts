/**
 * What a figure must say of itself: ordinary shares in a depositary receipt, what a class converts into, the currency of a
 * payment, where a filing can be read; and how many rows of a run are doubtful. Every column is null, or 0, in rows from before.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const columns = [
  ["company", "shares_per_receipt double precision"],
  ["share_count", "conversion_ratio double precision"],
  ["corporate_action", "currency text"],
  ["statement", "filing_url text"]
] as const

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const statements = [
    ...columns.flatMap(([table, column]) => [
      `alter table ${table} add column ${column}`,
      `alter table ${table}_correction add column ${column}`
    ]),
    "alter table import_run add column doubtful bigint not null default 0"
  ]
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement))
})
