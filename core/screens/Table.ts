/** The universe of a screen as columns: a row for each company, in the same order in each column. */
import type { FigureColumn } from "../figures/FigureColumn.ts"
import type { FigureReference } from "./Vocabulary.ts"

/** What expressions are evaluated over. */
export interface Table {
  /** The number of rows. */
  readonly length: number
  /** The column of a figure, of the type that the vocabulary says and of as many rows as the table. */
  readonly columnOf: (reference: FigureReference) => FigureColumn
}
