/** The functions of the language, besides those that are figures. */
import { examples, universeFunctions } from "./builtIn.ts"
import type { NumberFunction, UniverseFunction } from "./Expression.ts"
import type { SyntaxOfKind } from "./Syntax.ts"
import { counted } from "./wording.ts"
import { wrong } from "../errors/WrongExpression.ts"

/** How many numbers the functions of numbers take. */
export const numberFunctions: Readonly<
  Record<NumberFunction, { readonly least: number; readonly most: number }>
> = {
  abs: { least: 1, most: 1 },
  log: { least: 1, most: 1 },
  max: { least: 2, most: Number.POSITIVE_INFINITY },
  min: { least: 2, most: Number.POSITIVE_INFINITY }
}

/** Whether a name is that of a function of numbers. */
export const isNumberFunction = (name: string): name is NumberFunction => Object.hasOwn(numberFunctions, name)

/** Whether a name is that of a function of the whole universe. */
export const isUniverseFunction = (name: string): name is UniverseFunction =>
  (universeFunctions as ReadonlyArray<string>).includes(name)

/** Throws WrongExpression for a call with fewer or more arguments than the function takes. */
export const checkCount = (
  { args, name, start }: SyntaxOfKind<"call">,
  least: number,
  most: number
): void => {
  if (args.length < least || args.length > most)
    throw wrong(start, `${name} takes ${counted(least, most)}, not ${args.length}`, `write ${examples[name]}`)
}
