/**
 * The conditions of a screen's expression that a form can show: what `&&` joins, of which each compares something with a
 * literal. Whatever else an expression has stays as it was written.
 */

import { partsOf } from "../../../../core/screens/brackets.ts"

const comparisons = ["<", "<=", ">", ">=", "==", "!="] as const

export type Comparison = (typeof comparisons)[number]

/** `operand` is an expression, mostly the name of a figure. */
export type Condition =
  | {
      readonly kind: "number"
      readonly operand: string
      readonly comparison: Comparison
      readonly value: number
    }
  /** `value` is YYYY-MM-DD. */
  | {
      readonly kind: "date"
      readonly operand: string
      readonly comparison: Comparison
      readonly value: string
    }
  /** One of the texts, or none of them. */
  | {
      readonly kind: "text"
      readonly operand: string
      readonly isAmong: boolean
      readonly values: ReadonlyArray<string>
    }
  | { readonly kind: "free"; readonly text: string }

interface Token {
  readonly kind: "space" | "number" | "text" | "name" | "sign"
  readonly text: string
  readonly start: number
  /** How many brackets are open around it. */
  readonly depth: number
}

const shapes: ReadonlyArray<readonly [Token["kind"], RegExp]> = [
  ["space", /\s+/y],
  ["number", /(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?/y],
  ["text", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y],
  ["name", /[A-Za-z_]\w*/y],
  ["sign", /&&|\|\||[<>=!]=|[<>!+\-*/%?:()[\],.]/y]
]

/** Without spaces; null where brackets don't match, or there is something else in it. */
const tokensOf = (expression: string): ReadonlyArray<Token> | null => {
  const tokens: Array<Token> = []
  const open: Array<string> = []
  for (let start = 0; start < expression.length; ) {
    const found = shapes.flatMap(([kind, shape]) => {
      shape.lastIndex = start
      const text = shape.exec(expression)?.[0]
      return text === undefined ? [] : [{ kind, text }]
    })[0]
    if (found === undefined) return null
    const { kind, text } = found
    const isClosing = kind === "sign" && (text === ")" || text === "]")
    if (isClosing && open.pop() !== (text === ")" ? "(" : "[")) return null
    if (kind !== "space") tokens.push({ kind, text, start, depth: open.length })
    if (kind === "sign" && (text === "(" || text === "[")) open.push(text)
    start += text.length
  }
  return open.length === 0 ? tokens : null
}

const isSign = ({ depth, kind, text }: Token, ...signs: ReadonlyArray<string>): boolean =>
  depth === 0 && kind === "sign" && signs.includes(text)

/** What `&&` doesn't join as it is. */
const isLoose = (tokens: ReadonlyArray<Token>): boolean => tokens.some((token) => isSign(token, "||", "?"))

/** The parts that a sign outside of brackets separates, each trimmed. */
const splitAt = (expression: string, tokens: ReadonlyArray<Token>, sign: string): ReadonlyArray<string> => {
  const ends = tokens.filter((token) => isSign(token, sign)).map(({ start }) => start)
  return [...ends, expression.length].map((end, i) =>
    expression.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + sign.length, end).trim()
  )
}

const last = (text: string): number => text.length - 1

/** What stands between brackets that enclose the whole; null where none do. */
const within = (expression: string, tokens: ReadonlyArray<Token>): string | null => {
  const [first] = tokens
  if (first === undefined || !isSign(first, "(")) return null
  const isWhole = tokens.findIndex((token) => isSign(token, ")")) === tokens.length - 1
  return isWhole ? expression.trim().slice(1, last(expression.trim())).trim() : null
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" }

/** The text of a literal; null where it has escapes that a form needn't know. */
const textOf = (literal: string): string | null => {
  const inner = literal.slice(1, last(literal))
  const escaped = [...inner.matchAll(/\\(.)/gs)].map(([, one = ""]) => one)
  return escaped.every((one) => /[nrt"'\\`?]/.test(one))
    ? inner.replace(/\\(.)/g, (_, one: string) => escapes[one] ?? one)
    : null
}

type Literal = number | string | ReadonlyArray<string>

/** A number, a text or a list of texts; null for anything else. */
const literalOf = (expression: string): Literal | null => {
  const tokens = tokensOf(expression)
  if (tokens === null) return null
  const [first, second] = tokens
  if (tokens.length === 1 && first?.kind === "text") return textOf(first.text)
  if (tokens.length === 1 && first?.kind === "number") return Number(first.text)
  if (tokens.length === 2 && first?.text === "-" && second?.kind === "number") return -Number(second.text)
  if (first === undefined || !isSign(first, "[")) return null
  const inner = tokens.slice(1, -1)
  const texts = inner
    .filter((_, i) => i % 2 === 0)
    .map(({ kind, text }) => (kind === "text" ? textOf(text) : null))
  const areCommas = inner.filter((_, i) => i % 2 === 1).every(({ text }) => text === ",")
  const isList = tokens.at(-1)?.text === "]" && areCommas && inner.length % 2 === 1
  const known = texts.filter((text) => text !== null)
  return isList && known.length === texts.length ? known : null
}

const flipped: Readonly<Record<Comparison, Comparison>> = {
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
  "==": "==",
  "!=": "!="
}

const isComparison = (text: string): text is Comparison =>
  (comparisons as ReadonlyArray<string>).includes(text)

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const compared = (operand: string, comparison: Comparison, value: Literal): Condition | null => {
  if (typeof value === "number") return { kind: "number", operand, comparison, value }
  if (typeof value !== "string") return null
  if (comparison === "==" || comparison === "!=")
    return { kind: "text", operand, isAmong: comparison === "==", values: [value] }
  return isDay(value) ? { kind: "date", operand, comparison, value } : null
}

/** A comparison with a literal, on either side; null for anything else. */
const comparisonOf = (expression: string): Condition | null => {
  const tokens = tokensOf(expression)
  if (tokens === null) return null
  const [found, ...more] = tokens.filter(
    (token) =>
      token.depth === 0 && (isComparison(token.text) || (token.kind === "name" && token.text === "in"))
  )
  if (found === undefined || more.length > 0 || tokens.some((token) => isSign(token, "!"))) return null
  const left = expression.slice(0, found.start).trim()
  const right = expression.slice(found.start + found.text.length).trim()
  if (left === "" || right === "") return null
  const [first, second] = [literalOf(left), literalOf(right)]
  if (!isComparison(found.text))
    return first === null && Array.isArray(second)
      ? { kind: "text", operand: left, isAmong: true, values: second }
      : null
  if (first === null && second !== null) return compared(left, found.text, second)
  return first !== null && second === null ? compared(right, flipped[found.text], first) : null
}

const conditionOf = (expression: string, tokens: ReadonlyArray<Token>): Condition => {
  const free: Condition = { kind: "free", text: expression }
  const [first, ...others] = tokens
  if (first === undefined || !isSign(first, "!")) return comparisonOf(expression) ?? free
  const inner = within(
    expression.slice(first.start + 1),
    others.map((token) => ({ ...token, start: token.start - 1 }))
  )
  const negated = inner === null ? null : comparisonOf(inner)
  return negated?.kind === "text" && negated.isAmong ? { ...negated, isAmong: false } : free
}

/** The conditions that `&&` joins, in their order; none of an empty expression. */
export const conditionsOf = (where: string): ReadonlyArray<Condition> => {
  const expression = where.trim()
  if (expression === "") return []
  const tokens = tokensOf(expression)
  if (tokens === null || isLoose(tokens)) return [{ kind: "free", text: expression }]
  const inner = within(expression, tokens)
  if (inner !== null && inner !== "") {
    const inside = conditionsOf(inner)
    // What isn't a comparison stays as it was written.
    return inside.some(({ kind }) => kind !== "free") ? inside : [{ kind: "free", text: expression }]
  }
  const parts = splitAt(expression, tokens, "&&")
  if (parts.includes("")) return [{ kind: "free", text: expression }]
  return parts.length === 1 ? [conditionOf(expression, tokens)] : parts.flatMap(conditionsOf)
}

/** Integers as large as these aren't every double's: CEL takes them with an exponent. */
const largest = 1e15

const numberText = (value: number): string =>
  Math.abs(value) < largest ? String(value) : value.toExponential()

const among = (operand: string, values: ReadonlyArray<string>): string =>
  `${operand} in [${values.map((value) => JSON.stringify(value)).join(", ")}]`

const partOf = (condition: Condition, isAlone: boolean): string => {
  switch (condition.kind) {
    case "number":
      return `${condition.operand} ${condition.comparison} ${numberText(condition.value)}`
    case "date":
      return `${condition.operand} ${condition.comparison} "${condition.value}"`
    case "text": {
      const { isAmong, operand, values } = condition
      const [first = "", ...more] = values
      if (more.length === 0) return `${operand} ${isAmong ? "==" : "!="} ${JSON.stringify(first)}`
      return isAmong ? among(operand, values) : `!(${among(operand, values)})`
    }
    case "free": {
      const tokens = tokensOf(condition.text)
      return !isAlone && tokens !== null && isLoose(tokens) ? `(${condition.text})` : condition.text
    }
  }
}

/** The expression of the conditions, which `conditionsOf` reads again. */
export const expressionOf = (conditions: ReadonlyArray<Condition>): string =>
  conditions.map((condition) => partOf(condition, conditions.length === 1)).join(" && ")

/** A name with its numbers, `rsi(14)`, or of an own figure, `my.cash_yield`; null for any other expression. A figure without them has none. */
export const callOf = (
  operand: string
): { readonly name: string; readonly args: ReadonlyArray<number> } | null => {
  const [, name = "", inside] = /^((?:my\.)?[A-Za-z_]\w*)(?:\(([\d.,\s-]*)\))?$/.exec(operand.trim()) ?? []
  if (name === "") return null
  const args = inside === undefined || inside.trim() === "" ? [] : inside.split(",").map(Number)
  return args.some(Number.isNaN) ? null : { name, args }
}

/** The expressions of a list, which commas outside of brackets separate: `pe_ratio,beta(SPY,5)`. */
export const listed = (text: string): ReadonlyArray<string> =>
  partsOf(text)
    .map((part) => part.text)
    .filter((part) => part !== "")
