/** Figures of statements: those of a row, ratios of its lines, and figures per share on the shares of the day. */
import { growthOf } from "../../financials/Growth.ts"
import type { AverageLine } from "../../financials/Line.ts"
import { perShareRates } from "../../financials/Rates.ts"
import { onShareBasis } from "../../financials/ShareBasis.ts"
import { averageFigures, ratioFigures, statementFigures } from "../../financials/StatementFigures.ts"
import { dateOfDay } from "../../time/CalendarDate.ts"
import type { Figure } from "../Figure.ts"
import type { Known } from "../Known.ts"
import { statementPlaces, trailingLines, valueAt, yearLines } from "../StatementLines.ts"

/** An average on the shares of the day; null where it is unknown. */
const averageOf = (name: string, line: AverageLine): ((known: Known) => number | null) => {
  const place = statementPlaces.get(name)
  const dayPlace = averageFigures.findIndex((average) => average.name === name)
  return ({ actions, statements }) => {
    const value = valueAt(statements, place)
    if (value === null || statements === null) return null
    const day = statements.shares_of[dayPlace]
    const from = day === undefined || Number.isNaN(day) ? null : dateOfDay(day)
    return onShareBasis(line, value, from, { actions, adjust: "splits" })
  }
}

const averageNames: ReadonlyMap<string, AverageLine> = new Map(
  averageFigures.filter(({ isOperand }) => isOperand !== true).map(({ line, name }) => [name, line])
)

const ofRow = statementFigures.flatMap((figure): ReadonlyArray<Figure> => {
  const { basis: _, isOperand, of: __, ...meaning } = figure
  if (isOperand === true) return []
  const line = averageNames.get(figure.name)
  if (line !== undefined) {
    const {
      line: ___,
      shares_of: ____,
      ...own
    } = meaning as typeof meaning & {
      readonly line?: unknown
      readonly shares_of?: unknown
    }
    return [{ ...own, needs: ["statements", "actions"], of: averageOf(figure.name, line) }]
  }
  const place = statementPlaces.get(figure.name)
  return [{ ...meaning, needs: ["statements"], of: ({ statements }) => valueAt(statements, place) }]
})

const ofLines = ratioFigures.map(({ basis, of, ...meaning }): Figure => {
  const linesOf = basis === "annual" ? yearLines : trailingLines
  return { ...meaning, needs: ["statements"], of: ({ statements }) => of(linesOf(statements)) }
})

const growthPerShare = Object.entries(perShareRates).map(([name, { line, years, ...meaning }]): Figure => {
  const now = averageOf(line, line as AverageLine)
  const before = averageOf(`${line}_${years}y_before`, line as AverageLine)
  return {
    name,
    type: "number",
    ...meaning,
    needs: ["statements", "actions"],
    of: (known) => growthOf(before(known), now(known), years)
  }
})

const dateOf = (name: string, title: string, meaning: string, of: Figure["of"]): Figure => ({
  name,
  title,
  group: "dates",
  unit: "date",
  type: "date",
  meaning,
  formula: "",
  null_when: "there is no statement",
  needs: ["statements"],
  of
})

/** By the statements known on the day. */
export const figuresOfStatements: ReadonlyArray<Figure> = [
  ...ofRow,
  ...ofLines,
  ...growthPerShare,
  dateOf(
    "statement_date",
    "Latest statement",
    "The end of the latest statement of either period",
    ({ statements }) => statements?.statement_date ?? null
  ),
  dateOf(
    "fiscal_date",
    "Fiscal year end",
    "The end of the latest annual statement",
    ({ statements }) => statements?.fiscal_date ?? null
  ),
  {
    name: "statement_currency",
    title: "Currency of statements",
    group: "company",
    unit: "text",
    type: "text",
    meaning: "The currency of the latest statement",
    formula: "",
    null_when: "there is no statement",
    needs: ["statements"],
    of: ({ statements }) => statements?.currency ?? null
  }
]
