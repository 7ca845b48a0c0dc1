/** From the texts of a request to the expressions of a screen. */
import { Effect } from "effect"
import { partsOf } from "./brackets.ts"
import type { Expression } from "./Expression.ts"
import { maxCharacters, maxColumns } from "./Limits.ts"
import { syntax, type SyntaxOf } from "./Syntax.ts"
import { nothingSpent, type Spent, typed } from "./typed.ts"
import type { Vocabulary } from "./Vocabulary.ts"
import { movedBy, WrongExpression, wrong } from "../errors/WrongExpression.ts"

/** Runs with the parser: succeeds with what it returns, or fails with the WrongExpression that it throws. */
const parsing = <A>(parse: (syntaxOf: SyntaxOf) => A): Effect.Effect<A, WrongExpression> =>
  Effect.flatMap(syntax, (syntaxOf) =>
    Effect.try({
      try: () => parse(syntaxOf),
      catch: (error) => {
        if (error instanceof WrongExpression) return error
        throw error
      }
    })
  )

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
 * import { Effect } from "effect"
 * import { conditionOf, vocabulary } from "findata/ports"
 *
 * const { message, suggestions } = await Effect.runPromise(
 *   Effect.flip(conditionOf("pe_ration < 15 && close > sma(200)", vocabulary))
 * )
 * message // => 'There is no figure "pe_ration" (character 1): did you mean pe_ratio, pb_ratio or peg_ratio?'
 * suggestions // => ["pe_ratio", "pb_ratio", "peg_ratio"]
 * ```
 */
export const conditionOf = (
  text: string,
  vocabulary: Vocabulary
): Effect.Effect<Expression, WrongExpression> =>
  parsing((syntaxOf) => {
    const whole = syntaxOf(text)
    const expression = typed(whole, vocabulary, syntaxOf)
    if (expression.type !== "condition")
      throw wrong(
        whole.start,
        `The whole is ${expression.type === "number" ? "a number" : `a ${expression.type}`}, not a condition`,
        "compare it, such as pe_ratio < 15, or write known(x)"
      )
    return expression
  })

/** Returns what is wrong with the formula of an own figure of a name; null where nothing is. */
export type FormulaFault = (name: string, formula: string, vocabulary: Vocabulary) => WrongExpression | null

/** Loads the parser and succeeds with what checks formulas: numeric expressions, which may name other own figures. */
export const formulaFault: Effect.Effect<FormulaFault> = Effect.map(syntax, (syntaxOf) => {
  return (name, formula, vocabulary) => {
    try {
      const whole = syntaxOf(formula)
      const { type } = typed(whole, vocabulary, syntaxOf, nothingSpent(), name)
      return type === "number"
        ? null
        : wrong(
            whole.start,
            `The formula is a ${type}, not a number`,
            type === "condition" ? "write condition ? 1 : 0 for a number" : "write figures that are numbers"
          )
    } catch (error) {
      if (error instanceof WrongExpression) return error
      throw error
    }
  }
})

/** A value for each company: an expression that isn't a condition. */
const valueOf = (text: string, vocabulary: Vocabulary, syntaxOf: SyntaxOf, spent?: Spent): Expression => {
  const whole = syntaxOf(text)
  const expression = typed(whole, vocabulary, syntaxOf, spent)
  if (expression.type === "condition")
    throw wrong(
      whole.start,
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

/** The columns of a screen, by expressions between commas, at most so many; each name once. */
export const columnsOf = (
  text: string,
  vocabulary: Vocabulary,
  most = maxColumns
): Effect.Effect<ReadonlyArray<ScreenColumn>, WrongExpression> =>
  parsing((syntaxOf) => {
    if (text.length > maxCharacters)
      throw wrong(
        maxCharacters,
        `The columns have ${text.length} characters`,
        `write at most ${maxCharacters}`
      )
    const parts = partsOf(text)
    const beyond = parts[most]
    if (beyond !== undefined)
      throw wrong(beyond.position, `There are ${parts.length} columns`, `ask for at most ${most}`)
    const spent = nothingSpent()
    const columns = new Map<string, ScreenColumn>()
    for (const { position, text: name } of parts)
      if (!columns.has(name))
        columns.set(name, {
          name,
          expression: within(position, () => valueOf(name, vocabulary, syntaxOf, spent))
        })
    return [...columns.values()]
  })

/** The value that the companies of a screen are sorted by, the greatest or the least first. */
export interface ScreenOrder {
  readonly expression: Expression
  readonly descending: boolean
}

/** The order of a screen, by an expression, or by `-` and an expression for the greatest first, texts and dates too. */
export const orderOf = (text: string, vocabulary: Vocabulary): Effect.Effect<ScreenOrder, WrongExpression> =>
  parsing((syntaxOf) => {
    const [minus = ""] = /^\s*-/.exec(text) ?? []
    return {
      expression: within(minus.length, () => valueOf(text.slice(minus.length), vocabulary, syntaxOf)),
      descending: minus !== ""
    }
  })
