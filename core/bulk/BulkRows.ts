/** The rows of bulk tables, from and to those that stores have. */
import { dateOfDay, dayOf } from "../time/CalendarDate.ts"
import { instantOf } from "../time/Instant.ts"
import type { BulkColumn, BulkRows, BulkType, BulkValues } from "./BulkColumn.ts"

/** A stored value: days and instants are text, JSON too; a boolean may be 0 or 1. */
export type StoredValue = string | number | boolean | null

/** Some stored rows, with the names of their columns. */
export interface StoredRows {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<StoredValue>>
}

type Value = BulkValues[number]

const asIs = (value: StoredValue): Value => value

const microsOf = (instant: string): number => Date.parse(instant) * 1000

const fromStored: Readonly<Record<BulkType, (value: NonNullable<StoredValue>) => Value>> = {
  int64: asIs,
  double: asIs,
  text: asIs,
  boolean: Boolean,
  date: (value) => dayOf(value as string),
  timestamp: (value) => microsOf(value as string)
}

const toStored: Readonly<Record<BulkType, (value: NonNullable<Value>) => StoredValue>> = {
  int64: asIs,
  double: asIs,
  text: asIs,
  boolean: asIs,
  date: (value) => dateOfDay(value as number),
  timestamp: (value) => instantOf((value as number) / 1000)
}

/** The value of a bulk column for a stored one. */
export const bulkValue = (type: BulkType, value: StoredValue): Value =>
  value === null ? null : fromStored[type](value)

/** The stored value of a bulk column's; its day or instant is text again. */
export const storedValue = (type: BulkType, value: Value): StoredValue =>
  value === null ? null : toStored[type](value)

/** Some rows, whose values a function has by the place of the row and of the column. */
export const rowsBy = (
  columns: ReadonlyArray<BulkColumn>,
  length: number,
  value: (row: number, column: BulkColumn, place: number) => Value
): BulkRows => ({
  length,
  columns: columns.map((column, place) => Array.from({ length }, (_, row) => value(row, column, place)))
})

/** The same rows with some of their columns, in the order of `wanted`; `columns` are all of them. */
export const withColumns = (
  { columns: values, length }: BulkRows,
  columns: ReadonlyArray<BulkColumn>,
  wanted: ReadonlyArray<BulkColumn>
): BulkRows => ({ length, columns: wanted.map((one) => values[columns.indexOf(one)] as BulkValues) })
