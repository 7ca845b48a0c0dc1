/** Refuses what a database's unique indexes refuse: two records of a table that agree in columns beside their keys. */
import type { NumberedRecord, RecordName } from "../../core/mod.ts"
import type { Draft, Row } from "./Draft.ts"

const numbered = ["source", "external_id"] as const
const indexes = {
  company: ["slug"],
  report: numbered,
  insider_transaction: numbered,
  article: numbered
} satisfies Readonly<Record<NumberedRecord | "company", ReadonlyArray<string>>>
const columnsOf = new Map<RecordName, ReadonlyArray<string>>(
  Object.entries(indexes) as Array<[keyof typeof indexes, ReadonlyArray<string>]>
)

/** Hears of each record before it is written, with what it replaces; a record that may not be is a defect. */
export type Guard = (key: string, record: Row, before: Row | undefined) => void

export const uniqueGuard = (draft: Draft, name: RecordName): Guard => {
  const columns = columnsOf.get(name)
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
