/** An issuer's statements as known on a day: fiscal years, or discrete quarters or halves. */
import { derivedFigure, type EbitBasis, withDerived } from "./Derived.ts"
import { followCalendar, type Label } from "./FiscalCalendar.ts"
import {
  type AverageLine,
  averageLines,
  type BalanceLine,
  balanceLines,
  everyLine,
  type FlowLine,
  flowLines,
  type Line,
  lines,
  type LineSelection,
  noLines
} from "./Line.ts"
import { filedAverage, partAverage } from "./PerShare.ts"
import { type PartMonths, quarterFigure, type YearEnds } from "./Quarter.ts"
import { noSplits, type ShareBasis } from "./ShareBasis.ts"
import { spans } from "./Span.ts"
import type { FiledStatement, Period, Provenance, Statement } from "./Statement.ts"
import { type Figure, followEnds, isKnown, latestOf, type PeriodEnd, placeOf } from "./Version.ts"

/** What all statements of an answer are made by. */
interface Making {
  readonly basis: ShareBasis
  readonly ebitBasis: EbitBasis
}

/** A statement that can be made: which period it is of, and where the figures of its lines are found. */
interface Outline {
  readonly end: PeriodEnd
  readonly label: Label
  readonly months: Statement["months"]
  /** Undefined for what no filing has, nor the difference of filings. */
  readonly flow: (line: FlowLine) => Figure | undefined
  /** Undefined as a flow. */
  readonly average: (line: AverageLine) => Figure | undefined
}

const balance = ({ end }: Outline, line: BalanceLine): Figure | undefined => latestOf(end, spans, line)

const collect = <L extends Line>(
  of: ReadonlyArray<L>,
  find: (line: L) => Figure | undefined
): ReadonlyArray<readonly [Line, Figure]> =>
  of.flatMap((line) => {
    const figure = find(line)
    return figure === undefined ? [] : [[line, figure] as const]
  })

/** The known figures of the selected lines, balances of any span, and those derived from them. */
const figuresAt = (
  outline: Outline,
  { ebitBasis }: Making,
  { averages, balances, flows }: LineSelection
): ReadonlyMap<Line, Figure> =>
  withDerived(
    new Map([
      ...collect(flows, outline.flow),
      ...collect(averages, outline.average),
      ...collect(balances, (line) => balance(outline, line))
    ]),
    ebitBasis
  )

const newest = (figures: Iterable<Figure>): string | null => {
  let latest: string | null = null
  for (const { first_filed_at } of figures)
    if ((first_filed_at ?? "") > (latest ?? "")) latest = first_filed_at
  return latest
}

const headOf = ({ end, label, months }: Outline) => ({
  fiscal_date: end.fiscal_date,
  year: label.year,
  quarter: months === 12 ? null : label.quarter,
  period: months === 12 ? ("Annual" as const) : ("Quarterly" as const),
  months,
  currency: end.currency
})

const provenancesOf = (figures: Iterable<readonly [Line, Figure]>): Statement["provenance"] =>
  Object.fromEntries([...figures].map(([line, { provenance }]) => [line, provenance])) as Partial<
    Record<Line, Provenance>
  >

const statement = (outline: Outline, making: Making, selection: LineSelection): Statement => {
  const figures = figuresAt(outline, making, selection)
  return {
    ...headOf(outline),
    filed_at: newest(figures.values()),
    ...noLines,
    ...(Object.fromEntries([...figures].map(([line, { value }]) => [line, value])) as Partial<
      Record<Line, number>
    >),
    provenance: provenancesOf(figures)
  }
}

/** The ends of fiscal years, oldest first. */
const yearEnds = (
  ends: ReadonlyArray<PeriodEnd>,
  labelOf: (end: PeriodEnd) => Label
): ReadonlyArray<PeriodEnd> => ends.filter((end) => end.versions.has(12) && labelOf(end).quarter === 4)

/**
 * What EBIT is derived from where it isn't filed, for all of an issuer's statements: income before tax and interest where
 * the latest annual statement has interest expense, else operating income.
 */
const ebitBasisOf = (years: ReadonlyArray<PeriodEnd>): EbitBasis =>
  latestOf(years.at(-1), [12], "interest_expense") === undefined
    ? "operating_income"
    : "pretax_income + interest_expense"

const annual = (end: PeriodEnd, label: Label, { basis }: Making): Outline => ({
  end,
  label,
  months: 12,
  flow: (line) => latestOf(end, [12], line),
  average: (line) => filedAverage(end, 12, line, basis)
})

/** Whether a part of the year that ends there was filed. */
const isWithinYear = ({ versions }: PeriodEnd): boolean =>
  versions.has(3) || versions.has(6) || versions.has(9)

/** Halves end with the second and the fourth quarter. */
const halfLabel = (end: PeriodEnd, { quarter, year }: Label): Label => ({
  year,
  quarter: quarter === 4 && end.versions.has(12) ? 4 : 2
})

/** A fiscal year's ends by quarter. */
interface YearParts {
  readonly year: number
  readonly quarters: YearEnds
}

/** The fiscal years in which a part was filed. */
const yearParts = (
  ends: ReadonlyArray<PeriodEnd>,
  months: PartMonths,
  calendar: (end: PeriodEnd) => Label
): ReadonlyArray<YearParts> => {
  const years = new Map<number, Map<number, PeriodEnd>>()
  const apart: Array<YearParts> = []
  for (const end of ends) {
    const label = calendar(end)
    const { quarter, year } = months === 3 ? label : halfLabel(end, label)
    const quarters = years.get(year)
    if (quarters === undefined) {
      years.set(year, new Map([[quarter, end]]))
      continue
    }
    const other = quarters.get(quarter)
    // The months between an old fiscal year end and a new one have the next year's number too, and stand alone.
    if (other !== undefined) apart.push({ year, quarters: new Map([[quarter, other]]) })
    quarters.set(quarter, end)
  }
  const all = [...years].map(([year, quarters]): YearParts => ({ year, quarters }))
  return [...all, ...apart].filter(({ quarters }) => [...quarters.values()].some(isWithinYear))
}

/** In no order. */
const quarterly = (
  { quarters, year }: YearParts,
  months: PartMonths,
  { basis }: Making
): ReadonlyArray<Outline> =>
  [...quarters].map(([quarter, end]) => ({
    end,
    label: { year, quarter },
    months,
    flow: (line) => quarterFigure(quarters, quarter, line, months),
    average: (line) => partAverage(quarters, quarter, months, line, basis)
  }))

const isPart = ({ span }: FiledStatement): boolean => span === 3 || span === 9

/** Follows what statements of both periods are made of, while more versions become known. */
const followPeriods = (basis: ShareBasis) => {
  const endsWith = followEnds()
  const calendarOf = followCalendar()
  // An issuer that never filed a first quarter, nine months, or any three months reports by halves.
  let months: PartMonths = 6
  return (more: ReadonlyArray<FiledStatement>) => {
    if (more.some(isPart)) months = 3
    const ends = endsWith(more)
    const labelOf = calendarOf(ends)
    const years = yearEnds(ends, labelOf)
    const making: Making = { basis, ebitBasis: ebitBasisOf(years) }
    return { ends, labelOf, making, months, years, parts: () => yearParts(ends, months, labelOf) }
  }
}

/**
 * The statements as known at the end of a day, newest first; a day of null includes everything, also undated versions.
 * Each figure is the one filed last. The quarters, or halves, of a year are included once a part of it was filed; the
 * last is then derived from the year. `basis` determines the shares of earnings per share and share counts, by the
 * actions in effect on the day. EBIT that isn't filed has
 * one derivation in all of them. Of lines that aren't selected only those are known that derive from selected ones.
 *
 * @example
 * ```ts
 * import { type FiledStatement, noLines, statementsOf } from "findata/financials"
 *
 * // Apple's sales to June and to September 2020, of a 10-Q and a 10-K; the last quarter is their difference.
 * const filed = (fiscal_date: string, span: 9 | 12, filed_at: string, sales: number): FiledStatement => ({
 *   ...noLines,
 *   issuer_id: 1, fiscal_date, span, source: "sec", version: filed_at, year: 2020, quarter: null, filed_at,
 *   filing_id: null, filing_url: null, form: span === 12 ? "10-K" : "10-Q", currency: "USD", tags: null, sales
 * })
 * const known = [
 *   filed("2020-06-27", 9, "2020-07-31", 209_817e6),
 *   filed("2020-09-26", 12, "2020-10-30", 274_515e6)
 * ]
 * statementsOf(known, "Annual", "2020-10-29") // => []
 * statementsOf(known, "Annual", "2020-10-30") // => [{ fiscal_date: "2020-09-26", year: 2020, sales: 274_515e6 }]
 * statementsOf(known, "Quarterly", null)[0]
 * // => { quarter: 4, sales: 64_698e6, provenance: { sales: { derivation: "FY - 9M" } } }
 * ```
 */
export const statementsOf = (
  filed: ReadonlyArray<FiledStatement>,
  period: Period,
  day: string | null,
  basis: ShareBasis = noSplits,
  selection: LineSelection = everyLine
): ReadonlyArray<Statement> => {
  const { labelOf, making, months, parts, years } = followPeriods(basis)(
    filed.filter((version) => isKnown(version, day))
  )
  const outlines =
    period === "Annual"
      ? years.map((end) => annual(end, labelOf(end), making))
      : parts().flatMap((year) => quarterly(year, months, making))
  return outlines
    .map((outline) => statement(outline, making, selection))
    .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
}

type Kind = "flow" | "average" | "balance"

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...flowLines.map((line) => [line, "flow"] as const),
  ...averageLines.map((line) => [line, "average"] as const),
  ...balanceLines.map((line) => [line, "balance"] as const)
])

/** A statement that looks for a line's figure when it is asked for. */
class SoughtStatement {
  readonly fiscal_date: string
  readonly year: number
  readonly quarter: number | null
  readonly period: Period
  readonly months: Statement["months"]
  readonly currency: string
  readonly outline: Outline
  readonly ebitBasis: EbitBasis
  /** By the order of lines; undefined before it was looked for. */
  readonly values: Array<number | null | undefined> = new Array(lines.length).fill(undefined)
  /** The same; null for what isn't known. */
  readonly figures: Array<Figure | null | undefined> = new Array(lines.length).fill(undefined)

  constructor(outline: Outline, ebitBasis: EbitBasis) {
    const { currency, fiscal_date, months, period, quarter, year } = headOf(outline)
    this.fiscal_date = fiscal_date
    this.year = year
    this.quarter = quarter
    this.period = period
    this.months = months
    this.currency = currency
    this.outline = outline
    this.ebitBasis = ebitBasis
  }

  readonly figure = (line: Line): Figure | undefined => {
    const place = placeOf(line)
    const known = this.figures[place]
    if (known !== undefined) return known ?? undefined
    const figure = this.filed(line) ?? derivedFigure(line, this.figure, this.ebitBasis)
    this.figures[place] = figure ?? null
    return figure
  }

  filed(line: Line): Figure | undefined {
    const kind = kinds.get(line)
    if (kind === "flow") return this.outline.flow(line as FlowLine)
    if (kind === "average") return this.outline.average(line as AverageLine)
    return balance(this.outline, line as BalanceLine)
  }

  all(): ReadonlyArray<readonly [Line, Figure]> {
    return collect(lines, this.figure)
  }

  get filed_at(): string | null {
    return newest(this.all().map(([, figure]) => figure))
  }

  get provenance(): Statement["provenance"] {
    return provenancesOf(this.all())
  }
}

for (const [place, line] of lines.entries()) {
  Object.defineProperty(SoughtStatement.prototype, line, {
    get(this: SoughtStatement): number | null {
      const known = this.values[place]
      if (known !== undefined) return known
      const value = this.figure(line)?.value ?? null
      this.values[place] = value
      return value
    }
  })
}

/** The statements of both periods, newest first within each, that look for a line's figure when it is asked for. */
export interface SoughtStatements {
  readonly statements: ReadonlyArray<Statement>
  /** The day of whose shares an average of a statement among them is; null where it is unknown or undated. */
  readonly sharesOf: (statement: Statement, line: AverageLine) => string | null
}

const sharesOf = (statement: Statement, line: AverageLine): string | null =>
  // Those of `SoughtStatements` are; the compiler doesn't see the members that are defined above.
  (statement as unknown as SoughtStatement).figure(line)?.first_filed_at ?? null

const isLabelled = ({ outline: { label } }: SoughtStatement, { quarter, year }: Label): boolean =>
  label.year === year && label.quarter === quarter

const areSame = (a: YearEnds, b: YearEnds): boolean => {
  if (a.size !== b.size) return false
  for (const [quarter, end] of a) if (b.get(quarter) !== end) return false
  return true
}

/** The statements of a fiscal year's parts, and what they are of. */
interface SoughtYear {
  readonly quarters: YearEnds
  readonly statements: ReadonlyArray<SoughtStatement>
}

/**
 * Follows an issuer's statements while more versions become known, whose days of filing never go back: each call adds some
 * and returns what `statementsOf` gives of all so far, at the cost of what changed. The statements have no lines of their own,
 * but find a line when it is read: one that is spread has none.
 */
export const followStatements = (
  basis: ShareBasis = noSplits
): ((more: ReadonlyArray<FiledStatement>) => SoughtStatements) => {
  const periodsWith = followPeriods(basis)
  let before: { readonly ebitBasis: EbitBasis; readonly months: PartMonths } | null = null
  const annuals = new WeakMap<PeriodEnd, SoughtStatement>()
  const knownYears = new Map<number, SoughtYear>()
  return (more) => {
    const { ends, labelOf, making, months, parts, years } = periodsWith(more)
    const { ebitBasis } = making
    const isOther = before?.ebitBasis !== ebitBasis || before.months !== months
    before = { ebitBasis, months }
    if (isOther) knownYears.clear()
    const statements: Array<SoughtStatement> = []
    for (const end of years.toReversed()) {
      const label = labelOf(end)
      const known = annuals.get(end)
      const statement =
        known !== undefined && !isOther && isLabelled(known, label)
          ? known
          : new SoughtStatement(annual(end, label, making), ebitBasis)
      annuals.set(end, statement)
      statements.push(statement)
    }
    const ofEnds = new Map<PeriodEnd, SoughtStatement>()
    for (const year of parts()) {
      const known = knownYears.get(year.year)
      const found =
        known !== undefined && areSame(known.quarters, year.quarters)
          ? known
          : {
              quarters: year.quarters,
              statements: quarterly(year, months, making).map(
                (outline) => new SoughtStatement(outline, ebitBasis)
              )
            }
      knownYears.set(year.year, found)
      for (const statement of found.statements) ofEnds.set(statement.outline.end, statement)
    }
    for (let i = ends.length - 1; i >= 0; i--) {
      const statement = ofEnds.get(ends[i] as PeriodEnd)
      if (statement !== undefined) statements.push(statement)
    }
    return { statements: statements as unknown as ReadonlyArray<Statement>, sharesOf }
  }
}
