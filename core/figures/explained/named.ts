/** What operands are called and counted in. */
import { type Line, lineMeanings } from "../../financials/Line.ts"
import { statementFigures } from "../../financials/StatementFigures.ts"
import type { FigureMeaning, FigureUnit } from "../../records/FigureMeaning.ts"
import { vocabulary } from "../Catalogue.ts"

/** Operands that are neither figures nor lines. */
const others: Readonly<Record<string, { readonly title: string; readonly unit: FigureUnit }>> = {
  bars: { title: "Daily bars", unit: "count" },
  dividend: { title: "Dividend", unit: "price" },
  spinoff: { title: "Spin-off", unit: "price" },
  rights: { title: "Rights issue", unit: "price" },
  split: { title: "Split", unit: "ratio" },
  index: { title: "Index", unit: "text" }
}

const rowsByName: ReadonlyMap<string, FigureMeaning> = new Map(
  statementFigures.map((figure) => [figure.name, figure])
)

/** The title and unit of an operand, by its name. */
export const operandNamed = (name: string): { readonly title: string; readonly unit: FigureUnit } =>
  vocabulary.figure(name) ??
  rowsByName.get(name) ??
  others[name] ?? { title: name.replaceAll("_", " "), unit: "text" }

/** The same of a line of a statement. */
export const lineNamed = (line: Line): { readonly title: string; readonly unit: FigureUnit } =>
  lineMeanings[line]
