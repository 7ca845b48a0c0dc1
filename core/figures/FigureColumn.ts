/** Values of a figure of many companies. */
import { dateOfDay, dayOf } from "../time/CalendarDate.ts"
import type { FigureValue } from "./Figure.ts"

/** A number for each row, or a date as days since 1970, NaN where unknown; or a text, null where unknown. */
export type FigureColumn =
  | { readonly type: "number" | "date"; readonly values: Float64Array }
  | { readonly type: "text"; readonly values: ReadonlyArray<string | null> }

/** A column under construction. */
export interface WritableColumn {
  readonly column: FigureColumn
  readonly set: (row: number, value: FigureValue) => void
}

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

/** A column of unknown values. */
export const blankColumn = (type: FigureColumn["type"], length: number): WritableColumn => {
  if (type === "text") {
    const values = new Array<string | null>(length).fill(null)
    return {
      column: { type, values },
      set: (row, value) => {
        values[row] = typeof value === "string" ? shared(value) : null
      }
    }
  }
  const values = new Float64Array(length).fill(Number.NaN)
  return {
    column: { type, values },
    set: (row, value) => {
      values[row] = value === null ? Number.NaN : typeof value === "number" ? value : dayOf(value)
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
