/** Reads the CSV files of figures and of the sample data set, gzipped or not, whose cells contain no commas. */
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import type { ActionType, Bar, CorporateAction } from "../../core/mod.ts"

type Cells = Readonly<Record<string, string>>

export const readFigures = (path: string): ReadonlyArray<Cells> => {
  const bytes = readFileSync(path)
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  const [header = [], ...rows] = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(","))
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""])))
}

/** The bar of a row; `dateColumn` is the column of its date. */
export const barOf = (cells: Cells, dateColumn: string): Bar => ({
  date: cells[dateColumn] ?? "",
  open: Number(cells.open),
  high: Number(cells.high),
  low: Number(cells.low),
  close: Number(cells.close),
  volume: Number(cells.volume)
})

export const sampleBars = (symbol: string): ReadonlyArray<Bar> =>
  readFigures(`sample/prices/${symbol}.csv.gz`).map((cells) => barOf(cells, "date"))

export const sampleActions = (symbol: string): ReadonlyArray<CorporateAction> =>
  readFigures(`sample/actions/${symbol}.csv`).map((cells) => ({
    effective_date: cells.effective_date ?? "",
    type: cells.type as ActionType,
    value: Number(cells.value),
    reference_close: Number(cells.reference_close),
    currency: null
  }))
