/** The uncommitted writes of a file, over the stored records. */
import type { ImportRun, RecordName } from "../../core/mod.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export type Row = Readonly<Record<string, unknown>>

export interface Draft {
  readonly get: (name: RecordName, key: string) => Row | undefined
  /** All records of a table by key. */
  readonly all: (name: RecordName) => ReadonlyMap<string, Row>
  readonly put: (name: RecordName, key: string, record: Row) => void
  readonly remove: (name: RecordName, key: string) => void
  /** Records the run; a later state replaces an earlier one. */
  readonly record: (run: ImportRun) => void
  /** Makes all writes visible in one synchronous step. */
  readonly show: () => void
  /** Discards all writes. */
  readonly clear: () => void
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
  return {
    get: (name, key) => {
      const record = written.get(name)?.get(key)
      return record === undefined ? stored(name).get(key) : (record ?? undefined)
    },
    all: (name) => apply(new Map(stored(name)), written.get(name) ?? new Map()),
    put: write,
    remove: (name, key) => write(name, key, null),
    record: (run) => void recorded.push(run),
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
