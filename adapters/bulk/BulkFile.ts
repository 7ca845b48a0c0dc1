/** What a format of files makes of rows. */
import type { BulkColumn, BulkRows } from "../../core/ports.ts"

/** What files are made of: the rows of a table, with some of its columns. */
export interface BulkSchema {
  readonly name: string
  readonly schema_version: number
  readonly columns: ReadonlyArray<BulkColumn>
}

/** Turns rows into the bytes of one file, as they come. */
export interface BulkFile {
  /** The bytes that can be written once these rows have come. */
  readonly add: (rows: BulkRows) => Uint8Array
  /** The last bytes. */
  readonly end: () => Uint8Array
}
