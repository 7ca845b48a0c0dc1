/** The columns of bulk tables: their types, and the values that rows have in them. */
import { Schema } from "effect"
import { columnIsNullable, meaningOf, type RecordOf } from "../records/Record.ts"
import { storageOf } from "../records/Scalar.ts"

/** What a column holds. `date` is a day, `timestamp` an instant in UTC; ids, counts and volumes are `int64`. */
export const BulkType = Schema.Literals(["int64", "double", "date", "timestamp", "boolean", "text"])
export type BulkType = typeof BulkType.Type

/** A column of a bulk table. */
export interface BulkColumn {
  readonly name: string
  readonly type: BulkType
  readonly isNullable: boolean
  /** A sentence without its full stop, which says what null means where it isn't that the value is unknown. */
  readonly meaning: string
}

/**
 * The values of a column: days since 1970 of `date`, microseconds since 1970 of `timestamp`, whole numbers of `int64`. Null
 * where a value is unknown, in lists alone.
 */
export type BulkValues = ReadonlyArray<string | number | boolean | null> | Float64Array | Int32Array

/** Some rows of a table, a list of values for each of its columns, in their order. */
export interface BulkRows {
  readonly length: number
  readonly columns: ReadonlyArray<BulkValues>
}

/** The type of a record's column in files. */
const typeOf = (record: RecordOf, column: string): BulkType => {
  const { column: stored, isInstant } = storageOf(record.fields[column] as Schema.Top)
  switch (stored) {
    case "integer":
    case "bigint":
      return "int64"
    case "double precision":
      return "double"
    case "date":
    case "boolean":
      return stored
    default:
      return isInstant ? "timestamp" : "text"
  }
}

/** A record's column as one of a bulk table. A list that is never null is one that is stored as null where it is empty. */
export const columnOf = (record: RecordOf, name: string): BulkColumn => {
  const field = record.fields[name] as Schema.Top
  const { meaning, null_when } = meaningOf(field)
  return {
    name,
    type: typeOf(record, name),
    isNullable: columnIsNullable(record, name) || storageOf(field).column === "json",
    meaning: null_when === "" ? meaning : `${meaning}; null where ${null_when}`
  }
}
