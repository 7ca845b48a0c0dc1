/** Reads the rows of a sheet as a table: its header, below whatever stands above it, and a row for each other. */
import { Effect } from "effect"
import type { RawBatch } from "../../../core/ports.ts"
import { csvRows } from "./Csv.ts"
import type { CsvRecords } from "./CsvRecords.ts"
import { headerAt } from "./Header.ts"
import type { SheetRow } from "./SheetXml.ts"
import type { Stage } from "./Stage.ts"

/** The rows among which the header is looked for. */
const looked = 60

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** The rows as records of cells, as wide as the table at least. */
const recordsOf = (rows: ReadonlyArray<SheetRow>, width: number): CsvRecords => {
  let text = ""
  const ends: Array<number> = []
  for (const { cells } of rows) {
    const missing = Math.max(0, width - cells.length)
    text += `${[...cells, ...new Array<string>(missing).fill("")].map(quoted).join(",")}\n`
    ends.push(text.length)
  }
  return { text, delimiter: ",", ends, lines: rows.map(({ line }) => line) }
}

export const sheetTable = (
  file: string,
  chosen: ReadonlyArray<string>
): Stage<ReadonlyArray<SheetRow>, RawBatch> => {
  const table = csvRows(file, true)
  let notes = chosen
  let held: Array<SheetRow> | undefined = []
  let width = 0

  const noted = (batches: ReadonlyArray<RawBatch>): ReadonlyArray<RawBatch> =>
    notes.length === 0 ? batches : batches.map((batch) => ({ ...batch, notes }))

  const open = Effect.fnUntraced(function* (rows: ReadonlyArray<SheetRow>) {
    held = undefined
    const at = headerAt(rows.slice(0, looked).map(({ cells }) => cells))
    const header = rows[at]
    if (header === undefined) return []
    width = header.cells.length
    const above = at === 1 ? "a row" : `${at} rows`
    if (at > 0) notes = [...notes, `Passed over ${above} above the header in row ${header.line}`]
    return noted(yield* table.take(recordsOf(rows.slice(at), width)))
  })

  const take = Effect.fnUntraced(function* (rows: ReadonlyArray<SheetRow>) {
    if (held === undefined) return noted(yield* table.take(recordsOf(rows, width)))
    for (const row of rows) held.push(row)
    return held.length < looked ? [] : yield* open(held)
  })

  const end = Effect.gen(function* () {
    const opened = held === undefined ? [] : yield* open(held)
    return [...opened, ...noted(yield* table.end)]
  })

  return { take, end }
}
