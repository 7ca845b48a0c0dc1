/** Tables as CSV (RFC 4180): a header row, CRLF, and no cell that a spreadsheet would evaluate. */
import { Effect } from "effect"
import Papa from "papaparse"
import { asPiece } from "./Pieces.ts"

type Cell = string | number | boolean | null

/** A table of members of like objects, in the given order. */
export const tableOf = (
  columns: ReadonlyArray<string>,
  items: ReadonlyArray<Readonly<Record<string, Cell>>>
): Table => ({ columns, rows: items.map((item) => columns.map((column) => item[column] ?? null)) })

export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/**
 * The first characters of a formula in a spreadsheet, also of full width, as Japanese and Korean ones read them; Papa
 * Parse's own pattern misses these and multi-line text.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const linesOf = (rows: ReadonlyArray<ReadonlyArray<Cell>>): string =>
  `${Papa.unparse(rows as Array<Array<Cell>>, { escapeFormulae: formula, newline: "\r\n" })}\r\n`

/** Null is an empty cell; text that begins like a formula is prefixed with an apostrophe. */
export const csvOf = ({ columns, rows }: Table): string => linesOf([columns, ...rows])

const rowsInPiece = 500

/** The same, of a long table in pieces. */
export const csvInPieces = (table: Table): Effect.Effect<string> => {
  const { columns, rows } = table
  if (rows.length <= rowsInPiece) return Effect.succeed(csvOf(table))
  const pieces = Array.from({ length: Math.ceil(rows.length / rowsInPiece) }, (_, n) =>
    rows.slice(n * rowsInPiece, (n + 1) * rowsInPiece)
  )
  return Effect.map(
    Effect.forEach(pieces, (piece) => asPiece(() => linesOf(piece))),
    (lines) => linesOf([columns]) + lines.join("")
  )
}
