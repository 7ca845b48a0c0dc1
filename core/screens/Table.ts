/** The universe of a screen as columns: a row for each company, in the same order in each column. */
import type { FigureReference } from "./Vocabulary.ts"

/** A column of a figure or of an expression. */
export type Column =
  | {
      /** Numbers, or days since 1970-01-01; NaN where unknown. */
      readonly type: "number" | "date"
      readonly values: Float64Array
    }
  | {
      readonly type: "text"
      /** Null where unknown. */
      readonly values: ReadonlyArray<string | null>
    }

/** What expressions are evaluated over. */
export interface Table {
  /** The number of rows. */
  readonly length: number
  /** The column of a figure, of the type that the vocabulary says and of as many rows as the table. */
  readonly columnOf: (reference: FigureReference) => Column
}
