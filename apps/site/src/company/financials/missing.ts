/** Why a figure isn't known, followed through the operands that are derived themselves. */
import type { LineName, Statement } from "./lines.ts"

export type Missing = NonNullable<NonNullable<Statement["missing"]>[LineName]>

/** The derivations that lack something: of the line, then of its missing operands that are lines; empty for a line that is only reported. */
export const missingChain = (
  { missing = {} }: Pick<Statement, "missing">,
  line: LineName
): ReadonlyArray<Missing> => {
  const why = missing[line]
  if (why === undefined || why.derivation === null) return []
  const operands = why.operands.filter(
    (operand): operand is LineName => operand !== line && operand in missing
  )
  return [why, ...operands.flatMap((operand) => missingChain({ missing }, operand))]
}
