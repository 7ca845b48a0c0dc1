/** Every figure once: what pages, comparison, sectors, screens and documentation name and explain. */
import { statementFigures } from "../financials/StatementFigures.ts"
import type { Figure, FigureFunction } from "./Figure.ts"
import { companyFigures } from "./catalogue/company.ts"
import { indicatorFigures } from "./catalogue/indicators.ts"
import { priceFigures } from "./catalogue/prices.ts"
import { valuationFigures } from "./catalogue/valuation.ts"

const numberOf = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** The place of each figure of statements in the values of a row. */
export const statementPlaces: ReadonlyMap<string, number> = new Map(
  statementFigures.map(({ name }, place) => [name, place])
)

const ofStatements = statementFigures.map(
  (figure, place): Figure => ({
    ...figure,
    needs: ["statements"],
    of: ({ statements }) => numberOf(statements?.values[place])
  })
)

/** All figures without parameters, by group. */
export const figures: ReadonlyArray<Figure> = [
  ...companyFigures,
  ...priceFigures,
  ...valuationFigures,
  ...ofStatements
]

/** All figures by function call. */
export const figureFunctions: ReadonlyArray<FigureFunction> = indicatorFigures

const byName: ReadonlyMap<string, Figure> = new Map(figures.map((figure) => [figure.name, figure]))
const functionsByName: ReadonlyMap<string, FigureFunction> = new Map(
  figureFunctions.map((figure) => [figure.name, figure])
)

/** The names that expressions may use: figures, and functions by their names without parentheses. */
export const vocabulary = {
  figure: (name: string): Figure | undefined => byName.get(name),
  function: (name: string): FigureFunction | undefined => functionsByName.get(name),
  names: [...byName.keys(), ...functionsByName.keys()] as ReadonlyArray<string>
}
