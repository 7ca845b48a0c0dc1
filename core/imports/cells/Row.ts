/** Maps the columns of a file to the fields of a kind, and parses rows. */
import { Result } from "effect"
import type { Field } from "../../cells/Field.ts"
import { fieldMeant } from "./Synonyms.ts"
import { type Notation, plain } from "../../cells/Notation.ts"
import type { RawRow } from "../../cells/RawRow.ts"
import { listedColumns } from "../listed.ts"
import type { Problems } from "../Problem.ts"

/** The fields of a kind, by their names. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values of a row by field, with its line. */
export type Row<F extends Fields> = { readonly line: number } & {
  readonly [K in keyof F]: F[K] extends Field<infer A> ? A : never
}

/** The fields of renamed columns (`--map`). */
export type ColumnMap = ReadonlyMap<string, string>

/** Which column of a file is which field. */
export interface Mapping {
  /** The file's column of each field that it has. */
  readonly columnOf: ReadonlyMap<string, string>
  readonly notes: ReadonlyArray<string>
  /** What makes the whole file unusable. */
  readonly faults: ReadonlyArray<string>
}

/** A column name for comparison: in lower case, with underscores for spaces and hyphens. */
export const normalize = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_")

/** Whether a column, by its normalized name, holds prices or volumes that are adjusted. */
export const isAdjusted = (column: string): boolean =>
  /^adj(usted|\.)?_?(close|open|high|low|volume|price)|^adj\.|_\(?adj(usted|\.)?\)?$|^(수정|調整|复权|前复权|后复权)/.test(
    column
  )

/** The flags that stand in for missing columns. */
const insteadOf = (missing: ReadonlyArray<string>): string =>
  (!missing.includes("close") && ["open", "high", "low"].every((name) => missing.includes(name))
    ? ", or pass --close-only for a file of closes alone (a fund's, an index')"
    : missing.includes("volume")
      ? ", or pass --set volume=0 where there is none"
      : "") +
  (missing.includes("symbol")
    ? ", or pass --symbol for a file of one security, or --symbol-from-name where files are named by their symbols"
    : "") +
  (missing.includes("exchange") ? ", or pass --exchange for a file of one exchange" : "")

/** The columns that mean each field which has none of its own name, in the order of the file. */
const columnsMeaning = (
  columns: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
  isFree: (field: string) => boolean
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Array<string>>()
  for (const column of columns) {
    const field = isAdjusted(normalize(column)) ? null : fieldMeant(column, known)
    if (field === null || !isFree(field)) continue
    const others = found.get(field)
    if (others === undefined) found.set(field, [column])
    else others.push(column)
  }
  return found
}

/**
 * Finds the column of each field: renamed ones first, then by name in any order and case; `vendor` maps a vendor's own
 * column names to fields. With `byMeaning`, a field without a column of its name and without a given value has the column
 * that means it by a synonym; several such columns are a fault, which asks for one of them.
 */
export const mapColumns = (
  columns: ReadonlyArray<string>,
  fields: Fields,
  renamed: ColumnMap,
  given: ReadonlySet<string>,
  vendor: Readonly<Record<string, string>> = {},
  byMeaning = false
): Mapping => {
  const columnOf = new Map<string, string>()
  const faults: Array<string> = []
  const taken = new Set<string>()
  const known = Object.keys(fields)
  const assign = (fieldName: string, column: string) => {
    const other = columnOf.get(fieldName)
    if (other !== undefined) faults.push(`Columns ${other} and ${column} both mean ${fieldName}`)
    columnOf.set(fieldName, column)
    taken.add(column)
  }
  for (const [from, to] of renamed) {
    const column = columns.find((_) => _ === from) ?? columns.find((_) => normalize(_) === normalize(from))
    if (!known.includes(to)) faults.push(`--map names no field ${to}; the fields are ${known.join(", ")}`)
    else if (column === undefined)
      faults.push(`--map: no column ${from}; the file has ${listedColumns(columns)}`)
    else assign(to, column)
  }
  const isRenamed = new Set(columnOf.keys())
  const fieldOf = new Map(Object.entries(vendor).map(([column, field]) => [normalize(column), field]))
  for (const column of columns) {
    const name = fieldOf.get(normalize(column)) ?? normalize(column)
    if (!taken.has(column) && known.includes(name) && !isRenamed.has(name)) assign(name, column)
  }
  const meant = byMeaning
    ? columnsMeaning(
        columns.filter((column) => !taken.has(column)),
        known,
        (name) => !columnOf.has(name) && !given.has(name)
      )
    : new Map<string, ReadonlyArray<string>>()
  for (const [name, [column = "", ...others]] of meant) {
    if (others.length === 0) assign(name, column)
    else {
      columnOf.set(name, column)
      faults.push(
        `Columns ${listedColumns([column, ...others])} could each be ${name}: choose one with --map ${column}=${name}`
      )
    }
  }
  const left = columns.filter((column) => !taken.has(column))
  const adjusted = left.filter((column) => isAdjusted(normalize(column)))
  const unknown = left.filter((column) => !isAdjusted(normalize(column)) && column.trim() !== "")
  const understood = [...meant].map(([name, [column]]) => `${column} as ${name}`)
  const missing = known.filter((name) => fields[name]?.required && !columnOf.has(name) && !given.has(name))
  if (columns.length === 0) faults.push("The file is empty: expected a header line")
  else if (missing.length > 0) {
    faults.push(
      `No column ${missing.join(", ")}; the file has ${listedColumns(columns)}. Rename columns with --map COLUMN=FIELD,...${insteadOf(missing)}`
    )
  }
  return {
    columnOf,
    faults: columns.length === 0 ? faults.slice(0, 1) : faults,
    notes: [
      ...(understood.length > 0 ? [`Understood: ${listedColumns(understood)} (--map changes it)`] : []),
      ...(adjusted.length > 0 ? [`Left out, adjusted values: ${listedColumns(adjusted)}`] : []),
      ...(unknown.length > 0 ? [`Left out, unknown columns: ${listedColumns(unknown)}`] : [])
    ]
  }
}

/**
 * Parses a row. A field without a column or with an empty cell gets the value given for the whole file, else null.
 * Returns null, and refuses the row, when a cell is invalid.
 */
export const readRow = <F extends Fields>(
  fields: F,
  mapping: Mapping,
  given: ReadonlyMap<string, unknown>,
  raw: RawRow,
  problems: Problems,
  notation: Notation = plain
): Row<F> | null => {
  const row: Record<string, unknown> = { line: raw.line }
  let whole = true
  for (const name in fields) {
    const { blank, parse, required } = fields[name] as Field<unknown>
    const column = mapping.columnOf.get(name)
    const cell = column === undefined ? "" : (raw.cells[column] ?? "").trim()
    const parsed = cell === "" ? null : parse(cell, notation)
    if (parsed === null || (Result.isFailure(parsed) && blank?.test(cell))) {
      const value = given.get(name) ?? null
      if (value === null && required) {
        problems.refuse(raw.line, name, `${name} is missing`)
        whole = false
      }
      row[name] = value
      continue
    }
    if (Result.isFailure(parsed)) {
      problems.refuse((column === undefined ? undefined : raw.at?.[column]) ?? raw.line, name, parsed.failure)
      whole = false
    } else row[name] = parsed.success
  }
  return whole ? (row as Row<F>) : null
}
