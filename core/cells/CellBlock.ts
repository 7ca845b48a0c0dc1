/** Rows as places in a text, without an object for each. */
import type { RawRow } from "./RawRow.ts"

/** Rows on consecutive lines, whose cells lie one after another in a text. */
export interface CellBlock {
  readonly text: string
  /** The names of the columns, "" for one that is left out. */
  readonly names: ReadonlyArray<string>
  readonly rows: number
  /** The line of the first row. */
  readonly line: number
  /**
   * For each row the place before its first cell, then the end of each of its cells: one place more than there are names.
   * A cell begins after the place before its end.
   */
  readonly places: Int32Array
}

/** The rows of a block as objects. */
export function* rowsOfBlock({ line, names, places, rows, text }: CellBlock): Generator<RawRow> {
  const width = names.length
  for (let row = 0, at = 0; row < rows; row++, at += width + 1) {
    // Without a prototype, so that a column named `__proto__` is like any other.
    const cells: Record<string, string> = Object.setPrototypeOf({}, null)
    for (let column = 0; column < width; column++) {
      const name = names[column] as string
      if (name === "") continue
      cells[name] = text.slice((places[at + column] as number) + 1, places[at + column + 1])
    }
    yield { line: line + row, cells }
  }
}
