/** Gives the syntax of an expression its types, against a vocabulary of figures. */
import { quote } from "../cells/quote.ts"
import { dayOf, isCalendarDate } from "../time/CalendarDate.ts"
import type {
  Arithmetic,
  Comparison,
  Expression,
  ExpressionType,
  NumberFunction,
  UniverseFunction
} from "./Expression.ts"
import { maxConditions, maxUniverseCalls } from "./Limits.ts"
import { nearestOf } from "./nearest.ts"
import type { Syntax } from "./Syntax.ts"
import type { Ago, FigureCalled, FigureReference, ValueType, Vocabulary } from "./Vocabulary.ts"
import { type WrongExpression, wrong } from "./WrongExpression.ts"

type Of<Kind extends Syntax["kind"]> = Extract<Syntax, { readonly kind: Kind }>

/** How many numbers the functions of numbers take. */
const numberFunctions: Readonly<Record<NumberFunction, { readonly least: number; readonly most: number }>> = {
  abs: { least: 1, most: 1 },
  log: { least: 1, most: 1 },
  max: { least: 2, most: Number.POSITIVE_INFINITY },
  min: { least: 2, most: Number.POSITIVE_INFINITY }
}

const universeFunctions: ReadonlyArray<UniverseFunction> = ["percentile", "rank", "zscore"]

/** What may be written with parentheses besides figures, each with an example. */
const examples: Readonly<Record<string, string>> = {
  abs: "abs(x)",
  ago: 'ago(pe_ratio, "1y")',
  known: "known(pe_ratio)",
  log: "log(x)",
  max: "max(x, y)",
  min: "min(x, y)",
  percentile: "percentile(pe_ratio) or percentile(pe_ratio, sector)",
  rank: "rank(market_cap) or rank(market_cap, sector)",
  zscore: "zscore(pe_ratio) or zscore(pe_ratio, sector)"
}

const builtIn = Object.keys(examples)

const isNumberFunction = (name: string): name is NumberFunction => Object.hasOwn(numberFunctions, name)

const isUniverseFunction = (name: string): name is UniverseFunction =>
  (universeFunctions as ReadonlyArray<string>).includes(name)

const called: Readonly<Record<ExpressionType, string>> = {
  number: "a number",
  text: "a text",
  date: "a date",
  condition: "a condition"
}

/** The most characters of an expression in a message. */
const shownCharacters = 60

/** An expression of a message, on one line. */
const shown = ({ text }: { readonly text: string }): string => {
  const line = text.replaceAll(/\s+/g, " ")
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line
}

/** `did you mean a, b or c?`, or what would be right without any. */
const meant = (suggestions: ReadonlyArray<string>, otherwise: string): string => {
  if (suggestions.length === 0) return otherwise
  const last = suggestions.at(-1) as string
  return `did you mean ${suggestions.length === 1 ? last : `${suggestions.slice(0, -1).join(", ")} or ${last}`}?`
}

/** How a figure function is called, with its defaults or least values: `sma(200)`. */
const exampleOf = ({ name, parameters }: FigureCalled): string =>
  `${name}(${parameters.map((_) => _.default ?? _.minimum).join(", ")})`

/** The longest time that `ago` goes back, in each unit: a hundred years. */
const longestAgo: Readonly<Record<Ago["unit"], number>> = { d: 36_525, w: 5218, m: 1200, q: 400, y: 100 }

/** Returns the figure as known some time before. Throws WrongExpression for what isn't `1y` and the like. */
const agoOf = (syntax: Syntax): Ago => {
  const text = syntax.kind === "literal" ? syntax.value : null
  const [, digits, letter] = (typeof text === "string" ? /^([1-9]\d{0,5})([dwmqy])$/.exec(text) : null) ?? []
  if (digits === undefined || letter === undefined)
    throw wrong(
      syntax.start,
      `${shown(syntax)} is not a time`,
      'write a whole number and d, w, m, q or y in quotes, such as "90d" or "1y"'
    )
  const ago: Ago = { count: Number(digits), unit: letter as Ago["unit"] }
  if (ago.count > longestAgo[ago.unit])
    throw wrong(
      syntax.start,
      `${shown(syntax)} is too long ago`,
      `write at most "${longestAgo[ago.unit]}${ago.unit}"`
    )
  return ago
}

/** The number of a literal, with or without a minus; null for anything else. */
const literalNumber = (syntax: Syntax): number | null => {
  if (syntax.kind === "literal") return typeof syntax.value === "number" ? syntax.value : null
  if (syntax.kind !== "unary" || syntax.operator !== "-") return null
  const value = literalNumber(syntax.of)
  return value === null ? null : -value
}

const arithmetic = (operator: Arithmetic, left: Expression, right: Expression, text: string): Expression => ({
  kind: "arithmetic",
  type: "number",
  key: `(${left.key}${operator}${right.key})`,
  text,
  operator,
  left,
  right
})

/** `1 argument`, `2 to 3 arguments`, `2 arguments or more`. */
const counted = (least: number, most: number): string => {
  const noun = least === 1 && most === 1 ? "argument" : "arguments"
  if (least === most) return `${least} ${noun}`
  return most === Number.POSITIVE_INFINITY ? `${least} ${noun} or more` : `${least} to ${most} ${noun}`
}

/** The expression of a figure; `isCall` where it is written with parentheses. */
const referring = (
  syntax: Syntax,
  figure: string,
  args: ReadonlyArray<number>,
  type: ValueType,
  isCall: boolean
): Expression => {
  const key = isCall ? `${figure}(${args.join(",")})` : figure
  return { kind: "figure", type, key, text: syntax.text, reference: { figure, args, ago: null, type, key } }
}

/** What the arguments of a built-in function are, in number. */
const checkCount = ({ args, name, start }: Of<"call">, least: number, most: number): void => {
  if (args.length < least || args.length > most)
    throw wrong(start, `${name} takes ${counted(least, most)}, not ${args.length}`, `write ${examples[name]}`)
}

/** What is said of an expression that isn't of the type that something takes. */
const typeFault = (
  syntax: Syntax,
  { type }: Expression,
  wanted: ExpressionType,
  whose: string
): WrongExpression => {
  const remedies: Readonly<Record<ExpressionType, string>> = {
    number: "write a number or a figure that is one",
    text: "write a text in quotes or a figure that is one",
    date: 'write a day in quotes, such as "2024-12-31", or a figure that is one',
    condition: "compare it, such as x > 0, or write known(x)"
  }
  return wrong(
    syntax.start,
    `${shown(syntax)} is ${called[type]}, and ${whose} ${called[wanted]}`,
    remedies[wanted]
  )
}

/** A literal text as the date that it is compared with. */
const asDate = (expression: Expression, { start }: Syntax): Expression => {
  if (expression.kind !== "text") return expression
  const { text, value } = expression
  if (!isCalendarDate(value))
    throw wrong(start, `${quote(value)} is not a date`, 'write a day that exists, as in "2024-12-31"')
  return { kind: "date", type: "date", key: `"${value}"d`, text, value: dayOf(value) }
}

/** The expression of a written number, text or truth. */
const literal = ({ text, value }: Of<"literal">): Expression => {
  if (typeof value === "number") return { kind: "number", type: "number", key: String(value), text, value }
  if (typeof value === "string")
    return { kind: "text", type: "text", key: JSON.stringify(value), text, value }
  return { kind: "truth", type: "condition", key: String(value), text, value }
}

/** The figure of a call, its arguments checked and its defaults filled in. */
const figureCall = (syntax: Of<"call">, { name, parameters, type }: FigureCalled): Expression => {
  const given = syntax.args
  const least = parameters.filter((_) => _.default === null).length
  if (given.length < least || given.length > parameters.length) {
    const names = parameters.map((_) => (_.default === null ? _.name : `${_.name} = ${_.default}`))
    throw wrong(
      syntax.start,
      `${name} takes ${counted(least, parameters.length)}, not ${given.length}`,
      parameters.length === 0 ? `write ${name}()` : `write ${name}(${names.join(", ")})`
    )
  }
  const args = parameters.map((parameter, i) => {
    const arg = given[i]
    if (arg === undefined) return parameter.default as number
    const value = literalNumber(arg)
    if (value === null)
      throw wrong(
        arg.start,
        `The ${parameter.name} of ${name} is not a written number`,
        `write ${parameter.whole ? "a whole number" : "a number"} from ${parameter.minimum} to ${parameter.maximum}`
      )
    const isRight =
      value >= parameter.minimum &&
      value <= parameter.maximum &&
      (!parameter.whole || Number.isInteger(value))
    if (!isRight)
      throw wrong(
        arg.start,
        `The ${parameter.name} of ${name} can't be ${value}`,
        `write ${parameter.whole ? "a whole number" : "a number"} from ${parameter.minimum} to ${parameter.maximum}`
      )
    return value
  })
  return referring(syntax, name, args, type, true)
}

/** How much of its limits a member of a request has used, as its expressions are typed. */
export interface Spent {
  conditions: number
  universeCalls: number
}

/** Types the syntax of one expression. Throws WrongExpression at the first fault, from left to right. */
export const typed = (
  syntax: Syntax,
  vocabulary: Vocabulary,
  spent: Spent = { conditions: 0, universeCalls: 0 }
): Expression => {
  const countCondition = (start: number): void => {
    if (++spent.conditions > maxConditions)
      throw wrong(start, `There are more than ${maxConditions} conditions`, `write at most ${maxConditions}`)
  }

  const countUniverseCall = (start: number): void => {
    if (++spent.universeCalls > maxUniverseCalls)
      throw wrong(
        start,
        `There are more than ${maxUniverseCalls} ranks, percentiles and z-scores`,
        `write at most ${maxUniverseCalls}`
      )
  }

  const unknownName = ({ name, start, text }: Of<"name"> | Of<"call">): WrongExpression => {
    const isCall = text !== name
    const kind = isCall ? "function" : "figure"
    const all = isCall ? [...builtIn, ...vocabulary.names] : vocabulary.names
    const same = all.filter((each) =>
      isCall
        ? builtIn.includes(each) || vocabulary.function(each) !== undefined
        : vocabulary.figure(each) !== undefined
    )
    const near = nearestOf(name, same)
    const suggestions = near.length > 0 ? near : nearestOf(name, all)
    const problem = `There is no ${kind} ${quote(name)}`
    const otherwise = isCall
      ? `the functions are ${builtIn.join(", ")} and those of the list of figures`
      : "the names are in the list of figures, and a text stands in quotes"
    return wrong(start, problem, meant(suggestions, otherwise), suggestions)
  }

  const named = (syntax: Of<"name">): Expression => {
    const figure = vocabulary.figure(syntax.name)
    if (figure !== undefined) return referring(syntax, figure.name, [], figure.type, false)
    const example = vocabulary.function(syntax.name)
    if (example !== undefined)
      throw wrong(
        syntax.start,
        `${syntax.name} is a function`,
        `write it with parentheses, as in ${exampleOf(example)}`,
        [exampleOf(example)]
      )
    if (builtIn.includes(syntax.name))
      throw wrong(syntax.start, `${syntax.name} is a function`, `write ${examples[syntax.name]}`)
    throw unknownName(syntax)
  }

  /** The expression, which has to be of a type. */
  const ofType = (syntax: Syntax, wanted: ExpressionType, whose: string): Expression => {
    const expression = convert(syntax)
    if (expression.type !== wanted) throw typeFault(syntax, expression, wanted, whose)
    return expression
  }

  const agoCall = (syntax: Of<"call">): Expression => {
    checkCount(syntax, 2, 2)
    const [what, when] = syntax.args as [Syntax, Syntax]
    const figure = what.kind === "name" || what.kind === "call" ? convert(what) : null
    if (figure?.kind !== "figure")
      throw wrong(
        what.start,
        `ago takes a figure, not ${shown(what)}`,
        'write it for each figure, as in ago(close, "1y") / ago(sales, "1y")'
      )
    if (figure.reference.ago !== null)
      throw wrong(what.start, "ago stands in ago", 'write one time, such as ago(pe_ratio, "2y")')
    const ago = agoOf(when)
    const key = `ago(${figure.key},"${ago.count}${ago.unit}")`
    const reference: FigureReference = { ...figure.reference, ago, key }
    return { ...figure, key, text: syntax.text, reference }
  }

  const call = (syntax: Of<"call">): Expression => {
    const { args, name, text } = syntax
    if (name === "ago") return agoCall(syntax)
    if (name === "known") {
      checkCount(syntax, 1, 1)
      countCondition(syntax.start)
      const of = convert(args[0] as Syntax)
      return { kind: "known", type: "condition", key: `known(${of.key})`, text, of }
    }
    if (isNumberFunction(name)) {
      const { least, most } = numberFunctions[name]
      checkCount(syntax, least, most)
      const numbers = args.map((arg) => ofType(arg, "number", `${name} takes`))
      const key = `${name}(${numbers.map((_) => _.key).join(",")})`
      return { kind: "function", type: "number", key, text, name, args: numbers }
    }
    if (isUniverseFunction(name)) {
      checkCount(syntax, 1, 2)
      countUniverseCall(syntax.start)
      const of = ofType(args[0] as Syntax, "number", `${name} takes`)
      const group = args[1] === undefined ? null : ofType(args[1], "text", `${name} groups by`)
      const key = `${name}(${group === null ? of.key : `${of.key},${group.key}`})`
      return { kind: "universe", type: "number", key, text, name, of, group }
    }
    const declared = vocabulary.function(name)
    if (declared !== undefined) return figureCall(syntax, declared)
    if (vocabulary.figure(name) !== undefined)
      throw wrong(syntax.start, `${name} is a figure, not a function`, "write it without parentheses", [name])
    throw unknownName(syntax)
  }

  /** Two operands of one type: a literal text is a date where the other is one. */
  const alike = (
    left: Syntax,
    right: Syntax,
    problem: (a: string, b: string) => string
  ): readonly [Expression, Expression] => {
    let [a, b] = [convert(left), convert(right)]
    if (a.type === "date") b = asDate(b, right)
    if (b.type === "date") a = asDate(a, left)
    if (a.type !== b.type)
      throw wrong(
        right.start,
        `${shown(left)} is ${called[a.type]} and ${shown(right)} is ${called[b.type]}`,
        problem(called[a.type], called[b.type])
      )
    return [a, b]
  }

  const comparison = (syntax: Of<"binary">, operator: Comparison): Expression => {
    const { left, right, text } = syntax
    countCondition(left.start)
    const isOrder = operator !== "==" && operator !== "!="
    // Brackets around the left side would begin before it.
    const isBare = syntax.start === left.start
    if (isOrder && isBare && left.kind === "binary" && ["<", "<=", ">", ">="].includes(left.operator))
      throw wrong(
        right.start,
        "Comparisons can't be chained",
        `join two of them, ${shown(left)} && ${shown(left.right)} ${operator} ${shown(right)}`
      )
    const [a, b] = alike(left, right, (one) => `compare ${one} with ${one}`)
    if (isOrder && (a.type === "text" || a.type === "condition"))
      throw wrong(
        left.start,
        `${shown(left)} is ${called[a.type]}, which ${operator} doesn't compare`,
        a.type === "text" ? "write ==, != or in" : "write && and ||"
      )
    return {
      kind: "comparison",
      type: "condition",
      key: `(${a.key}${operator}${b.key})`,
      text,
      operator,
      left: a,
      right: b
    }
  }

  const membership = ({ left, right, text }: Of<"binary">): Expression => {
    countCondition(left.start)
    const of = convert(left)
    if (of.type === "condition")
      throw wrong(left.start, `${shown(left)} is a condition, which in doesn't compare`, "write && and ||")
    if (right.kind !== "list")
      throw wrong(
        right.start,
        `in takes a list, not ${shown(right)}`,
        of.type === "number" ? "write it in brackets: [1, 2]" : 'write it in brackets: ["a", "b"]'
      )
    const values = right.items.map((item): number | string => {
      const value = literalNumber(item) ?? (item.kind === "literal" ? item.value : null)
      if (value === null || typeof value === "boolean")
        throw wrong(item.start, `${shown(item)} is not a written value`, "write == and || for anything else")
      if (typeof value !== (of.type === "number" ? "number" : "string"))
        throw wrong(
          item.start,
          `${shown(left)} is ${called[of.type]} and ${shown(item)} is ${called[typeof value === "number" ? "number" : "text"]}`,
          `write ${called[of.type]}`
        )
      if (of.type !== "date") return value
      if (!isCalendarDate(String(value)))
        throw wrong(item.start, `${shown(item)} is not a date`, 'write a day that exists, as in "2024-12-31"')
      return dayOf(String(value))
    })
    return {
      kind: "in",
      type: "condition",
      key: `(${of.key} in ${JSON.stringify(values)})`,
      text,
      of,
      values: new Set(values) as ReadonlySet<number> | ReadonlySet<string>
    }
  }

  const binary = (syntax: Of<"binary">): Expression => {
    const { left, operator, right, text } = syntax
    switch (operator) {
      case "&&":
      case "||": {
        const a = ofType(left, "condition", `${operator} takes`)
        const b = ofType(right, "condition", `${operator} takes`)
        const kind = operator === "&&" ? "and" : "or"
        return { kind, type: "condition", key: `(${a.key}${operator}${b.key})`, text, left: a, right: b }
      }
      case "in":
        return membership(syntax)
      case "+":
      case "-":
      case "*":
      case "/":
      case "%": {
        const a = ofType(left, "number", `${operator} takes`)
        const b = ofType(right, "number", `${operator} takes`)
        return arithmetic(operator, a, b, text)
      }
      default:
        return comparison(syntax, operator)
    }
  }

  const choice = ({ condition, consequent, otherwise, text }: Of<"choice">): Expression => {
    const when = ofType(condition, "condition", "? takes")
    const [a, b] = alike(consequent, otherwise, (one) => `write ${one} after the : as well`)
    return {
      kind: "choice",
      type: a.type,
      key: `(${when.key}?${a.key}:${b.key})`,
      text,
      condition: when,
      consequent: a,
      otherwise: b
    }
  }

  const unary = ({ of, operator, text }: Of<"unary">): Expression => {
    const operand = ofType(of, operator === "!" ? "condition" : "number", `${operator} takes`)
    return operator === "!"
      ? { kind: "not", type: "condition", key: `!${operand.key}`, text, of: operand }
      : { kind: "negative", type: "number", key: `-${operand.key}`, text, of: operand }
  }

  const convert = (each: Syntax): Expression => {
    switch (each.kind) {
      case "literal":
        return literal(each)
      case "name":
        return named(each)
      case "call":
        return call(each)
      case "unary":
        return unary(each)
      case "binary":
        return binary(each)
      case "choice":
        return choice(each)
      case "list":
        throw wrong(each.start, "A list is not a value", 'write it after in, as in sector in ["Technology"]')
    }
  }

  return convert(syntax)
}
