/** Tables as CSV (RFC 4180): a header row, CRLF, and no cell that a spreadsheet would run. */
import Papa from "papaparse"

type Cell = string | number | boolean | null

/** Members of like objects as columns, in the order named. */
export const tableOf = (
  columns: ReadonlyArray<string>,
  items: ReadonlyArray<Readonly<Record<string, Cell>>>
): Table => ({ columns, rows: items.map((item) => columns.map((column) => item[column] ?? null)) })

export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/** What a spreadsheet takes for the beginning of a formula; Papa Parse's own pattern misses text of several lines. */
const formula = /^[=+\-@\t\r]/

/** Null is an empty cell; text that begins like a formula is quoted with an apostrophe. */
export const csvOf = ({ columns, rows }: Table): string =>
  `${Papa.unparse([columns, ...rows] as Array<Array<Cell>>, { escapeFormulae: formula, newline: "\r\n" })}\r\n`
