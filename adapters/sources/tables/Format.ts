/**
 * Distinguishes NDJSON from CSV by the first character that isn't a space, and reads the text accordingly. Lines above
 * it that begin with `# ` are comments; others above a table are passed over and noted.
 */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch } from "../../../core/ports.ts"
import { csv } from "./Csv.ts"
import { lookedAt, tableStart } from "./Header.ts"
import { ndjson } from "./Ndjson.ts"
import type { Stage } from "./Stage.ts"

const countLines = (text: string): number => text.split("\n").length - 1

/** A blank line, or a comment. */
const passedOver = /^\s*$|^# |^#\r?$/

/** The start of a piece's first line with content; the piece's end when there is none. */
const begin = (piece: string): number => {
  let start = 0
  while (start < piece.length) {
    const end = piece.indexOf("\n", start)
    if (!passedOver.test(piece.slice(start, end))) return start
    start = end + 1
  }
  return start
}

/** The beginning of a page or a document, which some programs name as a table. */
const markup = /^<(!doctype|html|head|table|meta|script|\?xml)\b/i

const notTable =
  "An HTML or XML document, not a table: open it in a spreadsheet program and save it as CSV or .xlsx"

export const rows = (file: string): Stage<string, RawBatch> => {
  let reader: Stage<string, RawBatch> | undefined
  /** The text of which the header isn't found yet, and the line on which it begins. */
  let held = ""
  let line = 1
  let notes: ReadonlyArray<string> = []

  const noted = (batches: ReadonlyArray<RawBatch>): ReadonlyArray<RawBatch> =>
    notes.length === 0 ? batches : batches.map((batch) => ({ ...batch, notes }))

  /** Passes over what stands above the rows of the held text, and reads the rest. */
  const open = Effect.fnUntraced(function* () {
    const text = held.slice(held.search(/\S/))
    const fail = (message: string) => Effect.fail(new UnreadableFile({ file, line, message }))
    if (text.startsWith("[")) return yield* fail("A JSON array; write one object a line")
    if (markup.test(text.slice(0, 20))) return yield* fail(notTable)
    let start = 0
    if (text.startsWith("{")) reader = ndjson(line)
    else {
      const table = tableStart(held, 0)
      start = table.start
      line += countLines(held.slice(0, start))
      const above = table.above === 1 ? "a line" : `${table.above} lines`
      if (table.above > 0) notes = [`Passed over ${above} above the header in line ${line}`]
      reader = csv(file, line, table.delimiter)
    }
    const rest = held.slice(start)
    held = ""
    return noted(yield* reader.take(rest))
  })

  const take = Effect.fnUntraced(function* (piece: string) {
    if (reader !== undefined) return noted(yield* reader.take(piece))
    held += piece
    const start = begin(held)
    line += countLines(held.slice(0, start))
    held = held.slice(start)
    return held.length < lookedAt ? [] : yield* open()
  })

  const end = Effect.gen(function* () {
    const first = held === "" ? [] : yield* open()
    return [...first, ...noted(yield* reader?.end ?? Effect.succeed([]))]
  })

  return { take, end }
}
