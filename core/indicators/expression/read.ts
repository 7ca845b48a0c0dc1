/** Reads expressions that ask for indicators: `rsi(14)`, `bbands(time_period=20)`, `beta(SPY,5)`, `adx`. Plain functions, for pages too. */
import { nearestOf } from "../../errors/nearest.ts"
import type { WrongExpression } from "../../errors/WrongExpression.ts"
import type { Indicator } from "../base/Indicator.ts"
import { acceptedBy, accepts, type Parameter } from "../base/Parameter.ts"
import { indicators } from "../catalogue.ts"
import { averageNames } from "../overlap/Ma.ts"
import { maxIndicators } from "./limits.ts"

/** A piece of the text without spaces, and its place. */
export interface Token {
  readonly text: string
  readonly at: number
}

/** An indicator with its parameters. */
export interface AskedIndicator {
  /** As it was asked for, without spaces. */
  readonly expression: string
  readonly indicator: Indicator
  /** All of them, in the order of the declaration. */
  readonly parameters: ReadonlyArray<number>
  /** Where it begins in the text. */
  readonly at: number
  /** The second series, and where it is named; null where it isn't. */
  readonly second: Token | null
}

/** Indicators of a security's bars: `mavp` takes a column of periods, which no bar has. */
export const servedIndicators: ReadonlyArray<Indicator> = indicators.filter(
  ({ inputs }) => !inputs.includes("periods")
)

const byName = new Map(servedIndicators.map((indicator) => [indicator.name, indicator]))

const tokensOf = (text: string): ReadonlyArray<Token> =>
  [...text.matchAll(/[(),=]|[^\s(),=]+/g)].map(({ 0: token, index }) => ({ text: token, at: index }))

const marks: ReadonlySet<string> = new Set(["(", ")", ",", "="])

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** An argument, by place or by name. */
interface Argument {
  readonly name: Token | null
  readonly value: Token
}

/** What is wrong with an expression, as `WrongExpression` has it. */
export type Fault = Pick<WrongExpression, "position" | "problem" | "remedy" | "suggestions">

/** Thrown within this module alone. */
class Misread extends Error implements Fault {
  readonly position: number
  readonly problem: string
  readonly remedy: string
  readonly suggestions: ReadonlyArray<string>

  constructor(position: number, problem: string, remedy: string, suggestions: ReadonlyArray<string> = []) {
    super(problem)
    this.position = position
    this.problem = problem
    this.remedy = remedy
    this.suggestions = suggestions
  }
}

interface Call {
  readonly name: Token
  readonly args: ReadonlyArray<Argument>
  /** The text of all its tokens. */
  readonly expression: string
}

/** Reads calls off a list of tokens; fails at the first token that can't stand where it does. */
class Calls {
  readonly #tokens: ReadonlyArray<Token>
  readonly #end: number
  #next = 0

  constructor(text: string) {
    this.#tokens = tokensOf(text)
    this.#end = text.length
  }

  #peek(): string {
    return this.#tokens[this.#next]?.text ?? ""
  }

  #word(what: string): Token {
    const token = this.#tokens[this.#next]
    if (token === undefined) throw new Misread(this.#end, `${what} is missing`, "write it here")
    if (marks.has(token.text))
      throw new Misread(token.at, `${quoted(token.text)} stands in place of ${what}`, "write it before")
    this.#next++
    return token
  }

  #skip(mark: string): boolean {
    if (this.#peek() !== mark) return false
    this.#next++
    return true
  }

  #argument(): Argument {
    const word = this.#word("a number or the name of a parameter")
    return this.#skip("=") ? { name: word, value: this.#word("a value") } : { name: null, value: word }
  }

  #call(): Call {
    const first = this.#next
    const name = this.#word("the name of an indicator")
    const args: Array<Argument> = []
    if (this.#skip("(") && !this.#skip(")")) {
      do args.push(this.#argument())
      while (this.#skip(","))
      this.#expect(")", "a list of parameters ends with it")
    }
    const tokens = this.#tokens.slice(first, this.#next)
    return { name, args, expression: tokens.map(({ text }) => text).join("") }
  }

  #expect(mark: string, remedy: string): void {
    const token = this.#tokens[this.#next]
    if (this.#skip(mark)) return
    throw token === undefined
      ? new Misread(this.#end, `${quoted(mark)} is missing`, remedy)
      : new Misread(token.at, `${quoted(token.text)} stands in place of ${quoted(mark)}`, remedy)
  }

  all(): ReadonlyArray<Call> {
    const calls = [this.#call()]
    while (this.#next < this.#tokens.length) {
      this.#expect(",", "indicators stand between commas")
      calls.push(this.#call())
    }
    return calls
  }
}

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

const isNumber = (text: string): boolean => numberPattern.test(text)

/** What names the second series. */
const symbolName = "symbol"

const valueOf = (parameter: Parameter, { at, text }: Token, isOfTwo: boolean): number => {
  const names: ReadonlyArray<string> = parameter.type === "average" ? averageNames : []
  const named = names.indexOf(text.toLowerCase())
  const value = named !== -1 ? named : isNumber(text) ? Number(text) : Number.NaN
  if (!accepts(parameter, value)) {
    throw new Misread(
      at,
      `${parameter.name} can't be ${quoted(text)}`,
      `it is ${acceptedBy(parameter)}${names.length > 0 ? `, or one of ${names.join(", ")}` : ""}${isOfTwo && isNumber(text) ? `; a symbol of digits is ${symbolName}=${text}` : ""}`,
      nearestOf(text, names)
    )
  }
  return value
}

const namesSymbol = ({ name }: Argument): boolean => name?.text.toLowerCase() === symbolName

/** The place of a named argument's parameter. */
const placeOf = ({ inputs, name, parameters }: Indicator, token: Token): number => {
  const names = parameters.map((parameter) => parameter.name)
  const place = names.indexOf(token.text.toLowerCase())
  if (place !== -1) return place
  const all = inputs.includes("other") ? [symbolName, ...names] : names
  throw new Misread(
    token.at,
    `${name} has no parameter ${quoted(token.text)}`,
    all.length > 0 ? `it has ${all.join(", ")}` : "it has none",
    nearestOf(token.text, all)
  )
}

/** The argument that names the second series, where there is one: the first, unless it can only be a number. */
const symbolIn = ({ inputs, parameters }: Indicator, args: ReadonlyArray<Argument>): Argument | null => {
  if (!inputs.includes("other")) return null
  const [named, again] = args.filter(namesSymbol)
  if (again?.name != null) throw new Misread(again.name.at, `${symbolName} is given twice`, "give it once")
  if (named !== undefined) return named
  const [first] = args
  if (first === undefined || first.name !== null) return null
  const isWord = !isNumber(first.value.text) || /^0\d/.test(first.value.text)
  const byPlace = args.filter(({ name }) => name === null)
  return isWord || byPlace.length > parameters.length ? first : null
}

const askedOf = ({ args, expression, name }: Call): AskedIndicator => {
  const indicator = byName.get(name.text.toLowerCase())
  if (indicator === undefined) {
    throw new Misread(
      name.at,
      `There is no indicator ${quoted(name.text)}`,
      "/stock/indicators lists all of them",
      nearestOf(name.text, [...byName.keys()])
    )
  }
  const { parameters } = indicator
  const symbol = symbolIn(indicator, args)
  const given = new Map<number, number>()
  let named: Token | null = null
  for (const argument of args.filter((one) => one !== symbol)) {
    const { value } = argument
    if (argument.name === null && named !== null)
      throw new Misread(
        value.at,
        `${quoted(value.text)} has no name`,
        "parameters by place stand before named ones"
      )
    named = argument.name
    const place = argument.name === null ? given.size : placeOf(indicator, argument.name)
    const parameter = parameters[place]
    if (parameter === undefined) {
      const names = parameters.map((parameter) => parameter.name).join(", ")
      throw new Misread(
        value.at,
        `${indicator.name} has no further parameter`,
        names === "" ? "it has none" : `it has ${names}`
      )
    }
    if (given.has(place))
      throw new Misread((argument.name ?? value).at, `${parameter.name} is given twice`, "give it once")
    given.set(place, valueOf(parameter, value, indicator.inputs.includes("other")))
  }
  const all = parameters.map((parameter, i) => given.get(i) ?? parameter.default)
  const refused = indicator.refuses?.(...all)
  if (refused != null) throw new Misread(name.at, `${expression} isn't possible`, refused)
  return { expression, indicator, parameters: all, at: name.at, second: symbol?.value ?? null }
}

/**
 * The indicators that a text names between commas, as `parseIndicators` has them, or what is wrong at the first character
 * that is.
 */
export const readIndicators = (text: string): ReadonlyArray<AskedIndicator> | Fault => {
  try {
    const calls = new Calls(text).all()
    const extra = calls[maxIndicators]
    if (extra !== undefined)
      throw new Misread(
        extra.name.at,
        `There are ${calls.length} indicators`,
        `at most ${maxIndicators} are answered at once`
      )
    return calls.map(askedOf)
  } catch (error) {
    if (error instanceof Misread) return error
    throw error
  }
}

/** Whether a text couldn't be read. */
export const isFault = (read: ReadonlyArray<AskedIndicator> | Fault): read is Fault => "problem" in read
