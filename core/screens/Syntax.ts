/**
 * From the text of an expression to its syntax, by the parser of @marcbachmann/cel-js for the Common Expression Language
 * (https://github.com/google/cel-spec). What a screen has no use for is refused here: lists outside `in`, maps, members,
 * macros, bytes and null.
 */
import type { ASTNode, ParseError } from "@marcbachmann/cel-js"
import { Effect } from "effect"
import { quote } from "../cells/quote.ts"
import { lastOpenOf, wholeIn } from "./brackets.ts"
import { maxCharacters, maxDepth } from "./Limits.ts"
import { type WrongExpression, wrong } from "./WrongExpression.ts"

/** Where a part of an expression is, its brackets included, and its text as written. */
interface Place {
  readonly start: number
  readonly text: string
}

/** An operator between two operands. */
export type BinaryOperator =
  | "&&"
  | "||"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"

/** An expression without types: what was written, and where. */
export type Syntax = Place &
  (
    | { readonly kind: "literal"; readonly value: number | string | boolean }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "call"; readonly name: string; readonly args: ReadonlyArray<Syntax> }
    | { readonly kind: "list"; readonly items: ReadonlyArray<Syntax> }
    | { readonly kind: "unary"; readonly operator: "!" | "-"; readonly of: Syntax }
    | {
        readonly kind: "binary"
        readonly operator: BinaryOperator
        readonly left: Syntax
        readonly right: Syntax
      }
    | {
        readonly kind: "choice"
        readonly condition: Syntax
        readonly consequent: Syntax
        readonly otherwise: Syntax
      }
  )

/** Words that stand for an operator in other languages, by the operator. */
const operatorWords: Readonly<Record<string, string>> = {
  and: "&&",
  or: "||",
  is: "==",
  between: "x >= 1 && x <= 2",
  like: "=="
}

/** What is written wrongly in other ways than by a word, and what would be right. */
const operatorSigns: Readonly<Record<string, string>> = {
  "=>": ">=",
  "=<": "<=",
  "<>": "!=",
  "=": "== to compare",
  "&": "&& for and",
  "|": "|| for or",
  "≥": ">=",
  "≤": "<=",
  "≠": "!="
}

/** What is said of a character or word that nothing can be made of. */
const unexpected = (text: string, start: number, found: string): WrongExpression => {
  const pairs: ReadonlyArray<readonly [begin: number, sign: string]> = [
    [start - 1, text.slice(start - 1, start + 1)],
    [start, text.slice(start, start + 2)],
    [start, found]
  ]
  for (const [begin, sign] of pairs) {
    const right = begin < 0 ? undefined : operatorSigns[sign]
    if (right !== undefined) return wrong(begin, `${sign} is not an operator`, `write ${right}`)
  }
  if (found === ")" || found === "]" || found === "}")
    return wrong(start, `The ${found} closes nothing`, "leave it out, or open it before")
  if (found === ",")
    return wrong(start, "A comma stands outside brackets", "separate arguments and the items of a list by it")
  if (/^\w/.test(found) && /\d$/.test(text.slice(0, start)))
    return wrong(start, `${quote(found)} can't follow a digit`, "write numbers as 1000000, 1e6 or 0.5")
  const [, before = ""] = /(\w+)\s+$/.exec(text.slice(0, start)) ?? []
  if (before.toLowerCase() === "not")
    return wrong(text.lastIndexOf(before, start), `${before} is not an operator`, "write !")
  const operator = operatorWords[found.toLowerCase()]
  if (operator !== undefined) return wrong(start, `${found} is not an operator`, `write ${operator}`)
  return wrong(
    start,
    `${quote(found)} can't stand here`,
    "join conditions by && or ||, and write texts in quotes"
  )
}

/** What is missing where the parser expected it. */
const missing = (text: string, start: number, summary: string): WrongExpression => {
  const open = lastOpenOf(text.slice(0, start))
  const expected = /^Expected (\w+)/.exec(summary)?.[1]
  if (expected === "COLON")
    return wrong(start, "A : is missing", "write condition ? value where true : value otherwise")
  if (expected === "IDENTIFIER")
    return wrong(start, "A . has no use here", "names have no members, and numbers have digits after it: 1.5")
  if (open === null) return unexpected(text, start, text.slice(start, start + 1))
  const closing = open === "(" ? ")" : open === "[" ? "]" : "}"
  return wrong(start, `A ${closing} is missing`, `close the ${open} here or before`)
}

/** A value is missing. */
const withoutValue = (text: string, start: number): WrongExpression => {
  if (text.trim() === "")
    return wrong(start, "The expression is empty", "write a figure or a condition, such as pe_ratio < 15")
  const found = text.slice(start).trimStart().at(0)
  if (found === undefined)
    return wrong(start, "The expression ends where a value is expected", "write a figure, number or text")
  if (found === "." && /^\.\d/.test(text.slice(start)))
    return wrong(start, "A number begins with its point", "write a digit before it: 0.5")
  if (found === "=" || found === ">") return unexpected(text, start, found)
  return wrong(start, `A value is expected, not ${quote(found)}`, "write a figure, number or text")
}

/** An error of the parser in the words of screens. */
const translated = (text: string, { code, range, summary }: ParseError): WrongExpression => {
  const start = range?.start ?? 0
  const found = text.slice(start, range?.end ?? start)
  switch (code) {
    case "unexpected_character":
      return unexpected(text, start, found)
    case "unexpected_token":
      return withoutValue(text, start)
    case "expected_token":
      return missing(text, start, summary)
    case "reserved_identifier":
      return wrong(
        start,
        `${found} is a reserved word`,
        found === "var" ? "the variance is variance(n)" : "choose the name of a figure"
      )
    case "invalid_number":
      return wrong(start, `${quote(found)} is beyond the range of numbers`, "write at most 1.7e308")
    case "invalid_exponent":
      return wrong(start, "The exponent has no digits", "write 1e9 for a thousand million")
    case "invalid_integer":
    case "invalid_hex_integer":
      return wrong(start, `${quote(found)} is not a number`, "write digits, such as 1000000 or 1e6")
    case "newline_in_string":
    case "unterminated_string":
    case "unterminated_triple_quoted_string":
      return wrong(start, "The text has no end", "close its quotes in the same line")
    case "limit_exceeded":
      return tooDeep(start)
    case "invalid_macro_argument":
      return wrong(start, "Macros have no use here", "a figure is one value, not a list")
    default:
      return wrong(start, summary, "write the text without it, or escape it as JSON does")
  }
}

/** What is said of an expression that is nested too deep. */
const tooDeep = (start: number): WrongExpression =>
  wrong(start, "The expression is nested too deep", `nest at most ${maxDepth} levels`)

/** The greatest integer that CEL has; every number of a screen is a double. */
const greatestInteger = 2n ** 63n - 1n

/** Returns the tree of a text; throws WrongExpression. */
type TreeOf = (text: string) => ASTNode

let kept: TreeOf | undefined

/** Loaded when it is used first: that takes longer than any expression. It knows no names or functions of its own. */
const parser: Effect.Effect<TreeOf> = Effect.suspend(() => {
  if (kept !== undefined) return Effect.succeed(kept)
  return Effect.map(
    Effect.promise(() => import("@marcbachmann/cel-js")),
    ({ Environment, ParseError }) => {
      const environment = new Environment({
        unlistedVariablesAreDyn: true,
        limits: {
          maxDepth,
          maxListElements: maxCharacters,
          maxMapEntries: maxCharacters,
          maxCallArguments: maxCharacters
        }
      })
      return (kept = (text) => {
        try {
          return environment.parse(text).ast
        } catch (error) {
          throw error instanceof ParseError ? translated(text, error) : error
        }
      })
    }
  )
})

/** Operators of one kind, which chains are made of. */
const kinds = ["|| ", "&& ", "== != ", "< <= > >= in ", "+ - ", "* / % "]

const kindOf = (operator: string): number => kinds.findIndex((kind) => kind.includes(`${operator} `))

const converted = (text: string, treeOf: TreeOf): Syntax => {
  if (text.length > maxCharacters)
    throw wrong(
      maxCharacters,
      `The expression has ${text.length} characters`,
      `write at most ${maxCharacters}`
    )
  const root = treeOf(text)
  const whole = wholeIn(text)

  const placeOf = ({ end, start }: ASTNode): Place => {
    const [from, to] = whole(start, end)
    return { start: from, text: text.slice(from, to) }
  }

  const literal = (node: ASTNode, value: unknown): Syntax => {
    const place = placeOf(node)
    if (typeof value === "string" || typeof value === "boolean" || typeof value === "number")
      return { ...place, kind: "literal", value }
    if (value === null)
      throw wrong(place.start, "null is not a value", "write known(x), or !known(x) for what is unknown")
    if (value instanceof Uint8Array)
      throw wrong(place.start, "Bytes are not a value", "write the text without the b before it")
    const integer = typeof value === "bigint" ? value : BigInt(String((value as { value: bigint }).value))
    if (integer > greatestInteger)
      throw wrong(
        place.start,
        `${quote(place.text)} is beyond the range of integers`,
        `write it with an exponent: ${Number(integer).toExponential().replace("+", "")}`
      )
    return { ...place, kind: "literal", value: Number(integer) }
  }

  const convert = (node: ASTNode, depth: number): Syntax => {
    if (depth > maxDepth) throw tooDeep(placeOf(node).start)
    switch (node.op) {
      case "value":
        return literal(node, node.args)
      case "id":
        return { ...placeOf(node), kind: "name", name: node.args }
      case "call": {
        const [name, args] = node.args
        return { ...placeOf(node), kind: "call", name, args: args.map((arg) => convert(arg, depth + 1)) }
      }
      case "list":
        return { ...placeOf(node), kind: "list", items: node.args.map((item) => convert(item, depth + 1)) }
      case "!_":
        return { ...placeOf(node), kind: "unary", operator: "!", of: convert(node.args, depth + 1) }
      case "-_":
        return { ...placeOf(node), kind: "unary", operator: "-", of: convert(node.args, depth + 1) }
      case "?:": {
        const [condition, consequent, otherwise] = node.args
        return {
          ...placeOf(node),
          kind: "choice",
          condition: convert(condition, depth + 1),
          consequent: convert(consequent, depth + 1),
          otherwise: convert(otherwise, depth + 1)
        }
      }
      case "rcall":
        throw wrong(
          placeOf(node).start,
          `A value has no function ${quote(node.args[0])}`,
          "write the function first, as in abs(x)"
        )
      case ".":
      case ".?":
        throw wrong(
          placeOf(node).start,
          "A figure has no members",
          "write the name of a figure without a point"
        )
      case "[]":
      case "[?]":
        throw wrong(placeOf(node).start, "A figure has no index", 'write ago(x, "1y") for an earlier value')
      case "map":
        throw wrong(
          placeOf(node).start,
          "Maps have no use here",
          'write a list, as in sector in ["Technology"]'
        )
      default: {
        const [left, right] = node.args
        const isChain = kindOf(left.op) === kindOf(node.op)
        return {
          ...placeOf(node),
          kind: "binary",
          operator: node.op,
          left: convert(left, isChain ? depth : depth + 1),
          right: convert(right, depth + 1)
        }
      }
    }
  }

  return convert(root, 1)
}

/** Returns the syntax of an expression, or throws WrongExpression. */
export type SyntaxOf = (text: string) => Syntax

/**
 * Loads the parser and succeeds with a function from the text of an expression to its syntax, which throws WrongExpression
 * for one that is too long, nested too deep, no CEL, or that uses what screens have no use for.
 */
export const syntax: Effect.Effect<SyntaxOf> = Effect.map(
  parser,
  (treeOf) => (text) => converted(text, treeOf)
)
