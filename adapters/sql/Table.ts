/** The tables that imports write, as the declarations of their records say. */
import { allRecords, columnType, type RecordName, type RecordOf } from "../../core/mod.ts"

export interface Table {
  readonly name: RecordName
  readonly record: RecordOf
  /** What makes two records the same. */
  readonly key: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  /** Whether a null of the file leaves what is stored. */
  readonly nullKeeps: boolean
  /** Those of the values that no later import changes. */
  readonly once: ReadonlyArray<string>
  /** What the records are parts of; null when they stand alone. */
  readonly part: { readonly whole: RecordName; readonly by: string } | null
}

/** The column beside a text that holds it in lower case, which databases make of ASCII alone. */
export const lowerOf = (column: string): string => `${column}_lower`

/** In the order in which their records refer to each other. */
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

/** The columns of a table but `run_id`. */
export const columnsOf = (table: Table): ReadonlyArray<string> => [...table.key, ...table.values]

/** The columns by which a record differs from what is stored of it. */
export const comparedOf = (table: Table): ReadonlyArray<string> =>
  table.values.filter((column) => !table.once.includes(column))

/** The temporary table that a table's records are set aside in. */
export const stageOf = (table: Table): string => `stage_${table.name}`

/** The table that keeps the rows a run replaced, as they were. */
export const correctionOf = (table: Table): string => `${table.name}_correction`

/** The columns that hold JSON. */
export const jsonColumnsOf = ({ record }: Table): ReadonlyArray<string> =>
  record.columns.filter((column) => columnType(record, column) === "json")
