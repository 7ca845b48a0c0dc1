/** Statements with a row for each line, from and to those with a column for each. */
import { balanceMeanings, type Line, lines } from "../financials/Line.ts"
import { FiledStatement } from "../financials/Statement.ts"
import { addDays, addMonths, firstOfMonth, isLastOfMonth } from "../time/CalendarDate.ts"
import { type BulkColumn, type BulkRows, columnOf } from "./BulkColumn.ts"
import { bulkValue, rowsBy, type StoredRows, storedValue, type StoredValue } from "./BulkRows.ts"

/** The columns of a statement that its lines share, by those of the record. */
const shared = {
  issuer_id: "issuer_id",
  period_end: "fiscal_date",
  months: "span",
  source: "source",
  version: "version",
  form: "form",
  fiscal_year: "year",
  quarter: "quarter",
  filed_at: "filed_at",
  filing_id: "filing_id",
  filing_url: "filing_url",
  currency: "currency"
} as const

const sharedColumn = ([name, of]: [string, string]): BulkColumn => ({ ...columnOf(FiledStatement, of), name })

const text = (name: string, meaning: string, isNullable = false): BulkColumn => ({
  name,
  type: "text",
  isNullable,
  meaning
})

/** The columns of statements by line. */
export const lineColumns: ReadonlyArray<BulkColumn> = [
  ...Object.entries(shared).map(sharedColumn),
  text(
    "period",
    "Annual of 12 months, Quarterly of 3, Cumulative of 6 or 9 from the fiscal year's beginning"
  ),
  {
    name: "period_start",
    type: "date",
    isNullable: true,
    meaning:
      "The first day of the months, counted back by the calendar; null for a line of the balance sheet, which is of the last day"
  },
  text("line", "The line"),
  { name: "value", type: "double", isNullable: false, meaning: "In the currency's whole units, or shares" },
  text("tag", "The source's own name of the figure; null when it has none", true)
]

/** The first of so many months that end on a day, by the calendar: of the month where the day is the last of its own. */
const startOf = (end: string, months: number): string =>
  isLastOfMonth(end) ? addMonths(firstOfMonth(end), 1 - months) : addDays(addMonths(end, -months), 1)

const periods: Readonly<Record<number, string>> = { 3: "Quarterly", 12: "Annual" }

/** A row for each line of the statements that is known. */
export const linesOf = ({ columns, rows }: StoredRows): BulkRows => {
  const place = new Map(columns.map((name, at) => [name, at]))
  const at = (row: ReadonlyArray<StoredValue>, column: string): StoredValue =>
    row[place.get(column) as number] ?? null
  const found: Array<{
    readonly row: ReadonlyArray<StoredValue>
    readonly line: Line
    readonly tag: string | null
  }> = []
  for (const row of rows) {
    const tags = JSON.parse((at(row, "tags") as string | null) ?? "{}") as Readonly<Record<string, string>>
    for (const line of lines) if (at(row, line) !== null) found.push({ row, line, tag: tags[line] ?? null })
  }
  return rowsBy(lineColumns, found.length, (i, { name, type }) => {
    const { line, row, tag } = found[i] as (typeof found)[number]
    switch (name) {
      case "line":
        return line
      case "tag":
        return tag
      case "value":
        return at(row, line)
      case "period":
        return periods[at(row, "span") as number] ?? "Cumulative"
      case "period_start":
        return line in balanceMeanings
          ? null
          : bulkValue(type, startOf(at(row, "fiscal_date") as string, at(row, "span") as number))
      default:
        return bulkValue(type, at(row, shared[name as keyof typeof shared]))
    }
  })
}

const isSame = (one: ReadonlyArray<StoredValue>, other: ReadonlyArray<StoredValue>): boolean =>
  one.every((value, at) => value === other[at])

const sharedNames = Object.keys(shared) as ReadonlyArray<keyof typeof shared>

const typeOf = new Map(lineColumns.map(({ name, type }) => [name, type]))

/** What stands for a statement: its shared columns, its tags and its lines. */
const storedColumns: ReadonlyArray<string> = [...Object.values(shared), "tags", ...lines]

/**
 * The statements of rows that `linesOf` made, of which those of one statement stand together. `more` of the rows may come in
 * the next call: the last statement is finished by it, or by `end`.
 */
export const statementsFrom = () => {
  let head: ReadonlyArray<StoredValue> | null = null
  let values = new Map<string, StoredValue>()
  let tags: Record<string, string> = {}

  const finished = (): ReadonlyArray<ReadonlyArray<StoredValue>> => {
    if (head === null) return []
    const known = Object.keys(tags).length === 0 ? null : JSON.stringify(tags)
    return [[...head, known, ...lines.map((line) => values.get(line) ?? null)]]
  }

  return {
    more: (names: ReadonlyArray<string>, { columns, length }: BulkRows): StoredRows => {
      const of = new Map(names.map((name, place) => [name, columns[place]]))
      const at = (row: number, name: string) => of.get(name)?.[row] ?? null
      const rows: Array<ReadonlyArray<StoredValue>> = []
      for (let row = 0; row < length; row++) {
        const own = sharedNames.map((name) =>
          storedValue(typeOf.get(name) as BulkColumn["type"], at(row, name))
        )
        if (head === null || !isSame(head, own)) {
          rows.push(...finished())
          head = own
          values = new Map()
          tags = {}
        }
        const line = at(row, "line") as string
        values.set(line, at(row, "value"))
        const tag = at(row, "tag") as string | null
        if (tag !== null) tags[line] = tag
      }
      return { columns: storedColumns, rows }
    },
    end: (): StoredRows => ({ columns: storedColumns, rows: finished() })
  }
}
