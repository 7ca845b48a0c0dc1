/** The figures that an issuer's statements give by themselves, each declared once. They change on days of filing alone. */
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import { growth } from "./Growth.ts"
import { flowLines, type FlowLine, lineMeanings, lines, type Lines, noLines } from "./Line.ts"
import { margins } from "./Ratios.ts"
import type { Statement } from "./Statement.ts"
import { type Trailing, trailing, trailingFlow } from "./Trailing.ts"

/** Groups of figures of statements. */
export type StatementGroup =
  | "income"
  | "cash flow"
  | "balance"
  | "per share"
  | "margins"
  | "returns on capital"
  | "financial health"
  | "growth"

/** An issuer's statements as known on a day, arranged for its figures. */
export interface StatementFacts {
  /** Of both periods, newest first within each; averages are as filed. */
  readonly statements: ReadonlyArray<Statement>
  /** The latest annual statement, else null. */
  readonly annual: Statement | null
  /** Its lines; all null without one. */
  readonly lines: Lines
  readonly trailing: Trailing
}

/** Arranges statements of both periods, newest first within each. */
export const statementFacts = (statements: ReadonlyArray<Statement>): StatementFacts => {
  const annual = statements.find(({ period }) => period === "Annual") ?? null
  return { statements, annual, lines: annual ?? noLines, trailing: trailing(statements) }
}

/** A figure with its computation. Money is in the currency of the statement that it is of; null where it can't be computed. */
export interface StatementFigure extends FigureMeaning<StatementGroup> {
  /** Null where it is unknown. */
  readonly of: (facts: StatementFacts) => number | null
}

const titleOf = (name: string): string => {
  const words = name.replaceAll("_", " ")
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const lineFigures = lines.map((line): StatementFigure => {
  const { meaning, unit } = lineMeanings[line]
  return {
    name: line,
    title: titleOf(line),
    group: "income",
    unit,
    type: "number",
    meaning: `${meaning}, of the latest annual statement`,
    formula: "",
    null_when: "",
    of: (facts) => facts.lines[line]
  }
})

const trailingFigure = (line: FlowLine): StatementFigure => ({
  name: `${line}_ttm`,
  title: `${titleOf(line)}, trailing twelve months`,
  group: "income",
  unit: "currency",
  type: "number",
  meaning: `${lineMeanings[line].meaning}, of the last four quarters or two halves, else of the latest year`,
  formula: `sum of ${line} over four quarters`,
  null_when: "",
  of: ({ trailing }) =>
    trailingFlow(trailing, line, (trailing.quarters[0] ?? trailing.annual)?.currency ?? null)
})

/** Every figure of statements, in the order of the catalogue. */
export const statementFigures: ReadonlyArray<StatementFigure> = [
  ...lineFigures,
  ...flowLines.map(trailingFigure),
  {
    name: "net_margin",
    title: "Net margin",
    group: "margins",
    unit: "percent",
    type: "number",
    meaning: "Net income to sales, of the latest annual statement",
    formula: "net_income / sales x 100",
    null_when: "sales <= 0",
    of: ({ lines }) => margins(lines).net_margin
  },
  {
    name: "sales_growth_1y",
    title: "Sales growth, 1 year",
    group: "growth",
    unit: "percent",
    type: "number",
    meaning: "Growth of sales over one year",
    formula: "(sales / sales a year earlier - 1) x 100",
    null_when: "either isn't above 0, the currency changed, or the years aren't a year apart",
    of: ({ statements }) => growth(statements, "sales", 1)
  }
]
