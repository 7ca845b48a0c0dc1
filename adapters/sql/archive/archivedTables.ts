/**
 * The tables that a backup contains, with the types of their columns. All others are derived from them: by triggers, by
 * packing bars, by counting frequent texts.
 */
import type { Area } from "../../../core/ports.ts"
import type { LoadedColumn } from "../dialect/Dialect.ts"
import { allTables, columnsOf, correctionOf, loadedType, type Table } from "../merge/Table.ts"

type Column = Pick<LoadedColumn, "name" | "type">

export interface ArchivedTable {
  readonly area: Area
  readonly name: string
  readonly columns: ReadonlyArray<Column>
}

const of = (type: Column["type"], names: string): ReadonlyArray<Column> =>
  names.split(" ").map((name) => ({ name, type }))

const recordColumns = (table: Table): ReadonlyArray<Column> => [
  ...columnsOf(table).map((name) => ({ name, type: loadedType(table, name) })),
  ...of("integer", "run_id")
]

const table = (
  area: Area,
  name: string,
  ...columns: ReadonlyArray<ReadonlyArray<Column>>
): ArchivedTable => ({
  area,
  name,
  columns: columns.flat()
})

/** Referenced ones first. */
export const archivedTables: ReadonlyArray<ArchivedTable> = [
  table(
    "data",
    "import_run",
    of("integer", "run_id"),
    of("text", "kind source file sha256 started_at finished_at"),
    of("bigint", "read inserted changed unchanged normalised refused doubtful"),
    of("date", "newest_date"),
    of("text", "undone_at pruned_at")
  ),
  table("data", "id_sequence", of("text", "name"), of("integer", "next")),
  ...allTables.map((one) => table("data", one.name, recordColumns(one))),
  ...allTables.map((one) =>
    table("data", correctionOf(one), recordColumns(one), of("integer", "replaced_by"))
  ),
  table("data", "source_entry", of("text", "source name version imported_at")),
  table("data", "source_answer", of("text", "source url etag last_modified imported_at")),
  table("data", "source_sync", of("text", "source started_at finished_at failure next_run")),
  table(
    "data",
    "accepted_spike",
    of("integer", "company_id"),
    of("date", "date"),
    of("double precision", "low high"),
    of("text", "accepted_at accepted_by")
  ),
  table(
    "data",
    "operation",
    of("integer", "id"),
    of("text", "action actor request_id"),
    of("integer", "company_id"),
    of("text", "source"),
    of("integer", "run_id"),
    of("date", "first_date last_date"),
    of("text", "started_at finished_at failure"),
    of("bigint", "inserted changed refused doubtful")
  ),
  table("data", "source_request", of("text", "source"), of("date", "day"), of("integer", "requests")),
  table(
    "access",
    "api_key",
    of("integer", "id"),
    of("text", "name key_prefix scopes"),
    of("integer", "rate_limit rate_period"),
    of("text", "tier owner created_at expires_at last_used_at revoked_at")
  ),
  table("access", "api_key_secret", of("text", "hash"), of("integer", "key_id"), of("text", "valid_until")),
  table("access", "key_request", of("text", "owner idempotency_key request at"), of("integer", "key_id")),
  table(
    "access",
    "audit",
    of("integer", "id"),
    of("text", "at actor action"),
    of("integer", "key_id"),
    of("text", "request_id")
  ),
  table("access", "owned", of("integer", "id"), of("text", "kind owner name body created_at changed_at"))
]

/** Tables whose ids the database itself counts up, and never gives out twice. */
export const countedTables: ReadonlyArray<Pick<ArchivedTable, "area" | "name">> = [
  { area: "data", name: "operation" },
  { area: "access", name: "api_key" },
  { area: "access", name: "audit" },
  { area: "access", name: "owned" }
]
