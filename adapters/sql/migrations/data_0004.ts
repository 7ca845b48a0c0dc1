/**
 * Adds shares_per_receipt, conversion_ratio, the currency of an action, filing_url, and the number of doubtful rows of
 * a run. Every column is null, or 0, in older rows.
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
