/** A table that imports write, and its columns. */
import { keepsKnown, partsOf, type RecordName, type Records, recordKeys, setOnce } from "../../core/mod.ts"

export interface Table {
  readonly name: RecordName
  /** What makes two records the same. */
  readonly key: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  /** Whether a null of the file leaves what is stored. */
  readonly keepsKnown: boolean
  /** Those of the values that no later import changes. */
  readonly once: ReadonlyArray<string>
  /** What the records are parts of; null when they stand alone. */
  readonly part: { readonly whole: RecordName; readonly by: string } | null
}

/** A column that holds another one's text in lower case, which databases make of ASCII alone. */
type LowerOf<Column extends string> = `${Column}_lower`

const lowerSuffix = "_lower"

/** The column whose text a column holds in lower case; null when it holds a record's own value. */
export const lowerOf = (column: string): string | null =>
  column.endsWith(lowerSuffix) ? column.slice(0, -lowerSuffix.length) : null

/** The table of a record, with the values beside its key. */
export const tableOf = <K extends RecordName>(
  name: K,
  values: ReadonlyArray<(keyof Records[K] & string) | LowerOf<keyof Records[K] & string>>
): Table => ({
  name,
  key: recordKeys[name],
  values,
  keepsKnown: keepsKnown.has(name),
  once: setOnce[name] ?? [],
  part: partsOf[name] ?? null
})

/** The columns of a table but `run_id`. */
export const columnsOf = (table: Table): ReadonlyArray<string> => [...table.key, ...table.values]

/** The columns that hold a record's own values. */
export const ownColumnsOf = (table: Table): ReadonlyArray<string> =>
  columnsOf(table).filter((column) => lowerOf(column) === null)

/** The columns by which a record differs from what is stored of it. */
export const comparedOf = (table: Table): ReadonlyArray<string> =>
  table.values.filter((column) => !table.once.includes(column))

/** The temporary table that a table's records are set aside in. */
export const stageOf = (table: Table): string => `stage_${table.name}`

/** The table that keeps the rows a run replaced, as they were. */
export const correctionOf = (table: Table): string => `${table.name}_correction`
