/** Takes what a figure says of itself from the field of the body that shows it. */
import type { Schema } from "effect"
import type { FigureUnit } from "../../records/FigureMeaning.ts"
import { meaningOf } from "../../records/Record.ts"
import type { Figure, FigureGroup, Part } from "../Figure.ts"

/** Beside its meaning: what it is called, how it is computed. */
interface Beside {
  readonly title: string
  readonly unit: FigureUnit
  readonly needs: ReadonlyArray<Part>
  readonly of: Figure["of"]
  readonly formula?: string
  readonly source?: string
  /** Where the field of the body doesn't say it. */
  readonly meaning?: string
  readonly null_when?: string
}

const typeOf = (unit: FigureUnit): Figure["type"] =>
  unit === "date" ? "date" : unit === "text" ? "text" : "number"

/** Figures of a group, by name: each of a field whose meaning it has, or with a meaning of its own. */
export const figuresOf = (
  group: FigureGroup,
  figures: Readonly<Record<string, Beside & { readonly field?: Schema.Top }>>
): ReadonlyArray<Figure> =>
  Object.entries(figures).map(
    ([name, { field, ...beside }]): Figure => ({
      formula: "",
      ...(field === undefined ? { meaning: "", null_when: "" } : meaningOf(field)),
      ...beside,
      name,
      group,
      type: typeOf(beside.unit)
    })
  )
