/** Finds where a table begins in a text: below Excel's `sep=;` and below lines about the file. */
import { isTransposed } from "./Transposed.ts"

export interface TableStart {
  /** Of the header's line in the text. */
  readonly start: number
  /** Null where the header's own marks decide. */
  readonly delimiter: string | null
  /** The lines of text above the header that are passed over. */
  readonly above: number
}

export const delimiters = [",", ";", "\t", "|"]

/** The lines, blank ones left out, among which the header is looked for. */
const looked = 60

/** The line by which Excel is given a delimiter. */
const separator = /^"?sep=([^\s\w"]|\t)"?[,;\s]*$/i

interface Line {
  readonly start: number
  readonly text: string
}

/** The most characters of a text in which the header is looked for. */
export const lookedAt = 64 * 1024

/** The end of the record that begins at a place: of its line, unless a quoted cell goes on over several. */
const recordEnd = (piece: string, start: number, until: number): number => {
  let first = -1
  let isOpen = false
  for (let at = start; at < until; at++) {
    const character = piece[at] as string
    if (character === "\n") {
      if (!isOpen) return at
      if (first === -1) first = at
    } else if (character === '"') {
      if (!isOpen) isOpen = at === start || "\n,;\t|".includes(piece[at - 1] as string)
      else if (piece[at + 1] === '"') at++
      else isOpen = false
    }
  }
  if (first !== -1) return first
  const end = piece.indexOf("\n", start)
  return end === -1 ? piece.length : end
}

/** The first lines with content; one with a cell of several lines counts as one. */
const linesOf = (piece: string, from: number): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  const until = Math.min(piece.length, from + lookedAt)
  for (let start = from; start < until && lines.length < looked; ) {
    const end = recordEnd(piece, start, until)
    if (end > until && lines.length > 0) break
    const text = piece.slice(start, end).replace(/\r$/, "")
    if (text.trim() !== "") lines.push({ start, text })
    start = end + 1
  }
  return lines
}

/** The cells of a line, between delimiters outside of quotes, with their quotes. */
const cellsOfLine = (line: string, delimiter: string): ReadonlyArray<string> => {
  const cells: Array<string> = []
  let start = 0
  let isOpen = false
  for (let at = 0; at < line.length; at++) {
    if (isOpen) {
      if (line[at] !== '"') continue
      if (line[at + 1] === '"') at++
      else isOpen = false
    } else if (line[at] === delimiter) {
      cells.push(line.slice(start, at))
      start = at + 1
    } else if (at === start && line[at] === '"') isOpen = true
  }
  return [...cells, line.slice(start)]
}

const contentOf = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim()

/** A number or a date: what a header below other lines doesn't have. */
const isValue = (cell: string): boolean => /^[-+($]?\d[\d.,:/\s-]*[)%]?$/.test(cell)

/** The width that most rows have, the greater of two; and how many have it. */
const usualWidth = (widths: ReadonlyArray<number>): { readonly width: number; readonly rows: number } => {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  let [width, rows] = [0, 0]
  for (const [own, count] of counts)
    if (count > rows || (count === rows && own > width)) [width, rows] = [own, count]
  return { width, rows }
}

/** Whether a row of the table's width names most of its columns. */
const isNaming = (cells: ReadonlyArray<string>): boolean =>
  cells.filter((cell) => contentOf(cell) !== "").length * 2 >= cells.length

/**
 * The row that is the header: the first, unless it differs from the table below it in its number of cells, or is mostly
 * empty. Then it is the first row of the table's width that names its columns, where it has no values.
 */
export const headerAt = (table: ReadonlyArray<ReadonlyArray<string>>): number => {
  const [first = []] = table
  const { rows, width } = usualWidth(table.map(({ length }) => length))
  if (first.length === width && (width < 3 || isNaming(first))) return 0
  if (width < 2 || rows < 2) return 0
  const at = table.findIndex((cells) => cells.length === width && isNaming(cells))
  const header = (table[at] ?? []).map(contentOf)
  return at > 0 && (isTransposed(header) || !header.some(isValue)) ? at : 0
}

/** The delimiter that a header itself has most of. */
const ownDelimiter = (line: string): string =>
  delimiters.reduce((best, next) =>
    cellsOfLine(line, next).length > cellsOfLine(line, best).length ? next : best
  )

/** The start of the table in a text that begins at `from` with a line of its own. */
export const tableStart = (piece: string, from: number): TableStart => {
  const [first, ...rest] = linesOf(piece, from)
  if (first === undefined) return { start: from, delimiter: null, above: 0 }
  const given = separator.exec(first.text)?.[1] ?? null
  const lines = given === null ? [first, ...rest] : rest
  const [top] = lines
  if (top === undefined) return { start: first.start, delimiter: given, above: 0 }
  const found = (delimiter: string, at: number): TableStart => ({
    start: (lines[at] as Line).start,
    delimiter,
    above: at
  })
  const own = given ?? ownDelimiter(top.text)
  const tableBy = (delimiter: string) => lines.map(({ text }) => cellsOfLine(text, delimiter))
  const table = tableBy(own)
  const fits = usualWidth(table.map(({ length }) => length)).width === table[0]?.length
  if (given !== null || (fits && (table[0]?.length ?? 0) > 1)) {
    const at = headerAt(table)
    return at === 0 ? { start: top.start, delimiter: given, above: 0 } : found(own, at)
  }
  const choices = delimiters.map((delimiter) => {
    const cells = tableBy(delimiter)
    const { rows, width } = usualWidth(cells.map(({ length }) => length))
    return { delimiter, score: rows * (width - 1), at: headerAt(cells) }
  })
  const best = choices.reduce((a, b) => (b.score > a.score ? b : a))
  return best.at === 0 ? { start: top.start, delimiter: null, above: 0 } : found(best.delimiter, best.at)
}
