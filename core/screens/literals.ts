/** Values that are written in an expression. */
import { quote } from "../cells/quote.ts"
import { dayOf, isCalendarDate } from "../time/CalendarDate.ts"
import type { Expression } from "./Expression.ts"
import type { Syntax, SyntaxOfKind } from "./Syntax.ts"
import { wrong } from "../errors/WrongExpression.ts"

/** The expression of a written number, text or truth. */
export const literal = ({ text, value }: SyntaxOfKind<"literal">): Expression => {
  if (typeof value === "number") return { kind: "number", type: "number", key: String(value), text, value }
  if (typeof value === "string")
    return { kind: "text", type: "text", key: JSON.stringify(value), text, value }
  return { kind: "truth", type: "condition", key: String(value), text, value }
}

/** The number of a literal, with or without a minus; null for anything else. */
export const literalNumber = (syntax: Syntax): number | null => {
  if (syntax.kind === "literal") return typeof syntax.value === "number" ? syntax.value : null
  if (syntax.kind !== "unary" || syntax.operator !== "-") return null
  const value = literalNumber(syntax.of)
  return value === null ? null : -value
}

/** The day of a date that is written. Throws WrongExpression for one that doesn't exist. */
export const writtenDay = (value: string, start: number): number => {
  if (!isCalendarDate(value))
    throw wrong(start, `${quote(value)} is not a date`, 'write a day that exists, as in "2024-12-31"')
  return dayOf(value)
}

/** A literal text as the date that it is compared with, any other expression as it is. */
export const asDate = (expression: Expression, { start }: Syntax): Expression => {
  if (expression.kind !== "text") return expression
  const { text, value } = expression
  return { kind: "date", type: "date", key: `"${value}"d`, text, value: writtenDay(value, start) }
}
