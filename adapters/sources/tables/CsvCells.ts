/** Splits records into their cells. */
import Papa from "papaparse"
import type { CsvRecords } from "./CsvRecords.ts"

/** A record's cells, or the fault that makes it unreadable. */
export type Cells = ReadonlyArray<string> | { readonly fault: string }

const malformed: Cells = {
  fault: "A quoted cell goes on after its closing quote; write a quote inside it twice"
}

const parse = (text: string, delimiter: string): ReadonlyArray<ReadonlyArray<string>> | null => {
  // Papa Parse drops a byte order mark at the start of any text; only the file's own isn't data.
  const guard = text.startsWith("\uFEFF") ? "\n" : ""
  const { data, errors } = Papa.parse<ReadonlyArray<string>>(guard + text, { delimiter, newline: "\n" })
  // After the last newline Papa Parse returns one more row, with one empty cell.
  return errors.length > 0 ? null : data.slice(guard.length, -1)
}

/** Removes the CR before a line's LF, which Papa Parse leaves on an unquoted last cell. */
const withoutReturn = (cells: ReadonlyArray<string>, text: string, end: number): ReadonlyArray<string> => {
  const last = cells.at(-1)
  return last?.endsWith("\r") && text[end - 2] === "\r" ? cells.with(-1, last.slice(0, -1)) : cells
}

/** One for each record. All are parsed at once unless one is malformed, which could absorb its neighbours. */
export const csvCells = ({ delimiter, ends, text }: CsvRecords): ReadonlyArray<Cells> => {
  const clean = (cells: ReadonlyArray<string>, index: number) =>
    withoutReturn(cells, text, ends[index] as number)
  const all = parse(text, delimiter)
  if (all?.length === ends.length) return text.includes("\r") ? all.map(clean) : all
  return ends.map((end, index) => {
    const alone = parse(text.slice(ends[index - 1] ?? 0, end), delimiter)
    return alone?.length === 1 && alone[0] !== undefined ? clean(alone[0], index) : malformed
  })
}
