/** The names of the kinds of import, as the records declare them; `ImportKinds.ts` defines each. */
import { Schema } from "effect"
import { type ImportedRecord, importedRecords } from "../tables/Records.ts"

type KindName = ImportedRecord["importedAs"]["kind"]

/** In the order of the records, but for those that are listed before another. */
const names = importedRecords.reduce<ReadonlyArray<KindName>>((listed, { importedAs: { before, kind } }) => {
  const next = before === undefined ? listed.length : listed.findIndex((name) => name === before)
  return listed.toSpliced(next, 0, kind)
}, [])

/** What the rows of a batch or a file are, as `findata import` and runs name it. */
export const ImportKind = Schema.Literals(names)
export type ImportKind = typeof ImportKind.Type
