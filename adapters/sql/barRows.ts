/** Rows of bars, read as arrays because this is the hot path, as columns. */
import { type BarColumns, blankColumns, dateOfDay } from "../../core/mod.ts"

/**
 * The rows from one up to another, exclusive: each has date, open, high, low, close and volume from column `first` on.
 * SQLite stores dates as text; PostgreSQL's are read as days since 1970, which takes less time than reading its text.
 */
export const barColumnsOf = (
  rows: ReadonlyArray<ReadonlyArray<unknown>>,
  start = 0,
  end = rows.length,
  first = 0
): BarColumns => {
  const columns = blankColumns(end - start)
  for (let i = 0; i < columns.length; i++) {
    const row = rows[start + i] as ReadonlyArray<any>
    const date: string | number = row[first]
    columns.date[i] = typeof date === "string" ? date : dateOfDay(date)
    columns.open[i] = row[first + 1]
    columns.high[i] = row[first + 2]
    columns.low[i] = row[first + 3]
    columns.close[i] = row[first + 4]
    columns.volume[i] = row[first + 5]
  }
  return columns
}
