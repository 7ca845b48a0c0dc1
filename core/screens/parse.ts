/** From the texts of a request to the expressions of a screen. */
import { Result } from "effect"
import { partsOf } from "./brackets.ts"
import type { Expression } from "./Expression.ts"
import { maxCharacters, maxColumns } from "./Limits.ts"
import { syntaxOf } from "./Syntax.ts"
import { type Spent, typed } from "./typed.ts"
import type { Vocabulary } from "./Vocabulary.ts"
import { movedBy, WrongExpression, wrong } from "./WrongExpression.ts"

/** What the function returns, or the WrongExpression that it throws. */
const result = <A>(parse: () => A): Result.Result<A, WrongExpression> =>
  Result.try({
    try: parse,
    catch: (error) => {
      if (error instanceof WrongExpression) return error
      throw error
    }
  })

/** Runs on a part of a text: its errors are at their places in the whole. */
const within = <A>(offset: number, parse: () => A): A => {
  try {
    return parse()
  } catch (error) {
    throw error instanceof WrongExpression ? movedBy(error, offset) : error
  }
}

/**
 * The condition of a screen: an expression that is true, false or unknown for each company.
 *
 * @example
 * ```ts
 * import { Result } from "effect"
 * import { conditionOf, type Vocabulary } from "findata"
 *
 * const vocabulary: Vocabulary = {
 *   figure: (name) => (name === "pe_ratio" ? { name, type: "number" } : undefined),
 *   function: () => undefined,
 *   names: ["pe_ratio"]
 * }
 * Result.isSuccess(conditionOf("pe_ratio > 0 && pe_ratio < 15", vocabulary)) // => true
 * Result.match(conditionOf("pe_ration < 15", vocabulary), {
 *   onSuccess: () => "",
 *   onFailure: ({ message }) => message
 * })
 * // => 'There is no figure "pe_ration" (character 1): did you mean pe_ratio?'
 * ```
 */
export const conditionOf = (
  text: string,
  vocabulary: Vocabulary
): Result.Result<Expression, WrongExpression> =>
  result(() => {
    const syntax = syntaxOf(text)
    const expression = typed(syntax, vocabulary)
    if (expression.type !== "condition")
      throw wrong(
        syntax.start,
        `The whole is ${expression.type === "number" ? "a number" : `a ${expression.type}`}, not a condition`,
        "compare it, such as pe_ratio < 15, or write known(x)"
      )
    return expression
  })

/** A value for each company: an expression that isn't a condition. */
const valueOf = (text: string, vocabulary: Vocabulary, spent?: Spent): Expression => {
  const syntax = syntaxOf(text)
  const expression = typed(syntax, vocabulary, spent)
  if (expression.type === "condition")
    throw wrong(
      syntax.start,
      "The whole is a condition, not a number, text or date",
      "write condition ? 1 : 0 for a number"
    )
  return expression
}

/** An expression of which each company of a screen has a cell. */
export interface ScreenColumn {
  /** The expression as it was asked for, by which its cells are named. */
  readonly name: string
  readonly expression: Expression
}

/** The columns of a screen, by expressions between commas; each name once. */
export const columnsOf = (
  text: string,
  vocabulary: Vocabulary
): Result.Result<ReadonlyArray<ScreenColumn>, WrongExpression> =>
  result(() => {
    if (text.length > maxCharacters)
      throw wrong(
        maxCharacters,
        `The columns have ${text.length} characters`,
        `write at most ${maxCharacters}`
      )
    const parts = partsOf(text)
    const beyond = parts[maxColumns]
    if (beyond !== undefined)
      throw wrong(beyond.position, `There are ${parts.length} columns`, `ask for at most ${maxColumns}`)
    const spent: Spent = { conditions: 0, universeCalls: 0 }
    const columns = new Map<string, ScreenColumn>()
    for (const { position, text: name } of parts)
      if (!columns.has(name))
        columns.set(name, {
          name,
          expression: within(position, () => valueOf(name, vocabulary, spent))
        })
    return [...columns.values()]
  })

/** The value that the companies of a screen are sorted by, the greatest or the least first. */
export interface ScreenOrder {
  readonly expression: Expression
  readonly descending: boolean
}

/** The order of a screen, by an expression, or by `-` and an expression for the greatest first, texts and dates too. */
export const orderOf = (text: string, vocabulary: Vocabulary): Result.Result<ScreenOrder, WrongExpression> =>
  result(() => {
    const [minus = ""] = /^\s*-/.exec(text) ?? []
    return {
      expression: within(minus.length, () => valueOf(text.slice(minus.length), vocabulary)),
      descending: minus !== ""
    }
  })
