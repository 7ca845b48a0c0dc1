/** Reads CSV: the first record is the header, each other record a row. */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch } from "../../../core/ports.ts"
import { batches } from "./Batches.ts"
import { emptyCells } from "./Cells.ts"
import { type Cells, csvCells } from "./CsvCells.ts"
import { cutLines, type CsvLines } from "./CsvLines.ts"
import { type CsvRecords, csvRecords, type CsvText, recordsOf } from "./CsvRecords.ts"
import { maxColumns } from "./Limits.ts"
import { compose, type Stage } from "./Stage.ts"
import { datesOf, isTransposed, transpose, type TransposedLine, transposedLines } from "./Transposed.ts"

/** A line of spaces or of delimiters alone, as spreadsheet programs write for empty rows. */
const isBlank = (cells: Cells): boolean => "length" in cells && cells.every((cell) => cell.trim() === "")

const misfit = ({ length }: ReadonlyArray<string>, found: number): string =>
  `Expected ${length} ${length === 1 ? "cell" : "cells"}, found ${found}`

const repeated = (names: ReadonlyArray<string>): string | undefined => {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

/** A cell in an unnamed column can't be used, and is left out. */
const byName = (names: ReadonlyArray<string>, cells: ReadonlyArray<string>): Record<string, string> => {
  const named = emptyCells()
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string
    if (name !== "") named[name] = cells[at] as string
  }
  return named
}

/** Whether a batch has any rows. */
const isNotEmpty = ({ broken, rows }: RawBatch): boolean => broken.length + rows.length > 0

/** The rows of records, of which the first is the header; `points` is set where numbers have decimal points in any case. */
export const csvRows = (file: string, points?: true): Stage<CsvText, RawBatch> => {
  let names: ReadonlyArray<string> | undefined
  let columns: ReadonlyArray<string> = []
  let transposed: { readonly line: number; readonly table: Array<TransposedLine> } | undefined
  const gathered = batches(() => columns, points)

  const readHeader = Effect.fnUntraced(function* (line: number, cells: Cells) {
    if ("fault" in cells) return yield* new UnreadableFile({ file, line, message: `Header: ${cells.fault}` })
    if (cells.length > maxColumns) {
      const message = `Expected at most ${maxColumns} columns, found ${cells.length}`
      return yield* new UnreadableFile({ file, line, message })
    }
    const trimmed = cells.map((cell) => cell.trim())
    const named = trimmed.filter((name) => name !== "")
    const days = isTransposed(trimmed) ? datesOf(trimmed) : []
    const twice = repeated(named) ?? repeated(days)
    if (twice !== undefined) {
      return yield* new UnreadableFile({ file, line, message: `Two columns are named "${twice}"` })
    }
    if (days.length > 0) transposed = { line, table: [] }
    else columns = named
    return trimmed
  })

  const tooLong = (line: number) =>
    new UnreadableFile({
      file,
      line,
      message: `A table with dates across has at most ${transposedLines} lines`
    })

  const takeRecords = Effect.fnUntraced(function* (records: CsvRecords) {
    const { ends, lines } = records
    const all = csvCells(records)
    for (let index = 0; index < all.length; index++) {
      const cells = all[index] as Cells
      const line = lines[index] as number
      const size = (ends[index] as number) - (ends[index - 1] ?? 0)
      if (isBlank(cells)) continue
      if (names === undefined) names = yield* readHeader(line, cells)
      else if ("fault" in cells) gathered.refuse(line, cells.fault, size)
      else if (cells.length !== names.length) {
        gathered.refuse(line, misfit(names, cells.length), size)
      } else if (transposed !== undefined) {
        if (transposed.table.length === transposedLines) yield* tooLong(line)
        transposed.table.push({ line, cells })
      } else gathered.add({ line, cells: byName(names, cells) }, size)
    }
    return gathered.full()
  })

  const takeLines = (lines: CsvLines, names: ReadonlyArray<string>): ReadonlyArray<RawBatch> => {
    for (const found of cutLines(lines, names)) {
      if ("places" in found) gathered.addBlock(found)
      else gathered.refuse(found.line, misfit(names, found.cells), found.size)
    }
    return gathered.full()
  }

  const take = (text: CsvText) => {
    if ("ends" in text) return takeRecords(text)
    return names === undefined || transposed !== undefined
      ? takeRecords(recordsOf(text))
      : Effect.succeed(takeLines(text, names))
  }

  const end = Effect.sync(() => {
    if (names === undefined) return []
    const rest = gathered.rest()
    return transposed === undefined
      ? rest
      : [...rest.filter(isNotEmpty), transpose(transposed.line, names, transposed.table)]
  })

  return { take, end }
}

/** The text may begin after the file does, but at the start of a line. A delimiter of null is that of the header. */
export const csv = (file: string, firstLine: number, delimiter: string | null): Stage<string, RawBatch> =>
  compose(csvRecords(file, firstLine, delimiter), csvRows(file))
