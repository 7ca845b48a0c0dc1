/** Figures of statements: those of a row, ratios of its lines, and figures per share on the shares of the day. */
import { Struct } from "effect"
import { growthOf } from "../../financials/Growth.ts"
import { type AverageLine, lineMeanings } from "../../financials/Line.ts"
import { perShareRates, type Rate } from "../../financials/Rates.ts"
import { onShareBasis } from "../../financials/ShareBasis.ts"
import {
  addedPerShare,
  averageFigures,
  averageMeaning,
  quartersOfYear,
  ratioFigures,
  statementFigures
} from "../../financials/StatementFigures.ts"
import { dateOfDay } from "../../time/CalendarDate.ts"
import type { Figure } from "../Figure.ts"
import type { Known } from "../Known.ts"
import type { StatementRow } from "../StatementRows.ts"
import { statementPlaces, trailingLines, valueAt, yearLines } from "../StatementLines.ts"

/** What an average is read from, and the splits that it is counted anew by. */
type Filed = Pick<Known, "actions" | "statements">

/** An average on the shares of the day; null where it is unknown. */
const averageOf = (name: string, line: AverageLine): ((filed: Filed) => number | null) => {
  const place = statementPlaces.get(name)
  const dayPlace = averageFigures.findIndex((average) => average.name === name)
  return ({ actions, statements }) => {
    const value = valueAt(statements, place)
    if (value === null || statements === null) return null
    const day = statements.shares_of.at(dayPlace)
    const from = day === undefined || Number.isNaN(day) ? null : dateOfDay(day)
    return onShareBasis(line, value, from, { actions, adjust: "splits" })
  }
}

const averageNames: ReadonlyMap<string, AverageLine> = new Map(
  averageFigures.filter(({ isOperand }) => isOperand !== true).map(({ line, name }) => [name, line])
)

const ofRow = statementFigures.flatMap(
  ({ formula, group, isOperand, meaning, name, null_when, title, type, unit }): ReadonlyArray<Figure> => {
    if (isOperand === true) return []
    const declared = { name, title, group, unit, type, meaning, formula, null_when }
    const line = averageNames.get(name)
    if (line !== undefined)
      return [{ ...declared, needs: ["statements", "splits"], of: averageOf(name, line) }]
    const place = statementPlaces.get(name)
    return [{ ...declared, needs: ["statements"], of: ({ statements }) => valueAt(statements, place) }]
  }
)

const ofLines = ratioFigures.map(({ basis, flows, of, ...figure }): Figure => {
  const meaning = Struct.omit(figure, ["divisor"])
  const linesOf = basis === "annual" ? yearLines : (row: StatementRow | null) => trailingLines(row, flows)
  return { ...meaning, needs: ["statements"], of: ({ statements }) => of(linesOf(statements)) }
})

/** Percent a year by which an average grew to the latest year; null as `growthOf` returns it. */
export const perShareGrowth = ({
  line,
  years
}: Pick<Rate, "line" | "years">): ((filed: Filed) => number | null) => {
  const now = averageOf(line, line as AverageLine)
  const before = averageOf(`${line}_${years}y_before`, line as AverageLine)
  return (filed) => growthOf(before(filed), now(filed), years)
}

const growthPerShare = Object.entries(perShareRates).map(
  ([name, { line, years, ...meaning }]): Figure => ({
    name,
    type: "number",
    ...meaning,
    needs: ["statements", "splits"],
    of: perShareGrowth({ line, years })
  })
)

/** The sum over four quarters or two halves, all on the shares of the day; else that of the latest year. */
const trailingPerShare = addedPerShare.map((line): Figure => {
  const quarters = Array.from({ length: quartersOfYear }, (_, place) =>
    averageOf(`${line}_quarter_${place + 1}`, line)
  )
  const year = averageOf(line, line)
  return {
    name: `${line}_ttm`,
    title: `${lineMeanings[line].title}, 12 months`,
    group: "per share",
    unit: "currency",
    type: "number",
    meaning: `${averageMeaning[line]}, of the last four quarters or two halves where these end after the latest year, else of that year, on the shares of the day`,
    formula: `sum of ${line} over four quarters or two halves, else ${line}`,
    null_when: "",
    needs: ["statements", "splits"],
    of: (known) => {
      const parts = quarters.map((quarter) => quarter(known)).filter((part) => part !== null)
      if (parts.length > 0) return parts.reduce((sum, part) => sum + part, 0)
      const row = known.statements
      return row?.annual_currency === row?.trailing_currency ? year(known) : null
    }
  }
})

const dateOf = (
  name: string,
  title: string,
  meaning: string,
  null_when: string,
  of: Figure["of"]
): Figure => ({
  name,
  title,
  group: "dates",
  unit: "date",
  type: "date",
  meaning,
  formula: "",
  null_when,
  needs: ["statements"],
  of
})

/** By the statements known on the day. */
export const figuresOfStatements: ReadonlyArray<Figure> = [
  ...ofRow,
  ...ofLines,
  ...trailingPerShare,
  ...growthPerShare,
  dateOf(
    "statement_date",
    "Latest statement",
    "The end of the latest statement of either period",
    "there is no statement",
    ({ statements }) => statements?.statement_date ?? null
  ),
  {
    name: "fiscal_year",
    title: "Fiscal year",
    group: "dates",
    unit: "count",
    type: "number",
    meaning: "The fiscal year of the latest annual statement, as its filing names it",
    formula: "",
    null_when: "there is no annual statement",
    needs: ["statements"],
    of: ({ statements }) => statements?.fiscal_year ?? null
  },
  dateOf(
    "fiscal_date",
    "Fiscal year end",
    "The end of the latest annual statement",
    "there is no annual statement",
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
