/** Figures in which one line stands in for another: EBIT is operating income where no interest expense was reported. */
import type { LineName, Statement } from "./lines.ts"

export interface StandIn {
  readonly of: LineName
  /** The line that is used in its place. */
  readonly by: LineName
}

/** What stands in for what in a figure, or in one that it is computed from; null where nothing does. */
export const standInOf = (statement: Pick<Statement, "provenance">, line: LineName): StandIn | null => {
  const { provenance = {} } = statement
  const words = provenance[line]?.derivation?.split(" ") ?? []
  const operands = words.filter((word): word is LineName => word !== line && word in provenance)
  const [by] = operands
  if (by !== undefined && words.length === 1) return { of: line, by }
  for (const operand of operands) {
    const found = standInOf(statement, operand)
    if (found !== null) return found
  }
  return null
}
