/** Values of a figure of many companies. */
import { dateOfDay, dayOf } from "../time/CalendarDate.ts"
import type { FigureValue } from "./Figure.ts"

/** A number for each row, or a date as days since 1970, NaN where unknown; or a text, null where unknown. */
export type FigureColumn =
  | { readonly type: "number" | "date"; readonly values: Float64Array }
  | { readonly type: "text"; readonly values: ReadonlyArray<string | null> }

/** Columns share one text for each value. */
const texts = new Map<string, string>()
const maxTexts = 100_000

const shared = (text: string): string => {
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size >= maxTexts) texts.clear()
  texts.set(text, text)
  return text
}

/** A column under construction, row by row. */
export interface GrowingColumn {
  readonly push: (value: FigureValue) => void
  /**
   * The values so far, in another order: of each row the place at which it was pushed; null for the same, after which nothing
   * may be pushed.
   */
  readonly inOrder: (order: Uint32Array | null) => FigureColumn
  /** A column of the same type with the values so far in some rows; the same one where it has them already. */
  readonly writtenTo: (column: FigureColumn, rows: ReadonlyArray<number>) => FigureColumn
}

/** A column without rows, with room for so many. */
export const growingColumn = (type: FigureColumn["type"], room: number): GrowingColumn => {
  if (type === "text") {
    const values: Array<string | null> = []
    return {
      push: (value) => void values.push(typeof value === "string" ? shared(value) : null),
      inOrder: (order) => ({
        type,
        values: order === null ? values : Array.from(order, (place) => values[place] ?? null)
      }),
      writtenTo: (column, rows) => {
        if (column.type !== "text") throw new TypeError("Not a column of texts")
        if (rows.every((row, place) => (values[place] ?? null) === column.values[row])) return column
        const written = [...column.values]
        for (const [place, row] of rows.entries()) written[row] = values[place] ?? null
        return { type: "text", values: written }
      }
    }
  }
  let values = new Float64Array(Math.max(1, room))
  let length = 0
  return {
    push: (value) => {
      if (length === values.length) {
        const more = new Float64Array(2 * length)
        more.set(values)
        values = more
      }
      values[length++] = value === null ? Number.NaN : typeof value === "number" ? value : dayOf(value)
    },
    inOrder: (order) => {
      if (order === null) return { type, values: length === values.length ? values : values.slice(0, length) }
      const column = new Float64Array(order.length)
      for (let row = 0; row < order.length; row++) column[row] = values[order[row] as number] as number
      return { type, values: column }
    },
    writtenTo: (column, rows) => {
      if (column.type === "text") throw new TypeError("Not a column of numbers")
      if (rows.every((row, place) => Object.is(values[place], column.values[row]))) return column
      const written = column.values.slice()
      for (let place = 0; place < rows.length; place++)
        written[rows[place] as number] = values[place] as number
      return { type: column.type, values: written }
    }
  }
}

/** The value of a row, a date as YYYY-MM-DD; null where unknown. */
export const valueAt = (column: FigureColumn, row: number): FigureValue => {
  if (column.type === "text") return column.values[row] ?? null
  const value = column.values[row] as number
  if (Number.isNaN(value)) return null
  return column.type === "date" ? dateOfDay(value) : value
}

/** The values of some rows, in their order. */
export const rowsOf = (column: FigureColumn, rows: Int32Array): FigureColumn => {
  if (column.type === "text") {
    const { values } = column
    return { type: "text", values: Array.from(rows, (row) => values[row] ?? null) }
  }
  const { type, values } = column
  const some = new Float64Array(rows.length)
  for (let i = 0; i < rows.length; i++) some[i] = values[rows[i] as number] as number
  return { type, values: some }
}
