/**
 * Files of one security with three header lines: the figures, the ticker of each, and the name of the days.
 *
 *     Price,Close,High,Low,Open,Volume
 *     Ticker,AAPL,AAPL,AAPL,AAPL,AAPL
 *     Date,,,,,
 */
import type { RawBatch } from "../../cells/RawBatch.ts"
import type { RawRow } from "../../cells/RawRow.ts"

/** The first cells of the three lines. */
export interface HeaderLines {
  readonly figures: string
  readonly tickers: string
  readonly days: string
}

/** The name of the column of the days below such a header: `Price/Ticker/Date`. */
export const stackedColumn = ({ days, figures, tickers }: HeaderLines): string =>
  `${figures}/${tickers}/${days}`

/** The lines below the first one. */
const further = 2

/** The ticker of all columns, by the first rows of a file; null for a file with another header. */
export const stackedTicker = (
  { columns, rows }: Pick<RawBatch, "columns" | "rows">,
  { days, figures, tickers }: HeaderLines
): string | null => {
  const [first, ...others] = columns
  if (first !== figures || others.length === 0) return null
  const below: Array<RawRow["cells"]> = []
  for (const { cells } of rows) {
    below.push({ ...cells })
    if (below.length === further) break
  }
  const [second, third] = below
  const ticker = second?.[others[0] ?? ""]?.trim() ?? ""
  const isNamed = second?.[figures] === tickers && third?.[figures] === days
  const isOfOne = others.every(
    (column) => second?.[column]?.trim() === ticker && third?.[column]?.trim() === ""
  )
  return ticker !== "" && isNamed && isOfOne ? ticker : null
}

/** A batch of such a file, with one name for the column of the days; the first of the file without its header's lines. */
export const unstacked = <B extends RawBatch>(
  batch: B,
  lines: HeaderLines,
  isFirst: boolean
): Omit<B, "blocks"> => {
  const { blocks: _, ...rest } = batch
  const { figures } = lines
  const column = stackedColumn(lines)
  const skipped = isFirst ? further : 0
  return {
    ...rest,
    columns: batch.columns.map((name) => (name === figures ? column : name)),
    rows: {
      length: batch.rows.length - skipped,
      *[Symbol.iterator]() {
        let left = skipped
        for (const row of batch.rows) {
          if (left-- > 0) continue
          const { [figures]: day = "", ...cells } = row.cells
          yield { ...row, cells: { ...cells, [column]: day } }
        }
      }
    }
  }
}
