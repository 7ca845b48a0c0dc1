/** Fields without a column: computed figures, and counts. */
import { Schema } from "effect"
import type { FigureMeaning, FigureUnit } from "./FigureMeaning.ts"
import { type FieldOptions, field, nullable } from "./Record.ts"

/** A number; null when it can't be computed. */
export const figure = (meaning: string, more: FieldOptions<number> = {}) =>
  nullable(Schema.Finite, meaning, more)

/** A count, from 0. */
export const countField = (meaning: string, more: FieldOptions<number> = {}) =>
  field(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), meaning, more)

/** In the words of descriptions; a multiple, a number of things, a text have none. */
const unitWords: { readonly [K in FigureUnit]?: string } = {
  currency: "the statement's currency",
  price: "currency",
  percent: "percent",
  shares: "shares"
}

/** The field of a body with a figure's value. */
const fieldOf = ({ meaning, unit }: Pick<FigureMeaning, "meaning" | "unit">) => {
  const words = unitWords[unit]
  return figure(meaning, words === undefined ? {} : { unit: words })
}

/** A body of figures' values, by their names. */
export const bodyOf = <Name extends string>(
  figures: Readonly<Record<Name, Pick<FigureMeaning, "meaning" | "unit">>>
) => {
  const fields: Record<string, ReturnType<typeof fieldOf>> = {}
  for (const name in figures) fields[name] = fieldOf(figures[name])
  return Schema.Struct(fields as { readonly [K in Name]: ReturnType<typeof fieldOf> })
}
