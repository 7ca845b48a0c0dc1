/** The words in which errors of expressions say what is written. */
import type { ExpressionType } from "./Expression.ts"

/** What a value of each type is called. */
export const called: Readonly<Record<ExpressionType, string>> = {
  number: "a number",
  text: "a text",
  date: "a date",
  condition: "a condition"
}

/** The most characters of an expression in a message. */
const shownCharacters = 60

/** An expression of a message, on one line. */
export const shown = ({ text }: { readonly text: string }): string => {
  const line = text.replaceAll(/\s+/g, " ")
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line
}

/** `did you mean a, b or c?`, or what would be right without any. */
export const meant = (suggestions: ReadonlyArray<string>, otherwise: string): string => {
  if (suggestions.length === 0) return otherwise
  const last = suggestions.at(-1) as string
  return `did you mean ${suggestions.length === 1 ? last : `${suggestions.slice(0, -1).join(", ")} or ${last}`}?`
}

/** `1 argument`, `2 to 3 arguments`, `2 arguments or more`. */
export const counted = (least: number, most: number): string => {
  const noun = least === 1 && most === 1 ? "argument" : "arguments"
  if (least === most) return `${least} ${noun}`
  return most === Number.POSITIVE_INFINITY ? `${least} ${noun} or more` : `${least} to ${most} ${noun}`
}
