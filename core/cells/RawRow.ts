/** Rows as a file has them, before anything is known of their columns. */

/** A row as in its file: cells by column name. */
export interface RawRow {
  /** The line it begins on, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** Locates it for people, in an entry without lines. */
  readonly where?: string
  /** The line of each cell, where a row of the file is a column of a table. */
  readonly at?: Readonly<Record<string, number>>
}

/** Rows in order; one is valid until the next is taken. */
export interface RawRows extends Iterable<RawRow> {
  readonly length: number
}
