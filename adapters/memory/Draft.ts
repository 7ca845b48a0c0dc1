/** What a file has written and nobody sees yet, over what is stored. */
import type { ImportRun, RecordName } from "../../core/mod.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export type Row = Readonly<Record<string, unknown>>

export interface Draft {
  readonly get: (name: RecordName, key: string) => Row | undefined
  /** All records of a table by their keys. */
  readonly all: (name: RecordName) => ReadonlyMap<string, Row>
  readonly put: (name: RecordName, key: string, record: Row) => void
  readonly remove: (name: RecordName, key: string) => void
  /** Notes the run that wrote it. */
  readonly record: (run: ImportRun) => void
  /** Makes all that was written visible, in one step that nobody comes between. */
  readonly show: () => void
  /** Forgets what was written. */
  readonly clear: () => void
}

export const draftOver = (tables: MemoryTables): Draft => {
  /** Null for a record that is removed. */
  const written = new Map<RecordName, Map<string, Row | null>>()
  const recorded: Array<ImportRun> = []
  const stored = (name: RecordName) => tables.records[name] as unknown as Map<string, Row>
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
      tables.runs.push(...recorded)
      tables.version++
    },
    clear: () => {
      written.clear()
      recorded.length = 0
    }
  }
}
