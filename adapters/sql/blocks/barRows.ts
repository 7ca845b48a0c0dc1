/** Rows of bars, read as arrays because this is the hot path, as columns. */
import { type BarColumns, blankColumns } from "../../../core/prices/mod.ts"

type BarRow = readonly [date: string, open: number, high: number, low: number, close: number, volume: number]

/** The bars in the order of the rows, or, of rows with the newest first, oldest first. */
export const barColumnsOf = (
  found: ReadonlyArray<ReadonlyArray<unknown>>,
  order: "asc" | "desc" = "asc"
): BarColumns => {
  const rows = found as ReadonlyArray<BarRow>
  const columns = blankColumns(rows.length)
  for (let i = 0; i < columns.length; i++) {
    const row = rows[order === "asc" ? i : columns.length - 1 - i] as BarRow
    columns.date[i] = row[0]
    columns.open[i] = row[1]
    columns.high[i] = row[2]
    columns.low[i] = row[3]
    columns.close[i] = row[4]
    columns.volume[i] = row[5]
  }
  return columns
}
