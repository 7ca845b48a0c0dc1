/** Removes what runs would be undone with. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { instantOf } from "../../../core/mod.ts"
import { type Pruned } from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { allTables, correctionOf } from "../merge/Table.ts"

/** Inside a transaction that holds the lock of imports. Runs that finished before the day are pruned. */
export const prune = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  dialect: Dialect["Service"],
  before: string,
  isTrial: boolean
) {
  const old = sql`replaced_by in (select run_id from import_run where finished_at < ${before})`
  const rows: Record<string, number> = {}
  const run_ids = new Set<number>()
  for (const table of allTables) {
    const correction = sql(correctionOf(table))
    const found = yield* sql<{ readonly run_id: number; readonly replaced_by: number; readonly n: number }>`
      select run_id, replaced_by, cast(count(*) as double precision) as n
      from ${correction}
      where ${old}
      group by run_id, replaced_by
    `
    if (found.length === 0) continue
    rows[table.name] = found.reduce((sum, { n }) => sum + n, 0)
    for (const { replaced_by, run_id } of found) run_ids.add(run_id).add(replaced_by)
    if (!isTrial) yield* sql`delete from ${correction} where ${old}`
  }
  // Built-in rows have no run.
  run_ids.delete(0)
  const pruned: Pruned = { run_ids: [...run_ids].toSorted((a, b) => a - b), rows }
  if (isTrial || run_ids.size === 0) return pruned
  const pruned_at = instantOf(yield* Effect.clockWith((clock) => clock.currentTimeMillis))
  for (const run_id of run_ids) {
    yield* sql`update import_run set pruned_at = ${pruned_at} where run_id = ${run_id} and pruned_at is null`
  }
  yield* dialect.announce(sql, "data", { import_run: null })
  return pruned
})
