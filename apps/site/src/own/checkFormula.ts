/** Asks the service what a formula's values are: it says where a formula is wrong. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { ask } from "../data/useAnswer.ts"
import { type Fault, faultOf } from "../figures/fault.ts"
import type { WrittenFigure } from "./keptFigures.ts"
import { faultOfWriting, WrongFormula } from "./refused.ts"
import { texts } from "./texts.ts"
import { type Formulas, isWrittenOut, type WrittenOut, writtenOut } from "./writtenOut.ts"

/** What the service is asked for a formula by. */
export const parametersOf = (formula: string) => ({ columns: formula, limit: 1, explain: "true" }) as const

type Tried = Answer<"getScreener">

const faultAt = (message: string, position = 0): Fault => ({
  parameter: "formula",
  message,
  position,
  suggestions: [],
  reason: null,
  lang: null
})

/** What is wrong with a formula by its values: it is one expression, of a number. Null where nothing is. */
export const faultOfValues = ({ columns, description }: Tried): Fault | null => {
  if (columns.length !== 1) return faultAt(texts().severalParts)
  return description?.distributions[0]?.type === "number" ? null : faultAt(texts().notNumber)
}

/** What the service says is wrong with a formula that was written out; null for other errors. */
export const faultOfRefusal = (error: Error | null, { placeOf }: WrittenOut): Fault | null => {
  const fault = faultOf(error)
  return fault === null ? null : { ...fault, parameter: "formula", position: placeOf(fault.position) }
}

/** Fails where a formula is wrong, or couldn't be checked. */
export const checkFormula = async (
  { formula, name }: Pick<WrittenFigure, "formula" | "name">,
  formulas: Formulas
): Promise<void> => {
  const written = writtenOut(formula, formulas, name)
  if (!isWrittenOut(written)) throw new WrongFormula(faultOfWriting(written, "formula"))
  const tried = await ask("getScreener", parametersOf(written.text)).catch((error: Error) => {
    const fault = faultOfRefusal(error, written)
    throw fault === null ? error : new WrongFormula(fault)
  })
  const fault = faultOfValues(tried)
  if (fault !== null) throw new WrongFormula(fault)
}
