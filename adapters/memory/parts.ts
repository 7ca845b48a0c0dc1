/** Removes stored parts that a file leaves out of their whole. */
import { type RecordName, recordOf } from "../../core/ports.ts"
import type { Draft, Row } from "./Draft.ts"
import { keyOf } from "./MemoryTables.ts"

/** `rows` are the parts in the file; their wholes are among `staged`, and are merged later. */
export const removeMissingParts = (
  draft: Draft,
  name: RecordName,
  rows: ReadonlyArray<Row>,
  staged: ReadonlyMap<RecordName, ReadonlyArray<Row>>
): void => {
  const { part } = recordOf(name)
  if (part === null) return
  const wholes = new Set(staged.get(part.whole as RecordName)?.map((row) => row[part.by]))
  const given = new Set(rows.map((row) => keyOf(name, row)))
  for (const [key, record] of draft.all(name)) {
    if (wholes.has(record[part.by]) && !given.has(key)) draft.remove(name, key)
  }
}
