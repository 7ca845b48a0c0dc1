/** Arrow's streaming format (IPC): the schema, then a batch for each piece of rows. */
import {
  batchType,
  bool,
  Column,
  columnFromValues,
  type DataType,
  dateDay,
  float64,
  int64,
  tableFromColumns,
  tableToIPC,
  TimeUnit,
  timestamp,
  utf8
} from "@uwdata/flechette"
import type { BulkColumn, BulkRows, BulkType, BulkValues } from "../../core/ports.ts"
import type { BulkFile, BulkSchema } from "./BulkFile.ts"

/** The end of a stream: a continuation and a length of 0. */
const endBytes = 8

const typeOf: Readonly<Record<BulkType, DataType>> = {
  int64: int64(),
  double: float64(),
  boolean: bool(),
  date: dateDay(),
  timestamp: timestamp(TimeUnit.MICROSECOND, "UTC"),
  text: utf8()
}

const bigints = (values: ArrayLike<number>): BigInt64Array => {
  const all = new BigInt64Array(values.length)
  for (let i = 0; i < all.length; i++) all[i] = BigInt(values[i] as number)
  return all
}

/** What a column's builder takes for a value: days and instants in milliseconds. */
const builderValue: Readonly<Partial<Record<BulkType, (value: number) => number | bigint>>> = {
  int64: BigInt,
  date: (day) => day * 86_400_000,
  timestamp: (micros) => micros / 1000
}

/** Numbers of a typed array are taken as they are. */
const columnOf = ({ type }: BulkColumn, values: BulkValues): Column<unknown> => {
  const arrow = typeOf[type]
  if (Array.isArray(values)) {
    const convert = builderValue[type]
    return columnFromValues((visit: (value: unknown) => void) => {
      for (const value of values)
        visit(convert === undefined || value === null ? value : convert(value as number))
    }, arrow)
  }
  const numbers = values as Float64Array | Int32Array
  const Batch = batchType(arrow)
  return new Column([
    new Batch({
      length: numbers.length,
      nullCount: 0,
      type: arrow,
      validity: new Uint8Array(0),
      values: type === "int64" || type === "timestamp" ? bigints(numbers) : numbers
    })
  ])
}

/** A stream with a batch of rows. */
const streamOf = (columns: ReadonlyArray<BulkColumn>, { columns: values }: BulkRows): Uint8Array =>
  tableToIPC(
    tableFromColumns(
      columns.map((column, place) => [column.name, columnOf(column, values[place] as BulkValues)])
    ),
    { format: "stream" }
  ) as Uint8Array

/** A stream of rows: what each batch is made of begins with the same schema, and ends alike. */
export const arrowFile = ({ columns }: BulkSchema): BulkFile => {
  const none = streamOf(columns, { length: 0, columns: columns.map(() => []) })
  const head = none.slice(0, -endBytes)
  let isBegun = false
  const begun = (bytes: Uint8Array): Uint8Array => {
    const skipped = isBegun ? bytes.subarray(head.length) : bytes
    isBegun = true
    return skipped
  }
  return {
    add: (rows) => begun(rows.length === 0 ? head : streamOf(columns, rows).subarray(0, -endBytes)),
    end: () => begun(none)
  }
}
