/** Tables as CSV (RFC 4180): a header row, CRLF, and no cell that a spreadsheet would run. */
import Papa from "papaparse"

type Cell = string | number | boolean | null

export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/** Null is an empty cell; text that begins like a formula is quoted with an apostrophe. */
export const csvOf = ({ columns, rows }: Table): string => {
  const data = { fields: [...columns], data: rows.map((row) => [...row]) }
  return `${Papa.unparse(data, { escapeFormulae: true, newline: "\r\n" })}\r\n`
}
