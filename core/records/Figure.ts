/** Fields without a column: computed figures, and counts. */
import { Schema } from "effect"
import { type FieldOptions, field, nullable } from "./Record.ts"

/** A number; null when it can't be computed. */
export const figure = (meaning: string, more: FieldOptions<number> = {}) =>
  nullable(Schema.Finite, meaning, more)

/** A count, from 0. */
export const countField = (meaning: string, more: FieldOptions<number> = {}) =>
  field(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), meaning, more)
