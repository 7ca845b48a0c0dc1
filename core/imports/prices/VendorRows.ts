/** Rows as vendors write them: tickers with their exchange, and bars of other lengths among daily ones. */
import type { RawRow } from "../../cells/RawRow.ts"
import { type Fields, normalize, type Row } from "../cells/Row.ts"
import type { Problems } from "../Problem.ts"
import type { Layout } from "./Layout.ts"

/** The row with its vendor's ticker split up, `7203.JP` into 7203 in Tokyo; null for a row that was refused. */
export const splitTicker = <F extends Fields>(row: Row<F> | null, { format }: Layout): Row<F> | null => {
  if (row === null || format === null) return row
  const { exchange, symbol } = row as { readonly exchange?: unknown; readonly symbol?: unknown }
  const at = String(symbol).lastIndexOf(".")
  const place = format.suffixes[String(symbol).slice(at + 1)]
  return at < 1 || place === undefined
    ? row
    : { ...row, symbol: String(symbol).slice(0, at), exchange: exchange ?? place }
}

/** Whether a row is a daily bar, where its vendor's files contain others too; otherwise the row is refused. */
export const isDaily = ({ cells, line }: RawRow, { format }: Layout, problems: Problems): boolean => {
  if (format === null || format.daily === null) return true
  const { column, value } = format.daily
  const own = Object.keys(cells).find((name) => normalize(name) === normalize(column))
  const period = (own === undefined ? "" : (cells[own] ?? "")).trim()
  if (period === value) return true
  problems.refuse(line, "date", `No daily bar: ${column} is ${period}, not ${value}`)
  return false
}
