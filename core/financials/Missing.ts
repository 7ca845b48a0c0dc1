/** Why a statement's figure isn't known: no filing reports it, or a derivation lacks an operand. */
import type { Line } from "./Line.ts"
import type { Missing } from "./Statement.ts"

/** For every line that is null. */
export type MissingLines = { readonly [K in Line]?: Missing }

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
