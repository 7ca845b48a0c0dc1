/**
 * Distinguishes NDJSON from CSV by the first character that isn't a space, and reads the text accordingly. Lines above
 * it that begin with `# ` are comments.
 */
import { Effect } from "effect"
import { type RawBatch, UnreadableFile } from "../../../core/mod.ts"
import { csv } from "./Csv.ts"
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

export const rows = (file: string): Stage<string, RawBatch> => {
  let reader: Stage<string, RawBatch> | undefined
  /** The first line not read yet. */
  let line = 1

  const take = Effect.fnUntraced(function* (piece: string) {
    if (reader !== undefined) return yield* reader.take(piece)
    const start = begin(piece)
    line += countLines(piece.slice(0, start))
    if (start === piece.length) return []
    const first = piece.slice(start).search(/\S/) + start
    if (piece[first] === "[") {
      return yield* new UnreadableFile({ file, line, message: "A JSON array; write one object a line" })
    }
    reader = piece[first] === "{" ? ndjson(line) : csv(file, line)
    return yield* reader.take(piece.slice(start))
  })

  return { take, end: Effect.suspend(() => reader?.end ?? Effect.succeed([])) }
}
