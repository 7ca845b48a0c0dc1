/** What is wrong with an own figure, as people read it. */
import { maxCharacters } from "../../../../core/screens/Limits.ts"
import type { Fault } from "../figures/fault.ts"
import { count } from "../language/format.ts"
import type { Refusal } from "./keptFigures.ts"
import { texts } from "./texts.ts"
import type { NotWrittenOut } from "./writtenOut.ts"

/** A formula that can't be kept, with its place. */
export class WrongFormula extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

/** `my.a, my.b` */
export const listOf = (names: ReadonlyArray<string>): string => names.map((name) => `my.${name}`).join(", ")

/** What an expression is said to be that can't be written out; `parameter` is where it stands. */
export const faultOfWriting = ({ kind, names, position }: NotWrittenOut, parameter: string): Fault => {
  const t = texts()
  const [first = ""] = names
  const messages = {
    circle: () => t.circle(`my.${first}`, names.map((name) => `my.${name}`).join(" → ")),
    deep: () => t.deep,
    long: () => t.long(count(maxCharacters))
  }
  return { parameter, message: messages[kind](), position, suggestions: [], reason: null, lang: null }
}

export const refused = (refusal: Refusal): Error => {
  const t = texts()
  switch (refusal.kind) {
    case "taken":
      return new Error(t.taken(`my.${refusal.name}`))
    case "many":
      return new Error(t.many(refusal.max))
    case "used":
      return new Error(t.used(`my.${refusal.name}`, listOf(refusal.by)))
    case "formula":
      return new WrongFormula(faultOfWriting(refusal.fault, "formula"))
  }
}
