/** What a reader of files gives an import. */
import type { CellBlock } from "./CellBlock.ts"
import type { RawRows } from "./RawRow.ts"

/** Some rows of a file, and the names of all columns seen so far. */
export interface RawBatch {
  readonly columns: ReadonlyArray<string>
  readonly rows: RawRows
  /** Rows that could not be read. */
  readonly broken: ReadonlyArray<{ readonly line: number; readonly message: string }>
  /** The same rows in blocks, where all of them are cells of plain text. */
  readonly blocks?: ReadonlyArray<CellBlock>
  /** Set where the file's own format has decimal points, as JSON does. */
  readonly points?: true
  /** What was passed over or chosen to read the file, for its summary. */
  readonly notes?: ReadonlyArray<string>
}
