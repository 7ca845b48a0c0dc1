/** Answers as short as they can be for a language model: tables as columns and rows, no nulls, figures of six digits. */

/** Records as a table: the names of columns once, and a row for each record. */
export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<unknown>>
}

/** A record of columns with any names. */
export const cellsOf = (
  columns: ReadonlyArray<string>,
  cells: ReadonlyArray<unknown>
): Readonly<Record<string, unknown>> => Object.fromEntries(columns.map((column, i) => [column, cells[i]]))

const isUnknown = (value: unknown): boolean => value === null || value === undefined

/** The table of records in the order of `columns`; without those in which no record has a value. */
export const tableOf = <R extends object>(
  columns: ReadonlyArray<keyof R & string>,
  records: ReadonlyArray<R>
): Table => {
  const known = columns.filter((column) => records.some((record) => !isUnknown(record[column])))
  return { columns: known, rows: records.map((record) => known.map((column) => record[column])) }
}

/** What a cell contains of which the value isn't known. */
const unknownCell = ""

/** Six significant digits; whole numbers, and the whole part of great ones, stay as they are. */
const figureOf = (value: number): number => {
  if (Number.isInteger(value)) return value
  return Math.abs(value) >= 1e6 ? Math.round(value) : Number(value.toPrecision(6))
}

/** A value without members that are null, and without objects and lists that are empty for want of any. */
export const compact = (value: unknown): unknown => {
  if (typeof value === "number") return Number.isFinite(value) ? figureOf(value) : undefined
  if (Array.isArray(value)) {
    const cells = value.map(compact)
    return cells.map((cell) => (isUnknown(cell) ? unknownCell : cell))
  }
  if (typeof value !== "object" || value === null) return value
  const members = Object.entries(value)
    .map(([name, member]) => [name, compact(member)] as const)
    .filter(([, member]) => !isUnknown(member))
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

/** The first `max` characters of a text, and three dots where there are more; null for null. */
export const excerpt = (text: string | null, max: number): string | null =>
  text === null || text.length <= max ? text : `${text.slice(0, max).toWellFormed()}...`
