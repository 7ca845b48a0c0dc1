/**
 * Bars of PostgreSQL as one row with an array for each column, in its binary format: a fraction of the processor time of
 * a row for each bar.
 */
import { dateOfDay } from "../../../core/ports.ts"
import { type BarColumns, blankColumns } from "../../../core/prices/mod.ts"

/**
 * Selects date (in days since 1970), open, high, low, close and volume of all rows of a sorted subquery. Each is null
 * when there are no rows.
 */
export const barArrays = [
  "date - date '1970-01-01'",
  "open",
  "high",
  "low",
  "close",
  "cast(volume as double precision)"
]
  .map((column) => `array_send(array_agg(${column}))`)
  .join(", ")

/** Number of dimensions, whether there are nulls, type; and of the only dimension, length and first index. */
const head = 20

/** Before each element is its length in bytes. */
const [dayBytes, numberBytes] = [4 + 4, 4 + 8]

const viewOf = ({ buffer, byteLength, byteOffset }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

const fill = (column: BarColumns["open"], bytes: Uint8Array): void => {
  const view = viewOf(bytes)
  for (let i = 0, at = head + 4; i < column.length; i++, at += numberBytes) column[i] = view.getFloat64(at)
}

/** The bars of a row of `barArrays`. */
export const barColumnsOfArrays = (row: ReadonlyArray<unknown>): BarColumns => {
  const [date, open, high, low, close, volume] = row as ReadonlyArray<Uint8Array | null>
  if (!date || !open || !high || !low || !close || !volume) return blankColumns(0)
  const view = viewOf(date)
  const columns = blankColumns((date.length - head) / dayBytes)
  for (let i = 0; i < columns.length; i++) columns.date[i] = dateOfDay(view.getInt32(head + 4 + i * dayBytes))
  fill(columns.open, open)
  fill(columns.high, high)
  fill(columns.low, low)
  fill(columns.close, close)
  fill(columns.volume, volume)
  return columns
}
