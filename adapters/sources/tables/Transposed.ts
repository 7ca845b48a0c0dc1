/**
 * Transposes tables of statements with dates across the top and one line per row: each date becomes a row with the
 * column `fiscal_date`, and each line's name a column.
 */
import type { RawBatch } from "../../../core/ports.ts"
import { emptyCells } from "./Cells.ts"

const date = /^(\d{4}([-/.]?)\d{2}\2\d{2}|\d{1,2}([-/.])\d{1,2}\3\d{4})$/

/** Headers among the dates that aren't dates: the last twelve months, an empty last column. */
const beside = /^(ttm)?$/i

/** Whether a header has only dates after its first cell. */
export const isTransposed = (header: ReadonlyArray<string>): boolean => {
  const rest = header.slice(1).filter((cell) => !beside.test(cell))
  return rest.length > 0 && rest.every((cell) => date.test(cell))
}

/** The dates of a header as digits, comparable in any format. */
export const datesOf = (header: ReadonlyArray<string>): ReadonlyArray<string> =>
  header
    .slice(1)
    .filter((cell) => date.test(cell))
    .map((cell) => cell.replace(/[-/.]/g, ""))

/** A line of the table: its name, then its figure at each date. */
export interface TransposedLine {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** The most lines that are held for transposition. */
export const transposedLines = 5_000

/** The rows of the dates, whose cells are on lines of their own. A repeated line is reported and left out. */
export const transpose = (
  headerLine: number,
  header: ReadonlyArray<string>,
  table: ReadonlyArray<TransposedLine>
): RawBatch => {
  const at: Record<string, number> = Object.setPrototypeOf({}, null)
  const rows = header.flatMap((cell, index) =>
    index > 0 && date.test(cell) ? [{ index, row: { line: headerLine, cells: emptyCells(), at } }] : []
  )
  for (const { index, row } of rows) row.cells.fiscal_date = header[index] ?? ""
  const columns = new Set(["fiscal_date"])
  const broken: Array<RawBatch["broken"][number]> = []
  for (const { cells, line } of table) {
    const name = (cells[0] ?? "").trim()
    if (columns.has(name)) broken.push({ line, message: `A line is called "${name}" again` })
    else if (name !== "") {
      columns.add(name)
      at[name] = line
      for (const { index, row } of rows) row.cells[name] = cells[index] ?? ""
    }
  }
  return { columns: [...columns], rows: rows.map(({ row }) => row), broken }
}
