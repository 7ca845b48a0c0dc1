/** Opens a table by its header, for the sources that recognise their files by it. */
import { Effect, Option, Stream } from "effect"
import {
  type Choice,
  type EntryBatch,
  type ImportKind,
  type SourceFile,
  UnreadableFile
} from "../../../core/mod.ts"
import { type RawBatch, type RawRow } from "../../../core/ports.ts"
import { memoryFile } from "../content/MemoryFile.ts"
import { wholeBytes } from "../content/WholeBytes.ts"
import type { Encoding } from "../bytes/Encoding.ts"
import { readRows } from "./readRows.ts"

export interface Table {
  readonly columns: ReadonlyArray<string>
  /** All rows, from the start each time. */
  readonly batches: Stream.Stream<RawBatch, UnreadableFile>
}

export type Cells = RawRow["cells"]

/** The most bytes of a file that can only be read once, which is held in memory. */
const maxText = 256 * 1024 * 1024

const held = Effect.fnUntraced(function* ({ bytes, name }: SourceFile) {
  const whole = yield* wholeBytes(
    bytes,
    maxText,
    () =>
      new UnreadableFile({
        file: name,
        line: null,
        message: "A stream of more than 256 MiB can't be held: pass its file"
      })
  )
  return memoryFile(name, whole)
})

const open = Effect.fnUntraced(function* (file: SourceFile, encoding: Encoding | null) {
  const batches = readRows(file.bytes, file.name, encoding)
  const head = yield* Stream.runHead(batches)
  const columns = Option.match(head, { onNone: () => [], onSome: (batch) => batch.columns })
  return { columns, batches } satisfies Table
})

/**
 * A CSV file in UTF-8, gzipped or not; else in the `other` encoding, where there is one. A file without lines has no
 * columns.
 */
export const openTable = Effect.fnUntraced(function* (
  file: SourceFile,
  other: Encoding | null = null
): Effect.fn.Return<Table, UnreadableFile> {
  const again = file.size === null ? yield* held(file) : file
  const first = open(again, null)
  return yield* other === null
    ? first
    : Effect.catch(first, (error) => Effect.mapError(open(again, other), () => error))
})

/** Whether a table has all of some columns. */
export const hasColumns = ({ columns }: Pick<Table, "columns">, wanted: ReadonlyArray<string>): boolean =>
  wanted.every((column) => columns.includes(column))

/** The error for a file that isn't one of a source's; `forms` say which are. */
export const notOf = (file: SourceFile, columns: ReadonlyArray<string>, forms: string): UnreadableFile =>
  new UnreadableFile({
    file: file.name,
    line: 1,
    message:
      columns.length === 0
        ? `The file is empty: expected ${forms}`
        : `Expected ${forms}; the header is ${columns.slice(0, 20).join(", ")}${columns.length > 20 ? ", ..." : ""}`
  })

/**
 * The rows of a kind that the rows of a file state, each with its line; `cellsOf` returns null for a row that states
 * none. `broken` are the file's unreadable rows, for one kind only.
 */
export const rowsOf = (
  kind: ImportKind,
  columns: ReadonlyArray<string>,
  batch: RawBatch,
  cellsOf: (cells: Cells) => Cells | null,
  broken: RawBatch["broken"] = batch.broken
): EntryBatch => {
  const rows: Array<RawRow> = []
  for (const { cells, line } of batch.rows) {
    const own = cellsOf(cells)
    if (own !== null) rows.push({ line, cells: own })
  }
  return { kind, columns, rows, broken, points: true }
}

/** Whether a symbol is one of those that are wanted. */
export const wantedIn = ({ subjects }: Choice): ((symbol: string) => boolean) => {
  if (subjects === null) return () => true
  const symbols = new Set(subjects.map(({ symbol }) => symbol))
  return (symbol) => symbols.has(symbol.toUpperCase())
}
