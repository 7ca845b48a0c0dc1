/**
 * Removes stored parts that a file leaves out of their whole; they go to the correction table, so that the run can be
 * undone.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { KeyValue, RowSetBuilder, StoredTable } from "../../../core/ports.ts"
import { columnsOf, correctionOf, stageOf, type Table, tables } from "./Table.ts"
import { returnedRows } from "./writtenRows.ts"

/** The whole's table is staged too, and is merged later. What is removed is added to `written`. */
export const removeMissingParts = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  table: Table,
  { by, whole }: NonNullable<Table["part"]>,
  run_id: number,
  written: RowSetBuilder<StoredTable>
) {
  const columns = columnsOf(table).map((column) => `t.${column}`)
  const key = table.key.join(", ")
  const sameKey = table.key.map((column) => `s.${column} = t.${column}`).join(" and ")
  const run = sql.onDialectOrElse({ pg: () => "cast($1 as integer)", orElse: () => "?" })
  yield* sql.unsafe(
    `
    insert into ${correctionOf(table)} (${columnsOf(table).join(", ")}, run_id, replaced_by)
    select ${columns.join(", ")}, t.run_id, ${run}
    from ${table.name} t
    left join ${stageOf(table)} s on ${sameKey}
    where s.${by} is null and t.${by} in (select ${by} from ${stageOf(tables[whole])})
  `,
    [run_id]
  )
  // The run's other corrections aren't written yet.
  const removed = yield* sql.unsafe<Readonly<Record<string, KeyValue>>>(
    `
    delete from ${table.name}
    where (${key}) in (select ${key} from ${correctionOf(table)} where replaced_by = ${run})
    returning ${table.record.foundBy.join(", ")}
  `,
    [run_id]
  )
  if (removed.length > 0) written.add(table.name, returnedRows(table, removed))
})
