/** Gives the syntax of an expression its types, against a vocabulary of figures. */
import { quote } from "../cells/quote.ts"
import { builtIn, examples } from "./builtIn.ts"
import type { Arithmetic, Comparison, Expression, ExpressionType } from "./Expression.ts"
import { checkCount, isNumberFunction, isUniverseFunction, numberFunctions } from "./functions.ts"
import { maxConditions, maxOwnCharacters, maxOwnDepth, maxTimes, maxUniverseCalls } from "./Limits.ts"
import { asDate, literal, literalNumber, writtenDay } from "./literals.ts"
import { nearestOf } from "../errors/nearest.ts"
import { agoOf, earlier, exampleOf, type FigureExpression, figureCall, figureNamed } from "./references.ts"
import type { Syntax, SyntaxOf, SyntaxOfKind } from "./Syntax.ts"
import type { Ago, Vocabulary } from "./Vocabulary.ts"
import { called, meant, shown } from "./wording.ts"
import { WrongExpression, wrong } from "../errors/WrongExpression.ts"

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

const arithmetic = (operator: Arithmetic, left: Expression, right: Expression, text: string): Expression => ({
  kind: "arithmetic",
  type: "number",
  key: `(${left.key}${operator}${right.key})`,
  text,
  operator,
  left,
  right
})

const agoInAgo = (start: number): WrongExpression =>
  wrong(start, "ago stands in ago", 'write one time, such as ago(pe_ratio, "2y")')

/** How much of its limits a member of a request has used, as its expressions are typed. */
export interface Spent {
  conditions: number
  universeCalls: number
  /** What `ago` goes back to. */
  readonly times: Set<string>
  /** Characters of formulas of own figures. */
  ownCharacters: number
}

/** Before the first expression of a member. */
export const nothingSpent = (): Spent => ({
  conditions: 0,
  universeCalls: 0,
  times: new Set(),
  ownCharacters: 0
})

/**
 * Types the syntax of one expression, own figures as if their formulas were written in their places; `syntaxOf` parses these.
 * Throws WrongExpression at the first fault, from left to right, one in a formula at the name of its figure.
 */
export const typed = (
  syntax: Syntax,
  vocabulary: Vocabulary,
  syntaxOf: SyntaxOf,
  spent: Spent = nothingSpent(),
  /** The own figure whose formula this is. */
  of: string | null = null
): Expression => {
  /** The own figures whose formulas are being typed. */
  const open: Array<string> = of === null ? [] : [of]
  /** How long ago the figures of what is being typed were known, as `ago` has it; null for the day itself. */
  let past: Syntax | null = null

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

  const unknownName = ({
    kind,
    name,
    start
  }: SyntaxOfKind<"name"> | SyntaxOfKind<"call">): WrongExpression => {
    const isCall = kind === "call"
    const all = isCall ? [...builtIn, ...vocabulary.names] : vocabulary.names
    const same = all.filter((each) =>
      isCall
        ? builtIn.includes(each) || vocabulary.function(each) !== undefined
        : vocabulary.figure(each) !== undefined
    )
    const near = nearestOf(name, same)
    const suggestions = near.length > 0 ? near : nearestOf(name, all)
    const problem = `There is no ${isCall ? "function" : "figure"} ${quote(name)}`
    const otherwise = isCall
      ? `the functions are ${builtIn.join(", ")} and those of the list of figures`
      : "the names are in the list of figures, and a text stands in quotes"
    return wrong(start, problem, meant(suggestions, otherwise), suggestions)
  }

  /** A figure as it is asked for where it stands. */
  const thenKnown = (figure: FigureExpression): Expression =>
    past === null ? figure : earlier(figure, past, figure)

  const unknownOwn = (name: string, start: number): WrongExpression => {
    const names = [...vocabulary.own.keys()].filter((each) => !open.includes(each))
    const suggestions = nearestOf(name, names).map((each) => `my.${each}`)
    const otherwise =
      names.length === 0
        ? "own figures are known to keys, tokens and sessions of their owner alone"
        : "the names are in the list of your own figures"
    return wrong(
      start,
      `There is no figure ${quote(`my.${name}`)}`,
      meant(suggestions, otherwise),
      suggestions,
      "unknown_own_figure"
    )
  }

  const formulaOf = ({ name, start }: SyntaxOfKind<"own">): string => {
    const formula = vocabulary.own.get(name)
    if (formula === undefined) throw unknownOwn(name, start)
    if (open.includes(name))
      throw wrong(
        start,
        `my.${name} is made of itself`,
        `leave out ${[...open.slice(open.indexOf(name)), name].map((each) => `my.${each}`).join(" of ")}`
      )
    if (open.length >= maxOwnDepth)
      throw wrong(
        start,
        `More than ${maxOwnDepth} own figures name each other in turn`,
        "write out one of their formulas"
      )
    spent.ownCharacters += formula.length
    if (spent.ownCharacters > maxOwnCharacters)
      throw wrong(
        start,
        `The formulas of own figures have more than ${maxOwnCharacters} characters together`,
        "write fewer or shorter ones"
      )
    return formula
  }

  const ownFigure = (syntax: SyntaxOfKind<"own">): Expression => {
    const formula = formulaOf(syntax)
    open.push(syntax.name)
    try {
      const found = ofType(syntaxOf(formula), "number", "an own figure is")
      return { ...found, text: syntax.text }
    } catch (error) {
      if (!(error instanceof WrongExpression)) throw error
      throw wrong(syntax.start, `my.${syntax.name} can't be used: ${error.problem}`, error.remedy)
    } finally {
      open.pop()
    }
  }

  const named = (syntax: SyntaxOfKind<"name">): Expression => {
    const figure = vocabulary.figure(syntax.name)
    if (figure !== undefined) return thenKnown(figureNamed(syntax, figure))
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

  const countTime = ({ count, unit }: Ago, start: number): void => {
    if (spent.times.add(`${count}${unit}`).size > maxTimes)
      throw wrong(start, `There are more than ${maxTimes} times of ago`, `write at most ${maxTimes}`)
  }

  /** An own figure of what was known some time before. */
  const ownAgo = (what: SyntaxOfKind<"own">, when: Syntax, { text }: Syntax): Expression => {
    countTime(agoOf(when), when.start)
    past = when
    try {
      return { ...ownFigure(what), text }
    } finally {
      past = null
    }
  }

  const agoCall = (syntax: SyntaxOfKind<"call">): Expression => {
    checkCount(syntax, 2, 2)
    const [what, when] = syntax.args as [Syntax, Syntax]
    if (past !== null) throw agoInAgo(what.start)
    if (what.kind === "own") return ownAgo(what, when, syntax)
    const figure = what.kind === "name" || what.kind === "call" ? convert(what) : null
    if (figure?.kind !== "figure")
      throw wrong(
        what.start,
        `ago takes a figure, not ${shown(what)}`,
        'write it for each figure, as in ago(close, "1y") / ago(sales, "1y")'
      )
    if (figure.reference.ago !== null) throw agoInAgo(what.start)
    countTime(agoOf(when), when.start)
    return earlier(figure, when, syntax)
  }

  const call = (syntax: SyntaxOfKind<"call">): Expression => {
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
      if (past !== null)
        throw wrong(
          syntax.start,
          `ago takes no ${name}, which is among the companies of the day`,
          `write ${name} of ago: ${name}(ago(pe_ratio, "1y"))`
        )
      countUniverseCall(syntax.start)
      const of = ofType(args[0] as Syntax, "number", `${name} takes`)
      const group = args[1] === undefined ? null : ofType(args[1], "text", `${name} groups by`)
      const key = `${name}(${group === null ? of.key : `${of.key},${group.key}`})`
      return { kind: "universe", type: "number", key, text, name, of, group }
    }
    const declared = vocabulary.function(name)
    if (declared !== undefined) return thenKnown(figureCall(syntax, declared))
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

  const comparison = (syntax: SyntaxOfKind<"binary">, operator: Comparison): Expression => {
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

  const membership = ({ left, right, text }: SyntaxOfKind<"binary">): Expression => {
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
      return writtenDay(String(value), item.start)
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

  const binary = (syntax: SyntaxOfKind<"binary">): Expression => {
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

  const choice = ({ condition, consequent, otherwise, text }: SyntaxOfKind<"choice">): Expression => {
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

  const unary = ({ of, operator, text }: SyntaxOfKind<"unary">): Expression => {
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
      case "own":
        return ownFigure(each)
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
