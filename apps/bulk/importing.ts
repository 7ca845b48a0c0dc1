/** Fills an empty store from a set of files that an export wrote. */
import { Clock, Effect, Stream } from "effect"
import { parquetRows } from "../../adapters/bulk/mod.ts"
import { Archive, type ArchivedRows, lowerOf } from "../../adapters/sql/mod.ts"
import { instantOf } from "../../core/mod.ts"
import {
  allRecords,
  bulkTable,
  bulkTables,
  idColumnOf,
  messageOf,
  type NumberedRecord,
  recordOf,
  statementsFrom,
  storedValue,
  type StoredRows,
  worldExchanges
} from "../../core/ports.ts"
import type { Folder } from "./Folder.ts"
import { type Manifest, SetFault, type TableEntry } from "./Manifest.ts"

/** The run that all rows are of. */
const run_id = 1

/** The records whose ids are given out in order. */
const numbered = ["issuer", "company", "report", "article", "insider_transaction"] as const

/** Rows of the store's own table, with the columns that it searches texts by, and the run. */
const archived = (table: TableEntry["name"], { columns, rows }: StoredRows): ArchivedRows => {
  const { name, searched } = recordOf(bulkTable(table).record)
  const places = searched.map((column) => columns.indexOf(column))
  const builtIn = new Set(name === "exchange" ? worldExchanges.map(({ code }) => code) : [])
  const code = columns.indexOf("code")
  return {
    table: name,
    columns: [...columns, ...searched.map(lowerOf), "run_id"],
    rows: rows.map((row) => [
      ...row,
      ...places.map((place) => (row[place] as string | null)?.toLowerCase() ?? null),
      builtIn.has(String(row[code])) ? 0 : run_id
    ])
  }
}

/** The rows of a table's files as the store has them. */
const rowsOf = (folder: Folder, { files, name }: TableEntry): Stream.Stream<ArchivedRows, SetFault> => {
  const table = bulkTable(name)
  const record = recordOf(table.record)
  const own = table.columns.filter(
    ({ name: column }) => name === "statements" || record.columns.includes(column)
  )
  const names = own.map((column) => column.name)
  const read = Stream.flatMap(Stream.fromIterable(files), ({ path, size }) =>
    Stream.fromAsyncIterable(
      parquetRows({ byteLength: size, slice: (from, to) => folder.slice(path, from, to ?? size) }, own),
      (cause) =>
        new SetFault({
          message: `${folder.name}/${path} can't be read: ${messageOf(cause)}`
        })
    )
  )
  if (name === "statements") {
    const statements = statementsFrom()
    return Stream.map(
      Stream.concat(
        Stream.map(read, (rows) => statements.more(names, rows)),
        Stream.suspend(() => Stream.make(statements.end()))
      ),
      (stored) => archived(name, stored)
    )
  }
  return Stream.map(read, ({ columns, length }) =>
    archived(name, {
      columns: names,
      rows: Array.from({ length }, (_, row) =>
        own.map(({ type }, place) => storedValue(type, columns[place]?.[row] ?? null))
      )
    })
  )
}

const order = allRecords.map(({ name }) => name)

/** The tables of a set, referenced ones first; fails where the set has only some of them. */
const tablesOf = (
  folder: Folder,
  { tables }: Manifest
): Effect.Effect<ReadonlyArray<TableEntry>, SetFault> => {
  const missing = bulkTables
    .map(({ name }) => name)
    .filter((name) => !tables.some((one) => one.name === name))
  return missing.length === 0
    ? Effect.succeed(
        tables.toSorted(
          (a, b) => order.indexOf(bulkTable(a.name).record) - order.indexOf(bulkTable(b.name).record)
        )
      )
    : Effect.fail(
        new SetFault({
          message: `${folder.name} lacks ${missing.join(", ")}: expected an export of all tables`
        })
      )
}

/**
 * Fills the store, in one transaction; fails where it isn't empty. The set should have been checked. Returns the number of rows.
 */
export const importSet = Effect.fnUntraced(function* (folder: Folder, manifest: Manifest) {
  const tables = yield* tablesOf(folder, manifest)
  const archive = yield* Archive
  const now = instantOf(yield* Clock.currentTimeMillis)
  const next = new Map<string, number>()
  const noteIds = ({ columns, rows, table }: ArchivedRows) => {
    const name = numbered.find((one) => one === table)
    if (name === undefined) return
    const at = columns.indexOf(idColumnOf(name as NumberedRecord))
    for (const row of rows) next.set(name, Math.max(next.get(name) ?? 1, Number(row[at]) + 1))
  }
  const read = tables.reduce((sum, { rows }) => sum + rows, 0)
  const run: ArchivedRows = {
    table: "import_run",
    columns:
      "run_id kind source file sha256 started_at finished_at read inserted changed unchanged normalised refused doubtful".split(
        " "
      ),
    rows: [[run_id, "parquet", null, folder.name, "", now, now, read, read, 0, 0, 0, 0, 0]]
  }
  const rows = Stream.tap(
    Stream.flatMap(Stream.fromIterable(tables), (table) => rowsOf(folder, table)),
    (some) => Effect.sync(() => noteIds(some))
  )
  const sequences = Stream.suspend(() =>
    Stream.make<[ArchivedRows]>({
      table: "id_sequence",
      columns: ["name", "next"],
      rows: [["run", run_id + 1], ...numbered.map((name) => [name, next.get(name) ?? 1])]
    })
  )
  // Rows of this version's own schema, whose numbers are those of its tables.
  const head = { schema: { data: 0, access: 0 }, counters: {} }
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array's
  yield* archive.fill(head, Stream.concat(Stream.concat(Stream.make(run), rows), sequences), false)
  return read
})
