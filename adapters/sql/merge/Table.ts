/** The tables that imports write, derived from the declarations of their records. */
import {
  allRecords,
  type ColumnType,
  columnType,
  type RecordName,
  type RecordOf
} from "../../../core/ports.ts"

export interface Table {
  readonly name: RecordName
  readonly record: RecordOf
  /** The columns of the primary key. */
  readonly key: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  /** Whether a null in a file leaves the stored value. */
  readonly nullKeeps: boolean
  /** The value columns that a later import never changes. */
  readonly once: ReadonlyArray<string>
  /** The record that these are parts of; null when they stand alone. */
  readonly part: { readonly whole: RecordName; readonly by: string } | null
}

/** The column with a text in lower case; databases themselves convert only ASCII. */
export const lowerOf = (column: string): string => `${column}_lower`

/** All tables, referenced ones first. */
export const allTables: ReadonlyArray<Table> = allRecords.map((record) => ({
  name: record.name,
  record,
  key: record.key,
  values: [
    ...record.columns.filter((column) => !record.key.includes(column)),
    ...record.searched.map(lowerOf)
  ],
  nullKeeps: record.nullKeeps ?? false,
  once: record.once,
  part: record.part as Table["part"]
}))

export const tables = Object.fromEntries(allTables.map((table) => [table.name, table])) as Readonly<
  Record<RecordName, Table>
>

/** The columns of a table except `run_id`. */
export const columnsOf = (table: Table): ReadonlyArray<string> => [...table.key, ...table.values]

/** The columns compared to detect a changed record. */
export const comparedOf = (table: Table): ReadonlyArray<string> =>
  table.values.filter((column) => !table.once.includes(column))

/** The temporary table in which a table's records are staged. */
export const stageOf = (table: Table): string => `stage_${table.name}`

/** The table with the rows that runs replaced. */
export const correctionOf = (table: Table): string => `${table.name}_correction`

/** The columns with JSON. */
export const jsonColumnsOf = ({ record }: Table): ReadonlyArray<string> =>
  record.columns.filter((column) => columnType(record, column) === "json")

/** The type of a column of a table or its stage. */
export const loadedType = ({ record }: Table, column: string): ColumnType =>
  column === "line" ? "integer" : column in record.fields ? columnType(record, column) : "text"
