/**
 * From the text of an expression to its syntax, by the parser of @marcbachmann/cel-js for the Common Expression Language
 * (https://github.com/google/cel-spec). What a screen has no use for is refused here: lists outside `in`, maps, members,
 * macros, bytes and null.
 */
import type { ASTNode } from "@marcbachmann/cel-js"
import { Effect } from "effect"
import { quote } from "../cells/quote.ts"
import { wholeIn } from "./brackets.ts"
import { maxCharacters, maxDepth } from "./Limits.ts"
import { tooDeep, translated } from "./parserErrors.ts"
import { wrong } from "../errors/WrongExpression.ts"

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
    /** A figure of who asks, written `my.name`. */
    | { readonly kind: "own"; readonly name: string }
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

/** What was written of one kind. */
export type SyntaxOfKind<Kind extends Syntax["kind"]> = Extract<Syntax, { readonly kind: Kind }>

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
      case ".": {
        const [of, name] = node.args
        if (of.op === "id" && of.args === "my") return { ...placeOf(node), kind: "own", name }
        throw wrong(
          placeOf(node).start,
          "A figure has no members",
          "write the name of a figure without a point"
        )
      }
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
