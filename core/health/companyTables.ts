/** The tables with rows of companies, and which column finds those of one. */
import { allRecords, type RecordName, recordOf } from "../tables/Records.ts"
import type { ImportKind } from "../sources/ImportKind.ts"

/** A table with rows of companies, of a kind of import. */
export interface CompanyTable {
  readonly name: RecordName
  readonly kind: ImportKind
  /** The company's own rows, or those of its issuer. */
  readonly by: "company_id" | "issuer_id"
  /** The column with the date of a row; null where rows have none. */
  readonly dated: string | null
}

/** Those of records that files contain, and of their parts, in the order of the records. */
export const companyTables: ReadonlyArray<CompanyTable> = allRecords.flatMap(
  ({ dated = null, foundBy, importedAs, name, part }): ReadonlyArray<CompanyTable> => {
    const kind = (importedAs ?? (part === null ? null : recordOf(part.whole as RecordName).importedAs))?.kind
    const by = (["company_id", "issuer_id"] as const).find((column) => foundBy.includes(column))
    return kind === undefined || by === undefined ? [] : [{ name, kind: kind as ImportKind, by, dated }]
  }
)
