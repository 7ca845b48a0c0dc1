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
import { type Figure, followEnds, isKnown, latestOf, type PeriodEnd } from "./Version.ts"

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
  /** The ends whose filings its figures are of. */
  readonly ends: ReadonlyArray<PeriodEnd>
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
  for (const { provenance } of figures)
    if ((provenance.filed_at ?? "") > (latest ?? "")) latest = provenance.filed_at
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

/** Oldest first. */
const annual = (
  years: ReadonlyArray<PeriodEnd>,
  labelOf: (end: PeriodEnd) => Label,
  { basis }: Making
): ReadonlyArray<Outline> =>
  years.map((end) => ({
    end,
    label: labelOf(end),
    months: 12,
    ends: [end],
    flow: (line) => latestOf(end, [12], line),
    average: (line) => filedAverage(end, 12, line, basis)
  }))

/** Whether a part of the year that ends there was filed. */
const isWithinYear = ({ versions }: PeriodEnd): boolean =>
  versions.has(3) || versions.has(6) || versions.has(9)

/** Halves end with the second and the fourth quarter. */
const halfLabel = (end: PeriodEnd, { quarter, year }: Label): Label => ({
  year,
  quarter: quarter === 4 && end.versions.has(12) ? 4 : 2
})

/** By year, in no order within one. */
const quarterly = (
  ends: ReadonlyArray<PeriodEnd>,
  months: PartMonths,
  calendar: (end: PeriodEnd) => Label,
  { basis }: Making
): ReadonlyArray<Outline> => {
  const labelOf = (end: PeriodEnd) => (months === 3 ? calendar(end) : halfLabel(end, calendar(end)))
  const years = new Map<number, Map<number, PeriodEnd>>()
  const apart: Array<readonly [number, YearEnds]> = []
  for (const end of ends) {
    const { quarter, year } = labelOf(end)
    const quarters = years.get(year) ?? new Map<number, PeriodEnd>()
    const other = quarters.get(quarter)
    // The months between an old fiscal year end and a new one have the next year's number too, and stand alone.
    if (other !== undefined) apart.push([year, new Map([[quarter, other]])])
    years.set(year, quarters.set(quarter, end))
  }
  return [...years, ...apart].flatMap(([year, quarters]) => {
    const ends = [...quarters.values()]
    return ends.some(isWithinYear)
      ? [...quarters].map(([quarter, end]) => ({
          end,
          label: { year, quarter },
          months,
          ends,
          flow: (line: FlowLine) => quarterFigure(quarters, quarter, line, months),
          average: (line: AverageLine) => partAverage(quarters, quarter, months, line, basis)
        }))
      : []
  })
}

const isPart = ({ span }: FiledStatement): boolean => span === 3 || span === 9

/** Follows the statements of both periods while more versions become known. */
const followOutlines = (basis: ShareBasis) => {
  const endsWith = followEnds()
  const calendarOf = followCalendar()
  // An issuer that never filed a first quarter, nine months, or any three months reports by halves.
  let partMonths: PartMonths = 6
  return (more: ReadonlyArray<FiledStatement>) => {
    if (more.some(isPart)) partMonths = 3
    const ends = endsWith(more)
    const labelOf = calendarOf(ends)
    const years = yearEnds(ends, labelOf)
    const making: Making = { basis, ebitBasis: ebitBasisOf(years) }
    return {
      making,
      annual: () => annual(years, labelOf, making),
      quarterly: () => quarterly(ends, partMonths, labelOf, making)
    }
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
  const outlines = followOutlines(basis)(filed.filter((version) => isKnown(version, day)))
  return (period === "Annual" ? outlines.annual() : outlines.quarterly())
    .map((outline) => statement(outline, outlines.making, selection))
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
  readonly #found = new Map<Line, Figure | undefined>()

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
    if (this.#found.has(line)) return this.#found.get(line)
    const figure = this.#filed(line) ?? derivedFigure(line, this.figure, this.ebitBasis)
    this.#found.set(line, figure)
    return figure
  }

  #filed(line: Line): Figure | undefined {
    const kind = kinds.get(line)
    if (kind === "flow") return this.outline.flow(line as FlowLine)
    if (kind === "average") return this.outline.average(line as AverageLine)
    return balance(this.outline, line as BalanceLine)
  }

  #all(): ReadonlyArray<readonly [Line, Figure]> {
    return collect(lines, this.figure)
  }

  get filed_at(): string | null {
    return newest(this.#all().map(([, figure]) => figure))
  }

  get provenance(): Statement["provenance"] {
    return provenancesOf(this.#all())
  }
}

for (const line of lines) {
  Object.defineProperty(SoughtStatement.prototype, line, {
    enumerable: true,
    get(this: SoughtStatement): number | null {
      return this.figure(line)?.value ?? null
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
  (statement as unknown as SoughtStatement).figure(line)?.provenance.filed_at ?? null

/**
 * Follows an issuer's statements while more versions become known, whose days of filing never go back: each call adds some
 * and returns what `statementsOf` gives of all so far, at the cost of what changed. The statements have no lines of their own,
 * but find a line when it is read: one that is spread has none.
 */
export const followStatements = (
  basis: ShareBasis = noSplits
): ((more: ReadonlyArray<FiledStatement>) => SoughtStatements) => {
  const outlinesWith = followOutlines(basis)
  const made = {
    Annual: new WeakMap<PeriodEnd, SoughtStatement>(),
    Quarterly: new WeakMap<PeriodEnd, SoughtStatement>()
  }
  const sought = (outline: Outline, ebitBasis: EbitBasis): SoughtStatement => {
    const of = outline.months === 12 ? made.Annual : made.Quarterly
    const known = of.get(outline.end)
    if (known !== undefined && isOutlineOf(known, outline, ebitBasis)) return known
    const statement = new SoughtStatement(outline, ebitBasis)
    of.set(outline.end, statement)
    return statement
  }
  return (more) => {
    const { annual, making, quarterly } = outlinesWith(more)
    const statements = [annual(), quarterly()].flatMap((outlines) =>
      outlines
        .map((outline) => sought(outline, making.ebitBasis))
        .toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
    )
    return { statements: statements as unknown as ReadonlyArray<Statement>, sharesOf }
  }
}

const isOutlineOf = (known: SoughtStatement, outline: Outline, ebitBasis: EbitBasis): boolean => {
  const before = known.outline
  return (
    known.ebitBasis === ebitBasis &&
    before.months === outline.months &&
    before.label.year === outline.label.year &&
    before.label.quarter === outline.label.quarter &&
    before.ends.length === outline.ends.length &&
    before.ends.every((end, i) => end === outline.ends[i])
  )
}
