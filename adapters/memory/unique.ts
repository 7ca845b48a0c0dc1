/** Enforces a database's unique indexes: no two records of a table may share values in unique columns. */
import { type RecordName, recordOf } from "../../core/ports.ts"
import type { Draft, Row } from "./Draft.ts"

/** Called with each record before it is written, and with the one it replaces; a violation is a defect. */
export type Guard = (key: string, record: Row, before: Row | undefined) => void

export const uniqueGuard = (draft: Draft, name: RecordName): Guard => {
  const columns = recordOf(name).unique
  if (columns === undefined) return () => {}
  const valueOf = (record: Row): string => columns.map((column) => record[column]).join("\u0000")
  const holders = new Map<string, string>()
  for (const [key, record] of draft.all(name)) holders.set(valueOf(record), key)
  return (key, record, before) => {
    const value = valueOf(record)
    const holder = holders.get(value)
    if (holder !== undefined && holder !== key) {
      throw new Error(`Two records of ${name} have the same ${columns.join(" and ")}`)
    }
    if (before !== undefined) holders.delete(valueOf(before))
    holders.set(value, key)
  }
}
