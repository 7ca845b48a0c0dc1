/** Tables in their formats. */
import { Effect } from "effect"
import Papa from "papaparse"
import { formulaStart } from "../../../../core/ports.ts"
import type { LineFormat, TableFormat } from "../../api/base/Formats.ts"
import { asPiece } from "./Pieces.ts"

type Cell = string | number | boolean | null
type Rows = ReadonlyArray<ReadonlyArray<Cell>>

export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: Rows
}

/** A table of members of like objects, in the given order. */
export const tableOf = (
  columns: ReadonlyArray<string>,
  items: ReadonlyArray<Readonly<Record<string, Cell>>>
): Table => ({ columns, rows: items.map((item) => columns.map((column) => item[column] ?? null)) })

/** How a table becomes text: what is before its rows, and any of these, one at least. */
interface Encoding {
  readonly head: (columns: ReadonlyArray<string>) => string
  readonly rows: (rows: Rows, columns: ReadonlyArray<string>) => string
}

/** RFC 4180: null is an empty cell; text that begins like a formula is prefixed with an apostrophe. */
const csvLines = (rows: Rows): string =>
  `${Papa.unparse(rows as Array<Array<Cell>>, { escapeFormulae: formulaStart, newline: "\r\n" })}\r\n`

const encodings: Readonly<Record<TableFormat, Encoding>> = {
  csv: { head: (columns) => csvLines([columns]), rows: csvLines }
}

/** Cells, or rows if these are fewer, that are written in a piece, which takes some milliseconds. */
const mostInPiece = { cells: 20_000, rows: 500 }

/** A table in a format, a long one in pieces. */
export const encodeTable = (format: TableFormat, { columns, rows }: Table): Effect.Effect<string> => {
  const { head, rows: linesOf } = encodings[format]
  const rowsInPiece = Math.max(Math.min(mostInPiece.rows, Math.floor(mostInPiece.cells / columns.length)), 1)
  if (rows.length <= rowsInPiece)
    return Effect.succeed(head(columns) + (rows.length === 0 ? "" : linesOf(rows, columns)))
  const pieces = Array.from({ length: Math.ceil(rows.length / rowsInPiece) }, (_, n) =>
    rows.slice(n * rowsInPiece, (n + 1) * rowsInPiece)
  )
  return Effect.map(
    Effect.forEach(pieces, (piece) => asPiece(() => linesOf(piece, columns))),
    (lines) => head(columns) + lines.join("")
  )
}

/** A table as CSV: a header row, CRLF, and no cell that a spreadsheet would evaluate. */
export const csvOf = ({ columns, rows }: Table): string => csvLines([columns, ...rows])

/** What stands before the lines of a table. */
export const headOf = (format: LineFormat, columns: ReadonlyArray<string>): string =>
  format === "csv" ? csvLines([columns]) : ""

/** The rows of a table as lines: of NDJSON an object each. */
export const linesOf = (format: LineFormat, { columns, rows }: Table): string => {
  if (rows.length === 0) return ""
  if (format === "csv") return csvLines(rows)
  return rows
    .map(
      (row) => `${JSON.stringify(Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])))}\n`
    )
    .join("")
}
