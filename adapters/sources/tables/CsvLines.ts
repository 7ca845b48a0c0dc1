/** Cuts lines without quotes into blocks of cells, in one pass over their characters. */
import type { CellBlock } from "../../../core/ports.ts"

/** Whole lines without a quote: each is a record. */
export interface CsvLines {
  readonly text: string
  readonly delimiter: string
  /** The line of the first. */
  readonly line: number
}

const newline = 10
const carriageReturn = 13

export const countLines = (text: string): number => {
  let count = 0
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++
  return count
}

/** A line with another number of cells than there are names; `size` is its length in characters. */
export interface MisfitLine {
  readonly line: number
  readonly cells: number
  readonly size: number
}

const space = 32

/** Whether a line has only spaces and delimiters. */
const isEmpty = (line: string, delimiter: string): boolean => line.replaceAll(delimiter, " ").trim() === ""

/** The lines in order, in blocks that are as long as possible; those without a value are left out. */
export function* cutLines(
  { delimiter, line: first, text }: CsvLines,
  names: ReadonlyArray<string>
): Generator<CellBlock | MisfitLine> {
  const width = names.length
  const mark = delimiter.charCodeAt(0)
  // A row has a character for each cell at least; one more is room for a line that proves to be none.
  const possible = Math.min(countLines(text), Math.floor(text.length / width)) + 1
  const places = new Int32Array(possible * (width + 1))
  /** Of the block under way: its first place, its rows and its first line. */
  let from = 0
  let rows = 0
  let began = first
  const block = (): CellBlock => ({
    text,
    names,
    rows,
    line: began,
    places: places.subarray(from, from + rows * (width + 1))
  })
  let line = first
  let start = 0
  while (start < text.length) {
    let at = from + rows * (width + 1)
    places[at] = start - 1
    let cells = 1
    let end = start
    for (let code = text.charCodeAt(end); code !== newline; code = text.charCodeAt(++end)) {
      if (code !== mark) continue
      if (cells < width) places[++at] = end
      cells++
    }
    const isReturned = end > start && text.charCodeAt(end - 1) === carriageReturn
    places[++at] = isReturned ? end - 1 : end
    const code = text.charCodeAt(start)
    const isBlank =
      (cells === 1 || code === mark || code === space) && isEmpty(text.slice(start, end), delimiter)
    if (cells === width && !isBlank) rows++
    else {
      if (rows > 0) yield block()
      from += rows * (width + 1)
      rows = 0
      began = line + 1
      if (!isBlank) yield { line, cells, size: end + 1 - start }
    }
    line++
    start = end + 1
  }
  if (rows > 0) yield block()
}
