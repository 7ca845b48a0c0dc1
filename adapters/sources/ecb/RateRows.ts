/** The rows of the files of the European Central Bank's reference rates: a column for each currency, or an element. */
import { Effect, Stream } from "effect"
import { type Choice, type EntryBatch, type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch, type RawRow } from "../../../core/ports.ts"
import { contentOf } from "../content/Content.ts"
import { isHtmlPage } from "../content/HtmlPage.ts"
import { childOf, childrenOf, parseXml, type Xml } from "../content/Xml.ts"
import { notOf, openTable } from "../tables/Table.ts"

const columns = ["date", "base", "quote", "value"]

const cellsOf = (date: string, quote: string, value: string): RawRow["cells"] => ({
  date,
  base: "EUR",
  quote,
  value
})

type Wanted = Pick<Choice, "since">

/** Whether a day is wanted; one that isn't written as a day is, so that the import refuses it. */
const isWanted = ({ since }: Wanted, date: string): boolean =>
  since === null || !/^\d{4}-/.test(date) || date >= since

const forms =
  "euro foreign exchange reference rates of the European Central Bank: a table with Date, USD, JPY, ..., or XML with Cube elements"

const isCode = (column: string): boolean => /^[A-Z]{3}$/.test(column)

/** A currency without a rate on a day. */
const isNone = (cell: string): boolean => cell === "" || cell === "N/A"

/** The rates of rows with a column for each currency: of several months, or of a day. */
const ratesIn = (batch: RawBatch, wanted: Wanted): EntryBatch => {
  const codes = batch.columns.filter(isCode)
  const rows: Array<RawRow> = []
  for (const { cells, line } of batch.rows) {
    const date = (cells.Date ?? "").trim()
    if (!isWanted(wanted, date)) continue
    for (const code of codes) {
      const value = (cells[code] ?? "").trim()
      if (!isNone(value)) rows.push({ line, cells: cellsOf(date, code, value), where: `${date} ${code}` })
    }
  }
  return { kind: "rates", columns, rows, broken: batch.broken, points: true }
}

/** The batches of a table. */
const tableBatches = (file: SourceFile, wanted: Wanted): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const table = yield* openTable(file)
      const [first, ...others] = table.columns
      if (first !== "Date" || !others.includes("USD")) return yield* notOf(file, table.columns, forms)
      return Stream.map(table.batches, (batch) => ratesIn(batch, wanted))
    })
  )

const textIn = (element: Xml, name: string): string | null => {
  const value = element[name]
  return typeof value === "string" ? value : null
}

/** The rates of `Cube` elements, a day each; null for XML of another form. */
const cubesIn = (xml: Xml, wanted: Wanted): ReadonlyArray<RawRow> | null => {
  const days = childrenOf(childOf(xml, "Envelope"), "Cube").flatMap((whole) => childrenOf(whole, "Cube"))
  const rows: Array<RawRow> = []
  for (const day of days) {
    const date = textIn(day, "@time")
    if (date === null) return null
    if (!isWanted(wanted, date)) continue
    for (const rate of childrenOf(day, "Cube")) {
      const quote = textIn(rate, "@currency")
      const value = textIn(rate, "@rate")
      if (quote === null || value === null) return null
      if (isNone(value)) continue
      rows.push({ line: rows.length + 1, cells: cellsOf(date, quote, value), where: `${date} ${quote}` })
    }
  }
  return days.length === 0 ? null : rows
}

/** The batches of a file in XML or of a table, as its content is; those of an archive are its files'. */
export const batchesOf = (file: SourceFile, wanted: Wanted): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const content = yield* contentOf(file)
      if (content._tag === "Zip")
        return Stream.flatMap(content.files, (within) => tableBatches(within, wanted))
      if (content._tag !== "Xml") return tableBatches(file, wanted)
      const refused = new UnreadableFile({ file: file.name, line: null, message: `Expected ${forms}` })
      if (isHtmlPage(content.text)) {
        return yield* new UnreadableFile({ ...refused, message: `A page of HTML: expected ${forms}` })
      }
      const rows = cubesIn(yield* parseXml(content.text, file.name, ["Cube"]), wanted)
      if (rows === null) return yield* refused
      return Stream.make<Array<EntryBatch>>({ kind: "rates", columns, rows, broken: [], points: true })
    })
  )
