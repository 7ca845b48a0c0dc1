/** Reads the rows of a sheet as a table: its header, below whatever stands above it, and a row for each other. */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import type { RawBatch } from "../../../core/ports.ts"
import { csvRows } from "./Csv.ts"
import type { CsvRecords } from "./CsvRecords.ts"
import { headerAt } from "./Header.ts"
import type { SheetRow } from "./SheetXml.ts"
import type { Stage } from "./Stage.ts"

/** The rows among which the header is looked for. */
const looked = 60

/** The most cells that the rows of a sheet may lack of the header's columns: a few characters make a row of thousands. */
const maxMissing = 20_000_000

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** The rows as records of cells, as wide as the table at least. */
const recordsOf = (rows: ReadonlyArray<SheetRow>, width: number): CsvRecords => {
  let text = ""
  const ends: Array<number> = []
  for (const { cells } of rows) {
    const missing = Math.max(0, width - cells.length)
    text += `${cells.map(quoted).join(",")}${',""'.repeat(missing)}\n`
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
  let missing = 0

  const passOn = Effect.fnUntraced(function* (rows: ReadonlyArray<SheetRow>) {
    for (const { cells } of rows) missing += Math.max(0, width - cells.length)
    if (missing > maxMissing) {
      const message = `Its rows lack more than ${maxMissing / 1_000_000} million cells of their ${width} columns: save it as CSV`
      return yield* new UnreadableFile({ file, line: rows[0]?.line ?? null, message })
    }
    return noted(yield* table.take(recordsOf(rows, width)))
  })

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
    return yield* passOn(rows.slice(at))
  })

  const take = Effect.fnUntraced(function* (rows: ReadonlyArray<SheetRow>) {
    if (held === undefined) return yield* passOn(rows)
    for (const row of rows) held.push(row)
    return held.length < looked ? [] : yield* open(held)
  })

  const end = Effect.gen(function* () {
    const opened = held === undefined ? [] : yield* open(held)
    return [...opened, ...noted(yield* table.end)]
  })

  return { take, end }
}
