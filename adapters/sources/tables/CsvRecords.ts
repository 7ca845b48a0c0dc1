/**
 * Splits CSV text into records: at each newline outside a quoted cell. A quote opens a cell only as its first
 * character, and a cell closes at the first quote that isn't doubled, so that a malformed cell breaks one record and
 * not the rest of the file.
 */
import { Effect } from "effect"
import { countLines, type CsvLines } from "./CsvLines.ts"
import { delimiters } from "./Header.ts"
import { rowSize } from "./Limits.ts"
import type { Stage } from "./Stage.ts"
import { UnreadableFile } from "../../../core/mod.ts"

/** Whole records: their text, which ends with a newline, and the end and first line of each. */
export interface CsvRecords {
  readonly text: string
  readonly delimiter: string
  readonly ends: ReadonlyArray<number>
  readonly lines: ReadonlyArray<number>
}

/** Lines as records. */
export const recordsOf = ({ delimiter, line, text }: CsvLines): CsvRecords => {
  const ends: Array<number> = []
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) ends.push(at + 1)
  return { text, delimiter, ends, lines: ends.map((_, index) => line + index) }
}

const quote = 34
const newline = 10
const marks = delimiters.map((delimiter) => delimiter.charCodeAt(0))

const mostFrequent = (counts: ReadonlyArray<number>): number =>
  marks[counts.indexOf(Math.max(...counts))] as number

/** The header by itself: it was split before its delimiter was known, and must not be parsed with other records. */
const apart = ({ delimiter, ends, lines, text }: CsvRecords): ReadonlyArray<CsvRecords> => {
  const end = ends[0] ?? 0
  return [
    { text: text.slice(0, end), delimiter, ends: ends.slice(0, 1), lines: lines.slice(0, 1) },
    { text: text.slice(end), delimiter, ends: ends.slice(1).map((_) => _ - end), lines: lines.slice(1) }
  ]
}

/** Records, or lines that need no splitting into records. */
export type CsvText = CsvRecords | CsvLines

export const csvRecords = (file: string, firstLine: number, given: string | null): Stage<string, CsvText> => {
  /** Unless it was given, unknown until the end of the header. */
  let delimiter: number | undefined = given?.charCodeAt(0)
  const counts = marks.map(() => 0)
  let line = firstLine
  let began = firstLine
  let isOpen = false
  let openedOn = firstLine
  /** The text of an unfinished record. */
  let rest = ""

  const startsCell = (before: number): boolean =>
    before === newline || (delimiter === undefined ? marks.includes(before) : before === delimiter)

  const scan = (text: string, offset: number, ends: Array<number>, lines: Array<number>): void => {
    let before = newline
    for (let at = 0; at < text.length; at++) {
      const character = text.charCodeAt(at)
      if (character === newline) {
        line++
        if (!isOpen) {
          delimiter ??= mostFrequent(counts)
          ends.push(offset + at + 1)
          lines.push(began)
          began = line
        }
      } else if (isOpen) {
        if (character === quote) {
          if (text.charCodeAt(at + 1) === quote) at++
          else isOpen = false
        }
      } else if (character === quote) {
        isOpen = startsCell(before)
        openedOn = line
      } else if (delimiter === undefined) {
        const index = marks.indexOf(character)
        if (index !== -1) counts[index] = (counts[index] as number) + 1
      }
      before = character
    }
  }

  const unclosed = (message: string) => new UnreadableFile({ file, line: openedOn, message })

  const lines = (text: string, mark: number): CsvLines => {
    const found = { text, delimiter: String.fromCharCode(mark), line: began }
    line += countLines(text)
    began = line
    return found
  }

  const records = Effect.fnUntraced(function* (piece: string) {
    const ends: Array<number> = []
    const lines: Array<number> = []
    const isFirst = delimiter === undefined
    scan(piece, rest.length, ends, lines)
    const whole = rest + piece
    const cut = ends.at(-1) ?? 0
    rest = whole.slice(cut)
    if (rest.length > rowSize) return yield* unclosed("The quote that opens here isn't closed within 16 MiB")
    if (delimiter === undefined || cut === 0) return []
    const records = { text: whole.slice(0, cut), delimiter: String.fromCharCode(delimiter), ends, lines }
    return isFirst ? apart(records) : [records]
  })

  const take = Effect.fnUntraced(function* (piece: string) {
    if (!isOpen && !piece.includes('"')) {
      if (delimiter !== undefined) return [lines(piece, delimiter)]
      const end = piece.indexOf("\n") + 1
      const header = yield* records(piece.slice(0, end))
      return end === piece.length || delimiter === undefined
        ? header
        : [...header, lines(piece.slice(end), delimiter)]
    }
    return yield* records(piece)
  })

  const end = Effect.suspend(() =>
    rest === "" ? Effect.succeed([]) : Effect.fail(unclosed("The quote that opens here is never closed"))
  )

  return { take, end }
}
