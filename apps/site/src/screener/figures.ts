/** The figures that a screen may name, in the language of the site. */
import type { TextsOf } from "../figures/useTextsOf.ts"
import { compact, count, day, number, percent, price, unknown } from "../language/format.ts"
import { sectorName } from "../language/sector.ts"
import type { WrittenFigure } from "../own/keptFigures.ts"
import type { Cell, FiguresAnswer } from "./answers.ts"
import { callOf } from "./conditions.ts"
import type { Item } from "../ui/search/searched.ts"

type Told = FiguresAnswer["figures"][number]

/** Its explanation is what it means, with its formula and when it isn't known. */
export interface Figure extends Item, Pick<Told, "unit" | "type"> {
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly default: number | null }>
}

const sentence = (text: string | null): string =>
  text === null || text === "" ? "" : /[.。]$/.test(text) ? text : `${text}.`

/** The figures of an answer, by name. */
export const figuresIn = ({ figures }: FiguresAnswer, textsOf: TextsOf): ReadonlyMap<string, Figure> => {
  return new Map(
    figures.map((told) => {
      const [title, meaning] = textsOf(told)
      const figure: Figure = {
        name: told.name,
        group: told.group,
        unit: told.unit,
        type: told.type,
        title,
        titles: [title, told.title],
        meaning,
        explanation: [sentence(meaning), sentence(told.formula)].filter((text) => text !== "").join(" "),
        parameters: told.parameters ?? []
      }
      return [told.name, figure] as const
    })
  )
}

/** An own figure as those of the catalogue. */
export const asFigure = ({ formula, name, title, unit }: WrittenFigure): Figure => ({
  name: `my.${name}`,
  group: "own",
  unit,
  type: "number",
  title,
  titles: [title],
  meaning: formula,
  explanation: formula,
  parameters: []
})

/** The figures of the catalogue behind own ones. */
export const withOwn = (
  figures: ReadonlyMap<string, Figure>,
  own: ReadonlyArray<WrittenFigure>
): ReadonlyMap<string, Figure> =>
  new Map([...own.map(asFigure).map((figure) => [figure.name, figure] as const), ...figures])

/** The figure that an expression is; null for what is computed of several, and for an unknown one. */
export const figureOf = (figures: ReadonlyMap<string, Figure>, operand: string): Figure | null =>
  figures.get(callOf(operand)?.name ?? "") ?? null

/** What an expression is called: a figure by its title, `RSI (14)`, anything else as it is written. */
export const titleOf = (figures: ReadonlyMap<string, Figure>, operand: string): string => {
  const [figure, call] = [figureOf(figures, operand), callOf(operand)]
  if (figure === null || call === null) return operand
  return call.args.length === 0 ? figure.title : `${figure.title} (${call.args.join(", ")})`
}

/** A figure as an expression, with the defaults of its parameters. */
export const operandOf = ({ name, parameters }: Figure): string =>
  parameters.length === 0 ? name : `${name}(${parameters.map((one) => one.default ?? 0).join(", ")})`

/** The names of figures in an expression, each once, in order. */
export const namedIn = (figures: ReadonlyMap<string, Figure>, expression: string): ReadonlyArray<string> => [
  ...new Set(
    [...expression.replaceAll(/"[^"]*"|'[^']*'/g, '""').matchAll(/(?:my\.)?[A-Za-z_]\w*(?:\([\d.,\s]*\))?/g)]
      .map(([text]) => text)
      .filter((text) => figureOf(figures, text) !== null)
  )
]

/** A number of an expression that is no figure. */
const plain = (value: number): string => (Math.abs(value) >= 10_000 ? compact(value) : number(value))

/** A text of a figure in the language of the site: sectors have names in it. */
export const textShown = (figure: string, value: string): string =>
  figure === "sector" ? sectorName(value) : value

/** A cell as its unit is written. */
export const cellText = (figure: Figure | null, value: Cell | undefined, currency: string | null): string => {
  if (value === null || value === undefined) return unknown
  if (figure?.type === "date") return day(String(value))
  if (typeof value === "string") return textShown(figure?.name ?? "", value)
  switch (figure?.unit) {
    case "percent":
      return percent(value)
    case "price":
      return price(value, currency)
    case "currency":
    case "shares":
      return compact(value)
    case "count":
      return figure.name === "fiscal_year" ? String(value) : count(value)
    case "ratio":
      return number(value)
    default:
      return plain(value)
  }
}
