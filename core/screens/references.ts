/** Figures as an expression refers to them. */
import type { Expression } from "./Expression.ts"
import { literalNumber } from "./literals.ts"
import type { Syntax, SyntaxOfKind } from "./Syntax.ts"
import type { Ago, FigureCalled, FigureNamed, FigureReference, ValueType } from "./Vocabulary.ts"
import { counted, shown } from "./wording.ts"
import { wrong } from "../errors/WrongExpression.ts"

/** What stands for a column of the table: the name of a figure or its call, and `ago` of either. */
export type FigureExpression = Extract<Expression, { readonly kind: "figure" }>

const referring = (
  { text }: Syntax,
  key: string,
  figure: string,
  args: ReadonlyArray<number>,
  type: ValueType
): FigureExpression => ({
  kind: "figure",
  type,
  key,
  text,
  reference: { figure, args, ago: null, type, key }
})

/** The figure of a name without parentheses. */
export const figureNamed = (syntax: Syntax, { name, type }: FigureNamed): FigureExpression =>
  referring(syntax, name, name, [], type)

/** How a figure function is called, with its defaults or least values: `sma(200)`. */
export const exampleOf = ({ name, parameters }: FigureCalled): string =>
  `${name}(${parameters.map((_) => _.default ?? _.minimum).join(", ")})`

const rangeOf = ({ maximum, minimum, whole }: FigureCalled["parameters"][number]): string =>
  `write ${whole ? "a whole number" : "a number"} from ${minimum} to ${maximum}`

/** The figure of a call, its arguments checked and its defaults filled in. */
export const figureCall = (
  syntax: SyntaxOfKind<"call">,
  { name, parameters, refused, type }: FigureCalled
): FigureExpression => {
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
      throw wrong(arg.start, `The ${parameter.name} of ${name} is not a written number`, rangeOf(parameter))
    const isRight =
      value >= parameter.minimum &&
      value <= parameter.maximum &&
      (!parameter.whole || Number.isInteger(value))
    if (!isRight)
      throw wrong(arg.start, `The ${parameter.name} of ${name} can't be ${value}`, rangeOf(parameter))
    return value
  })
  const apart = refused?.(args) ?? null
  if (apart !== null)
    throw wrong(syntax.start, `The arguments of ${name} don't go together`, `write them so that ${apart}`)
  return referring(syntax, `${name}(${args.join(",")})`, name, args, type)
}

/** The longest time that `ago` goes back, in each unit: a hundred years. */
const longestAgo: Readonly<Record<Ago["unit"], number>> = { d: 36_525, w: 5218, m: 1200, q: 400, y: 100 }

/** Returns the figure as known some time before. Throws WrongExpression for what isn't `1y` and the like. */
export const agoOf = (syntax: Syntax): Ago => {
  const time = syntax.kind === "literal" && typeof syntax.value === "string" ? syntax.value : ""
  // Without escapes: what a screen costs is found by its text.
  const isPlain = [`"${time}"`, `'${time}'`].some((quoted) => syntax.text.includes(quoted))
  const [, digits, letter] = (isPlain ? /^([1-9]\d{0,5})([dwmqy])$/.exec(time) : null) ?? []
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

/** A figure as it was known some time before. */
export const earlier = (figure: FigureExpression, when: Syntax, { text }: { readonly text: string }) => {
  const ago = agoOf(when)
  const key = `ago(${figure.key},"${ago.count}${ago.unit}")`
  const reference = { ...figure.reference, ago, key } satisfies FigureReference
  return { ...figure, key, text, reference }
}
