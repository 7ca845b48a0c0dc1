/** The uncommitted writes of a file, over the stored records. */
import { type ImportRun } from "../../core/mod.ts"
import {
  inDays,
  type KeyValue,
  partsOf,
  type RecordName,
  recordOf,
  type Rows,
  type RowSet,
  rowSetBuilder,
  type StoredTable
} from "../../core/ports.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export type Row = Readonly<Record<string, unknown>>

export interface Draft {
  /** Undefined where there is none. */
  readonly get: (name: RecordName, key: string) => Row | undefined
  /** All records of a table by key. */
  readonly all: (name: RecordName) => ReadonlyMap<string, Row>
  readonly put: (name: RecordName, key: string, record: Row) => void
  readonly remove: (name: RecordName, key: string) => void
  /** Records the run; a later state replaces an earlier one. */
  readonly record: (run: ImportRun) => void
  /** The rows that were written, before and after, and the log of runs. */
  readonly written: () => RowSet<StoredTable>
  /** Makes all writes visible in one synchronous step. */
  readonly show: () => void
  /** Discards all writes. */
  readonly clear: () => void
}

/** A draft of rows of more values names its tables alone. */
const maxWritten = 1000

/** The values of records in columns. */
const valuesIn = (columns: ReadonlyArray<string>, records: ReadonlyArray<Row>) =>
  Object.fromEntries(
    columns.map((column) => [column, records.flatMap((record) => (record[column] as KeyValue | null) ?? [])])
  )

/** The rows with the days of these records; without where one has none. */
const inDaysOf = (records: ReadonlyArray<Row>, dated: string, rows: Rows): Rows => {
  let [first, last] = ["9999-12-31", ""]
  for (const { [dated]: date } of records) {
    if (typeof date !== "string") return rows
    const day = date.slice(0, 10)
    if (day < first) first = day
    if (day > last) last = day
  }
  return inDays(first, last, rows)
}

export const draftOver = (tables: MemoryTables): Draft => {
  /** Null for a removed record. */
  const written = new Map<RecordName, Map<string, Row | null>>()
  const recorded: Array<ImportRun> = []
  const stored = (name: RecordName) => tables.records[name] as Map<string, Row>
  const write = (name: RecordName, key: string, record: Row | null): void => {
    const table = written.get(name) ?? new Map<string, Row | null>()
    written.set(name, table.set(key, record))
  }
  const apply = (table: Map<string, Row>, changes: ReadonlyMap<string, Row | null>) => {
    for (const [key, record] of changes) {
      if (record === null) table.delete(key)
      else table.set(key, record)
    }
    return table
  }
  const all = (name: RecordName) => apply(new Map(stored(name)), written.get(name) ?? new Map())
  return {
    get: (name, key) => {
      const record = written.get(name)?.get(key)
      return record === undefined ? stored(name).get(key) : (record ?? undefined)
    },
    all,
    put: write,
    remove: (name, key) => write(name, key, null),
    record: (run) => void recorded.push(run),
    written: () => {
      const rows = rowSetBuilder<StoredTable>(maxWritten)
      if (recorded.length > 0) rows.add("import_run", null)
      for (const [name, changes] of written) {
        const changed = [...changes].flatMap(([key, record]) => {
          const before = stored(name).get(key)
          return [...(before ? [before] : []), ...(record ? [record] : [])]
        })
        const parts = partsOf(name).map((part) => {
          const wholes = new Set(changed.map((record) => record[part.by]))
          const of = [...all(part.name).values()].filter((record) => wholes.has(record[part.by]))
          return valuesIn(part.foundBy, of)
        })
        const { dated, foundBy } = recordOf(name)
        const found: Rows = Object.assign(valuesIn(foundBy, changed), ...parts)
        rows.add(name, dated === undefined ? found : inDaysOf(changed, dated, found))
      }
      return rows.build()
    },
    show: () => {
      for (const [name, changes] of written) apply(stored(name), changes)
      for (const run of recorded) {
        const before = tables.runs.findIndex(({ run_id }) => run_id === run.run_id)
        if (before === -1) tables.runs.push(run)
        else tables.runs[before] = run
      }
      tables.version++
    },
    clear: () => {
      written.clear()
      recorded.length = 0
    }
  }
}
