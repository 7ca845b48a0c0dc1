/** Removes the parts that a file leaves out of what it tells. */
import { type RecordName, recordOf } from "../../core/mod.ts"
import type { Draft, Row } from "./Draft.ts"
import { keyOf } from "./MemoryTables.ts"

/** `rows` are the parts that the file tells; what they are part of is among `staged` and merged after them. */
export const removeUntold = (
  draft: Draft,
  name: RecordName,
  rows: ReadonlyArray<Row>,
  staged: ReadonlyMap<RecordName, ReadonlyArray<Row>>
): void => {
  const { part } = recordOf(name)
  if (part === null) return
  const wholes = new Set(staged.get(part.whole as RecordName)?.map((row) => row[part.by]))
  const told = new Set(rows.map((row) => keyOf(name, row)))
  for (const [key, record] of draft.all(name)) {
    if (wholes.has(record[part.by]) && !told.has(key)) draft.remove(name, key)
  }
}
