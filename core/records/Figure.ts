/** Fields that no column holds: figures that are computed, and counts. */
import { Schema } from "effect"
import { type FieldOptions, field, nullable } from "./Record.ts"

/** A number; null where it can't be computed. */
export const figure = (meaning: string, more: FieldOptions<number> = {}) =>
  nullable(Schema.Finite, meaning, more)

/** A number of things, from 0. */
export const tally = (meaning: string, more: FieldOptions<number> = {}) =>
  field(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), meaning, more)
