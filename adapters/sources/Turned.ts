/**
 * Statements are often laid out with dates across the top and a line a row. Such a table is turned: each date becomes a row
 * with the column `fiscal_date`, and each line's name a column.
 */
import type { RawBatch } from "../../core/mod.ts"
import { emptyCells } from "./Cells.ts"

const date = /^\d{4}([-/.]?)\d{2}\1\d{2}$/

/** Whether a header has nothing but dates after its first cell. */
export const isTurned = (header: ReadonlyArray<string>): boolean =>
  header.length > 1 && header.slice(1).every((cell) => date.test(cell))

/** A line of the table: what it is called, then its figure at each date. */
export interface TurnedLine {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** The most lines that are held to be turned. */
export const turnedLines = 5_000

/** The rows of the dates; all begin on the header's line. A line that comes again is told and left out. */
export const turn = (
  headerLine: number,
  header: ReadonlyArray<string>,
  table: ReadonlyArray<TurnedLine>
): RawBatch => {
  const rows = header.slice(1).map((cell) => ({ line: headerLine, cells: emptyCells(), date: cell }))
  for (const row of rows) row.cells.fiscal_date = row.date
  const columns = new Set(["fiscal_date"])
  const broken: Array<RawBatch["broken"][number]> = []
  for (const { cells, line } of table) {
    const [first = "", ...figures] = cells
    const name = first.trim()
    if (columns.has(name)) broken.push({ line, message: `A line is called "${name}" again` })
    else if (name !== "") {
      columns.add(name)
      for (const [at, row] of rows.entries()) row.cells[name] = figures[at] ?? ""
    }
  }
  return { columns: [...columns], rows: rows.map(({ cells, line }) => ({ line, cells })), broken }
}
