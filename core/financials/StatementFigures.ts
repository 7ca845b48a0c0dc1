/**
 * The figures that an issuer's statements give by themselves, each declared once. They change on days of filing alone:
 * those of `statementFigures` are kept as rows, the ratios of `ratioFigures` are computed of these.
 */
import type { Computation } from "../records/Computation.ts"
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import { areYearsApart, growthOf } from "./Growth.ts"
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
  type Lines
} from "./Line.ts"
import { newestFirst } from "./NewestFirst.ts"
import { growthYears, perShareRates, type Rate, rates } from "./Rates.ts"
import { lineFigures } from "./LineFigures.ts"
import type { Statement } from "./Statement.ts"
import { numbersOf } from "./Statements.ts"
import {
  quartersBefore,
  sumAt,
  type Trailing,
  trailingCurrency,
  trailingOf,
  twelveMonths
} from "./Trailing.ts"
import { placeOf } from "./Version.ts"

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

/** An issuer's fiscal years as known on a day, arranged for figures. */
export interface YearFacts {
  /** The latest annual statement, else null. */
  readonly annual: Statement | null
  /** Its lines. */
  readonly lines: Numbers
  /** The annual statement so many fiscal years before the latest, where the two can be compared. */
  readonly yearsBefore: ReadonlyMap<number, Statement>
}

/** An issuer's statements as known on a day, arranged for figures; averages are as filed. */
export interface StatementFacts {
  readonly years: YearFacts
  readonly trailing: Trailing
  /** The lines of its quarters, and of its latest statement. */
  readonly quarters: ReadonlyArray<Numbers>
  readonly latest: Numbers
  /** The lines of the quarters a year before the trailing ones, where the two can be compared; else null. */
  readonly before: ReadonlyArray<Numbers> | null
  /** The currency of the latest annual statement, of trailing flows, and of the latest statement; null without one. */
  readonly annual_currency: string | null
  readonly trailing_currency: string | null
  readonly currency: string | null
}

/** Lines by their order; NaN where unknown. */
type Numbers = ReadonlyArray<number>

const noNumbers: Numbers = allLines.map(() => Number.NaN)

const yearsOf = (annual: Statement | null, before: ReadonlyArray<Statement | undefined>): YearFacts => {
  const yearsBefore = new Map<number, Statement>()
  for (const [i, years] of growthYears.entries()) {
    const earlier = before[i]
    if (annual !== null && earlier !== undefined && areYearsApart(earlier, annual, years))
      yearsBefore.set(years, earlier)
  }
  return { annual, lines: annual === null ? noNumbers : numbersOf(annual), yearsBefore }
}

/** The quarters a year before the trailing ones; null unless both are in one currency and a year apart. */
const comparedQuarters = (
  trailing: Trailing,
  quarterly: ReadonlyArray<Statement>
): ReadonlyArray<Numbers> | null => {
  const before = quartersBefore(trailing, quarterly)
  const [newest, earlier] = [trailing.quarters[0], before?.[0]]
  if (before === null || newest === undefined || earlier === undefined) return null
  const isOneCurrency = before.every(({ currency }) => currency === newest.currency)
  return isOneCurrency && areYearsApart(earlier, newest, 1) ? before.map(numbersOf) : null
}

/**
 * Follows what figures are of while statements become known: each call takes the fiscal years and the quarters, each newest
 * first. The facts of years are the same object while their statements are.
 */
export const followFacts = (): ((
  annual: ReadonlyArray<Statement>,
  quarterly: ReadonlyArray<Statement>
) => StatementFacts) => {
  let known: { readonly facts: YearFacts; readonly before: ReadonlyArray<Statement | undefined> } | null =
    null
  return (annual, quarterly) => {
    const latest = annual[0] ?? null
    const before = growthYears.map((years) => annual.find(({ year }) => year === (latest?.year ?? 0) - years))
    if (known?.facts.annual !== latest || known.before.some((one, i) => one !== before[i]))
      known = { facts: yearsOf(latest, before), before }
    const trailing = trailingOf(annual, quarterly)
    return {
      years: known.facts,
      trailing,
      quarters: trailing.quarters.map(numbersOf),
      latest: trailing.latest === null ? noNumbers : numbersOf(trailing.latest),
      before: comparedQuarters(trailing, quarterly),
      annual_currency: latest?.currency ?? null,
      trailing_currency: trailingCurrency(trailing),
      currency: trailing.latest?.currency ?? null
    }
  }
}

/** Arranges statements of both periods, newest first within each. */
export const statementFacts = (statements: ReadonlyArray<Statement>): StatementFacts =>
  followFacts()(newestFirst(statements, "Annual"), newestFirst(statements, "Quarterly"))

/**
 * A figure that is kept, with its computation. Money is in `annual_currency`, `trailing_currency` or `currency` of the
 * facts, as `basis` says.
 */
export interface StatementFigure extends FigureMeaning<StatementGroup> {
  /** The statements that it is of: the latest year, twelve months to the latest quarter, the latest balance sheet. */
  readonly basis: "annual" | "trailing" | "latest"
  /** Whether it is kept for other figures alone, and no figure of its own. */
  readonly isOperand?: true
  /** Whether it only says which others count: no operand that an explanation shows. */
  readonly isAside?: true
  /** Whether it is of the facts of years alone. */
  readonly isOfYears: boolean
  /** NaN where it can't be computed. */
  readonly of: (facts: StatementFacts) => number
}

/** A figure that depends on the shares of a day. */
export interface AverageFigure extends StatementFigure {
  readonly line: AverageLine
  /** The statement that it is of, on the shares of whose filing it is; null without one. */
  readonly statementOf: (facts: StatementFacts) => Statement | null
}

const ofLatestYear = (line: Line): StatementFigure => {
  const place = placeOf(line)
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
    isOfYears: true,
    of: ({ years }) => years.lines[place] as number
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
): AverageFigure => {
  const place = placeOf(line)
  return {
    ...ofLatestYear(line),
    name,
    isOperand: true,
    line,
    statementOf,
    of: (facts) => {
      const statement = statementOf(facts)
      return statement === null ? Number.NaN : (numbersOf(statement)[place] as number)
    }
  }
}

const averageOfYear = (line: AverageLine): AverageFigure => {
  const { isOperand: _, ...average } = averageOf(line, line, ({ years }) => years.annual)
  return {
    ...average,
    meaning: `${averageMeaning[line]}, of the latest annual statement, on the shares of the day`
  }
}

/** What growth per share is computed from: the figure of an earlier year that can be compared. */
const averageBefore = (line: AverageLine, before: number): AverageFigure =>
  averageOf(line, `${line}_${before}y_before`, ({ years }) => years.yearsBefore.get(before) ?? null)

/** Figures per share that add up over trailing quarters. */
export const addedPerShare = [
  "eps_diluted",
  "dividends_per_share"
] as const satisfies ReadonlyArray<AverageLine>

/** The most quarters of twelve months. */
export const quartersOfYear = 4

/** What a trailing figure per share is the sum of; null for all quarters where one lacks it. */
const averageOfQuarter = (line: AverageLine, place: number): AverageFigure => {
  const linePlace = placeOf(line)
  return {
    ...averageOf(line, `${line}_quarter_${place + 1}`, ({ quarters, trailing }) =>
      Number.isNaN(sumAt(quarters, linePlace)) ? null : (trailing.quarters[place] ?? null)
    ),
    isOfYears: false
  }
}

/** Figures that depend on the shares of a day, in the order of a row's `shares_of`. */
export const averageFigures: ReadonlyArray<AverageFigure> = [
  ...averageLines.map(averageOfYear),
  ...Object.values(perShareRates).map(({ line, years }) => averageBefore(line as AverageLine, years)),
  ...addedPerShare.flatMap((line) =>
    Array.from({ length: quartersOfYear }, (_, place) => averageOfQuarter(line, place))
  )
]

const ofTwelveMonths = (line: FlowLine): StatementFigure => {
  const place = placeOf(line)
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
    isOfYears: false,
    of: ({ annual_currency, quarters, trailing_currency, years }) =>
      twelveMonths(
        quarters,
        place,
        annual_currency === trailing_currency ? (years.lines[place] as number) : Number.NaN
      )
  }
}

/**
 * Which trailing flows are sums of quarters: 2 to the power of its place among `flowLines` for each, added up. The others are those of
 * the latest year, which ratios of two flows mustn't mix with sums.
 */
export const summedFlows: StatementFigure = {
  name: "summed_flows",
  title: "Flows summed over quarters",
  group: "income",
  unit: "count",
  type: "number",
  meaning: "A bit for each flow that is the sum of the last four quarters or two halves",
  formula: "",
  null_when: "",
  basis: "trailing",
  isOperand: true,
  isAside: true,
  isOfYears: false,
  of: ({ quarters }) =>
    quarters.length === 0
      ? 0
      : flowLines.reduce(
          (bits, line, i) => (Number.isNaN(sumAt(quarters, placeOf(line))) ? bits : bits + 2 ** i),
          0
        )
}

const ofLatestBalance = (line: BalanceLine): StatementFigure => {
  const place = placeOf(line)
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
    isOfYears: false,
    of: ({ latest }) => latest[place] as number
  }
}

/** NaN for unknown, as null is of `growthOf`. */
const growthOfNumbers = (then: number, now: number, years: number): number =>
  growthOf(Number.isNaN(then) ? null : then, Number.isNaN(now) ? null : now, years) ?? Number.NaN

/** From so many years before to the latest. */
const yearlyGrowth = ({ lines, yearsBefore }: YearFacts, place: number, years: number): number => {
  const before = yearsBefore.get(years)
  return before === undefined
    ? Number.NaN
    : growthOfNumbers(numbersOf(before)[place] as number, lines[place] as number, years)
}

const growthFigure = (name: string, rate: Rate): StatementFigure => {
  const { line, years: before, ...meaning } = rate
  const place = placeOf(line)
  return {
    name,
    type: "number",
    ...meaning,
    basis: "annual",
    isOfYears: true,
    of: ({ years }) => yearlyGrowth(years, place, before)
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

/** Against the twelve months a year before; of the latest year where it is the latest statement. */
const trailingGrowth = ({ before, quarters, years }: StatementFacts, place: number): number => {
  if (quarters.length === 0) return yearlyGrowth(years, place, 1)
  return before === null ? Number.NaN : growthOfNumbers(sumAt(before, place), sumAt(quarters, place), 1)
}

const trailingGrowthFigure = (line: FlowLine): StatementFigure => {
  const place = placeOf(line)
  return {
    name: `${line}_ttm_growth_1y`,
    title: `${lineMeanings[line].title} growth, 12 months`,
    group: "growth",
    unit: "percent",
    type: "number",
    meaning: `${lineMeanings[line].title}: growth of the last four quarters or two halves over those a year earlier where these end after the latest year, else of that year`,
    formula: `(${line}_ttm / ${line}_ttm a year earlier - 1) x 100`,
    null_when: "a quarter lacks it, either isn't above 0, or the currency changed",
    basis: "trailing",
    isOfYears: false,
    of: (facts) => trailingGrowth(facts, place)
  }
}

const isAverage = (line: Line): line is AverageLine => !isFlow(line) && !isBalance(line)

/** Every figure that is kept in a row, in the order of its `values`. */
export const statementFigures: ReadonlyArray<StatementFigure> = [
  ...allLines.filter((line) => !isAverage(line)).map(ofLatestYear),
  ...averageFigures,
  ...flowLines.map(ofTwelveMonths),
  summedFlows,
  ...balanceLines.map(ofLatestBalance),
  ...Object.entries(rates).map(([name, rate]) => growthFigure(name, rate)),
  ...grownTrailing.map(trailingGrowthFigure)
]

/** A ratio or an amount of lines: of the latest year, or of the last twelve months and the latest balance sheet. */
export interface RatioFigure extends Computation<Lines, StatementGroup> {
  readonly name: string
  readonly type: "number"
  readonly basis: "annual" | "trailing"
  /** The flows that it is of. */
  readonly flows: ReadonlyArray<FlowLine>
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
  const lines = linesIn(ratio.formula)
  const flows = [...new Set(lines.filter(isFlow))]
  const annual: RatioFigure = {
    ...ratio,
    name,
    type: "number",
    meaning: `${ratio.meaning}, of the latest annual statement`,
    basis: "annual",
    flows
  }
  // The latest cash has the line's own name.
  if (name === "cash") return [annual]
  const isTrailing = flows.length > 0
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
