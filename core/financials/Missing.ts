/** Why a statement's figure isn't known: no filing reports it, or a derivation lacks an operand. */
import { Schema } from "effect"
import { field, nullable } from "../records/Record.ts"
import { text } from "../records/Scalar.ts"
import type { Line } from "./Line.ts"
import { FiledStatement } from "./Statement.ts"

/** Why a figure is null, and of its derivation what is missing. */
export const Missing = Schema.Struct({
  reason: field(
    Schema.Literals(["not_reported", "operand_missing", "not_positive"]),
    "not_reported: no filing has it, nor anything that it could be derived from; operand_missing: it isn't reported, and `operands` are what its derivation lacks; not_positive: its derivation gives shares or dividends that aren't above 0"
  ),
  derivation: nullable(text, "How it would be derived; null where it could only be reported", {
    example: "FY - 9M"
  }),
  operands: field(
    Schema.Array(Schema.String),
    "The operands of the derivation that aren't known in the statement's currency",
    { example: ["9M"] }
  )
})
export interface Missing extends Schema.Schema.Type<typeof Missing> {}

/** For every line that is null. */
export type MissingLines = { readonly [K in Line]?: Missing }

const { filed_at, filing_id, filing_url, form } = FiledStatement.fields

/** A filing that reports the period of a statement, whichever of its lines. */
export const PeriodFiling = Schema.Struct({ filing_id, filing_url, form, filed_at })
export interface PeriodFiling extends Schema.Schema.Type<typeof PeriodFiling> {}

/** Of a line that could only be reported. */
export const notReported: Missing = { reason: "not_reported", derivation: null, operands: [] }

/** An operand of a derivation by its name, and whether it is known. */
export type Operand = readonly [name: string, isKnown: boolean]

/**
 * Why a derivation gives nothing: the operands that it lacks, else that its result isn't above 0. A line of which no operand
 * is known counts as not reported.
 */
export const missingOperands = (derivation: string, operands: ReadonlyArray<Operand>): Missing => {
  const missing = operands.flatMap(([name, isKnown]) => (isKnown ? [] : [name]))
  if (missing.length === operands.length) return notReported
  return missing.length === 0
    ? { reason: "not_positive", derivation, operands: [] }
    : { reason: "operand_missing", derivation, operands: missing }
}
