/** Writes staged records into a draft: unchanged ones are skipped, contradictions between lines are reported. */
import { type Merged, type RecordName, recordOf } from "../../core/ports.ts"
import type { Draft, Row } from "./Draft.ts"
import { keyOf } from "./MemoryTables.ts"
import { uniqueGuard } from "./unique.ts"

/** An object, as the tags of a statement's lines, keeps the members that the given one leaves out. */
const kept = (given: unknown, stored: unknown): unknown =>
  typeof given === "object" && given !== null && typeof stored === "object" && stored !== null
    ? { ...stored, ...given }
    : (given ?? stored)

/** The record as it would be stored. */
const after = (name: RecordName, record: Row, before: Row | undefined): Row => {
  if (before === undefined) return record
  if (recordOf(name).nullKeeps) {
    return Object.fromEntries(
      Object.entries(record).map(([column, value]) => [column, kept(value, before[column])])
    )
  }
  const once = recordOf(name).once.map((column) => [column, before[column]])
  return once.length === 0 ? record : { ...record, ...Object.fromEntries(once) }
}

/** Values stored as JSON are equal when their texts are. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b))

const differs = (name: RecordName, a: Row, b: Row): boolean => {
  const keys = recordOf(name).key
  return Object.keys(a).some((column) => !keys.includes(column) && !isSame(a[column], b[column]))
}

/** `rows` have their line beside the record; `written` is called with each record that is put into the draft. */
export const merge = (
  draft: Draft,
  name: RecordName,
  rows: ReadonlyArray<Row>,
  written: (record: Row) => void
): Merged => {
  const counts = { inserted: 0, changed: 0, unchanged: 0 }
  const conflicts: Array<{ readonly line: number; readonly first_line: number }> = []
  const seen = new Map<string, { readonly record: Row; readonly line: number }>()
  const guard = rows.length === 0 ? () => {} : uniqueGuard(draft, name)
  for (const { line, ...record } of rows) {
    const key = keyOf(name, record)
    const first = seen.get(key)
    if (first !== undefined) {
      if (differs(name, after(name, record, first.record), first.record)) {
        conflicts.push({ line: line as number, first_line: first.line })
      } else counts.unchanged++
      continue
    }
    seen.set(key, { record, line: line as number })
    const before = draft.get(name, key)
    const now = after(name, record, before)
    if (before !== undefined && !differs(name, now, before)) counts.unchanged++
    else {
      guard(key, now, before)
      counts[before === undefined ? "inserted" : "changed"]++
      draft.put(name, key, now)
      written(now)
    }
  }
  return { ...counts, conflicts }
}
