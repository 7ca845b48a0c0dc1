/**
 * The figures that an issuer's statements give by themselves, each declared once. They change on days of filing alone:
 * those of `statementFigures` are kept as rows, the ratios of `ratioFigures` are computed of these.
 */
import type { Computation } from "../records/Computation.ts"
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import { areYearsApart, growthBetween, growthOf } from "./Growth.ts"
import {
  type AverageLine,
  averageLines,
  type BalanceLine,
  balanceLines,
  flowLines,
  type FlowLine,
  isBalance,
  isFlow,
  type Line,
  lineMeanings,
  lines as allLines,
  type Lines,
  noLines
} from "./Line.ts"
import { newestFirst } from "./NewestFirst.ts"
import { growthYears, perShareRates, type Rate, rates } from "./Rates.ts"
import { lineFigures } from "./LineFigures.ts"
import type { Statement } from "./Statement.ts"
import {
  latestBalance,
  quartersBefore,
  type Trailing,
  trailing,
  trailingCurrency,
  trailingFlow
} from "./Trailing.ts"

/** Groups of figures of statements. */
export type StatementGroup =
  | "income"
  | "cash flow"
  | "balance"
  | "per share"
  | "margins"
  | "returns on capital"
  | "financial health"
  | "dividends"
  | "growth"
  | "dates"

/** An issuer's statements as known on a day, arranged for its figures. */
export interface StatementFacts {
  /** Of both periods, newest first within each; averages are as filed. */
  readonly statements: ReadonlyArray<Statement>
  /** The latest annual statement, else null. */
  readonly annual: Statement | null
  /** Its lines; all null without one. */
  readonly lines: Lines
  /** The annual statement so many fiscal years before the latest, else null. */
  readonly yearsBefore: ReadonlyMap<number, Statement>
  readonly trailing: Trailing
  /** The quarters a year before the trailing ones, else null. */
  readonly before: ReadonlyArray<Statement> | null
  /** The currency of the latest annual statement, of trailing flows, and of the latest statement; null without one. */
  readonly annual_currency: string | null
  readonly trailing_currency: string | null
  readonly currency: string | null
}

/** Arranges statements of both periods, newest first within each. */
export const statementFacts = (statements: ReadonlyArray<Statement>): StatementFacts => {
  const years = newestFirst(statements, "Annual")
  const annual = years[0] ?? null
  const months = trailing(statements)
  const yearsBefore = new Map<number, Statement>()
  for (const before of growthYears) {
    const earlier = years.find(({ year }) => annual !== null && year === annual.year - before)
    if (earlier !== undefined) yearsBefore.set(before, earlier)
  }
  return {
    statements,
    annual,
    lines: annual ?? noLines,
    yearsBefore,
    trailing: months,
    before: quartersBefore(months, statements),
    annual_currency: annual?.currency ?? null,
    trailing_currency: trailingCurrency(months),
    currency: months.latest?.currency ?? null
  }
}

/**
 * A figure that is kept, with its computation. Money is in `annual_currency`, `trailing_currency` or `currency` of the
 * facts, as `basis` says.
 */
export interface StatementFigure extends FigureMeaning<StatementGroup> {
  /** The statements that it is of: the latest year, twelve months to the latest quarter, the latest balance sheet. */
  readonly basis: "annual" | "trailing" | "latest"
  /** Whether it is kept for other figures alone, and no figure of its own. */
  readonly isOperand?: true
  /** Null where it can't be computed. */
  readonly of: (facts: StatementFacts) => number | null
}

/** A figure that depends on the shares of a day. */
export interface AverageFigure extends StatementFigure {
  readonly line: AverageLine
  /** The statement that it is of, on the shares of whose filing it is; null without one. */
  readonly statementOf: (facts: StatementFacts) => Statement | null
}

const ofLatestYear = (line: Line): StatementFigure => {
  const { group, meaning, title, unit } = lineMeanings[line]
  return {
    name: line,
    title,
    group,
    unit,
    type: "number",
    meaning: `${meaning}, of the latest annual statement`,
    formula: "",
    null_when: "",
    basis: "annual",
    of: ({ lines }) => lines[line]
  }
}

/** What an average states, without its basis of shares. */
export const averageMeaning: { readonly [K in AverageLine]: string } = {
  eps_basic: "Earnings per share",
  eps_diluted: "Earnings per share after dilution",
  shares_basic: "Weighted average shares",
  shares_diluted: "Weighted average shares after dilution",
  dividends_per_share: "Dividends declared per share of common stock"
}

/** Kept on the shares of the statement's filing; the catalogue puts it on those of the day. */
const averageOf = (
  line: AverageLine,
  name: string,
  statementOf: AverageFigure["statementOf"]
): AverageFigure => ({
  ...ofLatestYear(line),
  name,
  isOperand: true,
  line,
  statementOf,
  of: (facts) => statementOf(facts)?.[line] ?? null
})

const averageOfYear = (line: AverageLine): AverageFigure => {
  const { isOperand: _, ...average } = averageOf(line, line, ({ annual }) => annual)
  return {
    ...average,
    meaning: `${averageMeaning[line]}, of the latest annual statement, on the shares of the day`
  }
}

/** What growth per share is computed from: the figure of an earlier year that can be compared. */
const averageBefore = (line: AverageLine, years: number): AverageFigure =>
  averageOf(line, `${line}_${years}y_before`, ({ annual, yearsBefore }) => {
    const before = yearsBefore.get(years)
    return annual !== null && before !== undefined && areYearsApart(before, annual, years) ? before : null
  })

/** Figures per share that add up over trailing quarters. */
export const addedPerShare = [
  "eps_diluted",
  "dividends_per_share"
] as const satisfies ReadonlyArray<AverageLine>

/** The most quarters of twelve months. */
export const quartersOfYear = 4

/** What a trailing figure per share is the sum of; null for all quarters where one lacks it. */
const averageOfQuarter = (line: AverageLine, place: number): AverageFigure =>
  averageOf(line, `${line}_quarter_${place + 1}`, ({ trailing: { quarters } }) =>
    quarters.every((quarter) => quarter[line] !== null) ? (quarters[place] ?? null) : null
  )

/** Figures that depend on the shares of a day, in the order of a row's `shares_of`. */
export const averageFigures: ReadonlyArray<AverageFigure> = [
  ...averageLines.map(averageOfYear),
  ...Object.values(perShareRates).map(({ line, years }) => averageBefore(line as AverageLine, years)),
  ...addedPerShare.flatMap((line) =>
    Array.from({ length: quartersOfYear }, (_, place) => averageOfQuarter(line, place))
  )
]

const ofTwelveMonths = (line: FlowLine): StatementFigure => {
  const { group, meaning, title } = lineMeanings[line]
  return {
    name: `${line}_ttm`,
    title: `${title}, 12 months`,
    group,
    unit: "currency",
    type: "number",
    meaning: `${meaning}, of the last four quarters or two halves where these end after the latest year, else of that year`,
    formula: `sum of ${line} over four quarters or two halves, else ${line}`,
    null_when: "",
    basis: "trailing",
    of: ({ trailing, trailing_currency }) => trailingFlow(trailing, line, trailing_currency)
  }
}

const ofLatestBalance = (line: BalanceLine): StatementFigure => {
  const { group, meaning, title } = lineMeanings[line]
  return {
    name: `${line}_mrq`,
    title: `${title}, latest`,
    group,
    unit: "currency",
    type: "number",
    meaning: `${meaning}, of the latest statement of either period`,
    formula: "",
    null_when: "",
    basis: "latest",
    of: ({ currency, trailing }) => latestBalance(trailing, line, currency)
  }
}

const growthFigure = (name: string, rate: Rate): StatementFigure => {
  const { line, years, ...meaning } = rate
  return {
    name,
    type: "number",
    ...meaning,
    basis: "annual",
    of: ({ annual, yearsBefore }) => {
      const before = yearsBefore.get(years)
      return annual === null || before === undefined ? null : growthBetween(before, annual, line, years)
    }
  }
}

/** Flows whose trailing growth is a figure. */
const grownTrailing = [
  "sales",
  "gross_profit",
  "operating_income",
  "ebitda",
  "net_income",
  "operating_cash_flow",
  "free_cash_flow"
] as const satisfies ReadonlyArray<FlowLine>

/** The sum of a flow over quarters; null where one lacks it. */
const sumOf = (quarters: ReadonlyArray<Statement>, line: FlowLine): number | null =>
  quarters.reduce<number | null>(
    (sum, { [line]: flow }) => (sum === null || flow === null ? null : sum + flow),
    0
  )

/** Against the twelve months a year before; of the latest year where it is the latest statement. */
const trailingGrowth = ({ annual, before, trailing, yearsBefore }: StatementFacts, line: FlowLine) => {
  const [newest] = trailing.quarters
  if (newest === undefined) {
    const year = yearsBefore.get(1)
    return annual === null || year === undefined ? null : growthBetween(year, annual, line, 1)
  }
  const [earlier] = before ?? []
  const isOneCurrency = before?.every(({ currency }) => currency === newest.currency) === true
  if (before === null || earlier === undefined || !isOneCurrency || !areYearsApart(earlier, newest, 1))
    return null
  return growthOf(sumOf(before, line), sumOf(trailing.quarters, line), 1)
}

const trailingGrowthFigure = (line: FlowLine): StatementFigure => ({
  name: `${line}_ttm_growth_1y`,
  title: `${lineMeanings[line].title} growth, 12 months`,
  group: "growth",
  unit: "percent",
  type: "number",
  meaning: `${lineMeanings[line].title}: growth of the last four quarters or two halves over those a year earlier where these end after the latest year, else of that year`,
  formula: `(${line}_ttm / ${line}_ttm a year earlier - 1) x 100`,
  null_when: "a quarter lacks it, either isn't above 0, or the currency changed",
  basis: "trailing",
  of: (facts) => trailingGrowth(facts, line)
})

const isAverage = (line: Line): line is AverageLine => !isFlow(line) && !isBalance(line)

/** Every figure that is kept in a row, in the order of its `values`. */
export const statementFigures: ReadonlyArray<StatementFigure> = [
  ...allLines.filter((line) => !isAverage(line)).map(ofLatestYear),
  ...averageFigures,
  ...flowLines.map(ofTwelveMonths),
  ...balanceLines.map(ofLatestBalance),
  ...Object.entries(rates).map(([name, rate]) => growthFigure(name, rate)),
  ...grownTrailing.map(trailingGrowthFigure)
]

/** A ratio or an amount of lines: of the latest year, or of the last twelve months and the latest balance sheet. */
export interface RatioFigure extends Computation<Lines, StatementGroup> {
  readonly name: string
  readonly type: "number"
  readonly basis: "annual" | "trailing"
}

const linePattern = new RegExp(
  `\\b(${[...allLines].toSorted((a, b) => b.length - a.length).join("|")})\\b`,
  "g"
)

const trailingName = (line: string): string => `${line}_${isFlow(line as Line) ? "ttm" : "mrq"}`

const linesIn = (formula: string): ReadonlyArray<Line> =>
  (formula.match(linePattern) ?? []) as ReadonlyArray<Line>

/** Of which statements a trailing ratio is, by its formula's lines. */
const trailingWords = (lines: ReadonlyArray<Line>): string => {
  if (!lines.some(isFlow)) return "the latest balance sheet"
  return lines.some(isBalance)
    ? "the last twelve months and the latest balance sheet"
    : "the last twelve months"
}

/** The same names of lines by those of trailing flows and latest balances. */
const inTrailing = (formula: string): string => formula.replace(linePattern, trailingName)

const ratiosOf = ([name, ratio]: [
  string,
  Computation<Lines, StatementGroup>
]): ReadonlyArray<RatioFigure> => {
  const annual: RatioFigure = {
    ...ratio,
    name,
    type: "number",
    meaning: `${ratio.meaning}, of the latest annual statement`,
    basis: "annual"
  }
  // The latest cash has the line's own name.
  if (name === "cash") return [annual]
  const lines = linesIn(ratio.formula)
  const isTrailing = lines.some(isFlow)
  return [
    annual,
    {
      ...annual,
      name: `${name}_${isTrailing ? "ttm" : "mrq"}`,
      title: `${ratio.title}, ${isTrailing ? "12 months" : "latest"}`,
      meaning: `${ratio.meaning}, of ${trailingWords(lines)}`,
      formula: inTrailing(ratio.formula),
      null_when: inTrailing(ratio.null_when),
      basis: "trailing"
    }
  ]
}

/** Every ratio of lines: of the latest year by its name, trailing with `_ttm`, of balances alone with `_mrq`. */
export const ratioFigures: ReadonlyArray<RatioFigure> =
  Object.entries<Computation<Lines, StatementGroup>>(lineFigures).flatMap(ratiosOf)
