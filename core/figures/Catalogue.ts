/** Every figure once: what pages, comparison, sectors, screens and documentation name and explain. */
import { type Figure, type FigureFunction, figureGroups } from "./Figure.ts"
import { companyFigures } from "./catalogue/company.ts"
import { consensusFigures, insiderFigures } from "./catalogue/consensus.ts"
import { dateFigures } from "./catalogue/dates.ts"
import { indicatorFigures } from "./catalogue/indicators.ts"
import { priceFigures } from "./catalogue/prices.ts"
import { figuresOfStatements } from "./catalogue/statements.ts"
import { valuationFigures } from "./catalogue/valuation.ts"

const declared: ReadonlyArray<Figure> = [
  ...companyFigures,
  ...priceFigures,
  ...valuationFigures,
  ...figuresOfStatements,
  ...consensusFigures,
  ...insiderFigures,
  ...dateFigures
]

/** All figures without parameters, by group. */
export const figures: ReadonlyArray<Figure> = figureGroups.flatMap((group) =>
  declared.filter((figure) => figure.group === group)
)

/** All figures by function call. */
export const figureFunctions: ReadonlyArray<FigureFunction> = indicatorFigures

const byName: ReadonlyMap<string, Figure> = new Map(figures.map((figure) => [figure.name, figure]))
const functionsByName: ReadonlyMap<string, FigureFunction> = new Map(
  figureFunctions.map((figure) => [figure.name, figure])
)

/** The figure of a name that there is; throws where there is none. */
export const figureNamed = (name: string): Figure => {
  const figure = byName.get(name)
  if (figure === undefined) throw new Error(`no figure is named ${name}`)
  return figure
}

/** The names that expressions may use: figures, and functions by their names without parentheses. */
export const vocabulary = {
  figure: (name: string): Figure | undefined => byName.get(name),
  function: (name: string): FigureFunction | undefined => functionsByName.get(name),
  names: [...byName.keys(), ...functionsByName.keys()] as ReadonlyArray<string>,
  own: new Map() as ReadonlyMap<string, string>
}
