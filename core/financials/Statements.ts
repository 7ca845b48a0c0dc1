/** An issuer's statements as known on a day: fiscal years, or discrete quarters or halves. */
import { dayOf } from "../time/CalendarDate.ts"
import { deriveNumbers, type EbitBasis, missingDerived, withDerived } from "./Derived.ts"
import { filingUrl } from "./FilingUrl.ts"
import { followCalendar, type Label } from "./FiscalCalendar.ts"
import {
  type AverageLine,
  averageLines,
  type BalanceLine,
  everyLine,
  type FlowLine,
  isBalance,
  isFlow,
  type Line,
  lines,
  type LineSelection,
  noLines
} from "./Line.ts"
import { type MissingLines, notReported } from "./Missing.ts"
import { filedAverage, missingAverage, partAverage } from "./PerShare.ts"
import { missingQuarter, type PartMonths, quarterFigure, type YearEnds } from "./Quarter.ts"
import { noSplits, type ShareBasis } from "./ShareBasis.ts"
import { spans } from "./Span.ts"
import type { FiledStatement, Missing, Period, PeriodFiling, Provenance, Statement } from "./Statement.ts"
import {
  bitsOf,
  type Figure,
  followEnds,
  hasSpan,
  isKnown,
  latestNumber,
  latestOf,
  type PeriodEnd,
  placeOf
} from "./Version.ts"

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
  /** The ends of its fiscal year, of a part of one. */
  readonly quarters: YearEnds | null
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

const isYear = (end: PeriodEnd, { quarter }: Label): boolean => quarter === 4 && hasSpan(end, 12)

const yearBits = bitsOf([12])
const interest = placeOf("interest_expense")

/**
 * What EBIT is derived from where it isn't filed, for all of an issuer's statements: income before tax and interest where
 * the latest annual statement has interest expense, else operating income.
 */
const ebitBasisOf = (latest: PeriodEnd | undefined): EbitBasis =>
  latest === undefined || Number.isNaN(latestNumber(latest, yearBits, interest))
    ? "operating_income"
    : "pretax_income + interest_expense"

const annual = (end: PeriodEnd, label: Label, { basis }: Making): Outline => ({
  end,
  label,
  months: 12,
  flow: (line) => latestOf(end, [12], line),
  average: (line) => filedAverage(end, 12, line, basis),
  quarters: null
})

const partBits = bitsOf([3, 6, 9])

/** Whether a part of the year that ends there was filed. */
const isWithinYear = ({ spans }: PeriodEnd): boolean => (spans & partBits) !== 0

/** Halves end with the second and the fourth quarter. */
const partOf = (end: PeriodEnd, { quarter }: Label, months: PartMonths): number =>
  months === 3 ? quarter : quarter === 4 && hasSpan(end, 12) ? 4 : 2

/** The ends by quarter of the fiscal years with a number in which a part was filed, none of which is before a place. */
const partsOf = (year: number, from: number, { ends, labels, months }: Periods): ReadonlyArray<YearEnds> => {
  const quarters = new Map<number, PeriodEnd>()
  const apart: Array<YearEnds> = []
  for (let i = from; i < ends.length; i++) {
    const [end, label] = [ends[i] as PeriodEnd, labels[i] as Label]
    if (label.year !== year) continue
    const quarter = partOf(end, label, months)
    const other = quarters.get(quarter)
    // The months between an old fiscal year end and a new one have the next year's number too, and stand alone.
    if (other !== undefined) apart.push(new Map([[quarter, other]]))
    quarters.set(quarter, end)
  }
  return [quarters, ...apart].filter((ends) => [...ends.values()].some(isWithinYear))
}

const part = (
  quarters: YearEnds,
  year: number,
  quarter: number,
  end: PeriodEnd,
  months: PartMonths,
  { basis }: Making
): Outline => ({
  end,
  label: { year, quarter },
  months,
  flow: (line) => quarterFigure(quarters, quarter, line, months),
  average: (line) => partAverage(quarters, quarter, months, line, basis),
  quarters
})

const isPart = ({ span }: FiledStatement): boolean => span === 3 || span === 9

/** What statements of both periods are made of. */
interface Periods {
  /** Oldest first, with the fiscal year and quarter of each. */
  readonly ends: ReadonlyArray<PeriodEnd>
  readonly labels: ReadonlyArray<Label>
  /** Those before this place are the same as before the call. */
  readonly since: number
  /** The months of a part of a year. */
  readonly months: PartMonths
}

/** Follows what statements of both periods are made of, while more versions become known. */
const followPeriods = (): ((more: ReadonlyArray<FiledStatement>) => Periods) => {
  const endsWith = followEnds()
  const calendarOf = followCalendar()
  // An issuer that never filed a first quarter, nine months, or any three months reports by halves.
  let months: PartMonths = 6
  return (more) => {
    if (more.some(isPart)) months = 3
    const { ends, since: from } = endsWith(more)
    const { labels, since } = calendarOf(ends, from)
    return { ends, labels, since, months }
  }
}

const latestYear = ({ ends, labels }: Periods): PeriodEnd | undefined =>
  ends.findLast((end, i) => isYear(end, labels[i] as Label))

/** Newest first. */
const outlinesOf = (
  filed: ReadonlyArray<FiledStatement>,
  period: Period,
  day: string | null,
  basis: ShareBasis
) => {
  const periods = followPeriods()(filed.filter((version) => isKnown(version, day)))
  const { ends, labels, months } = periods
  const making: Making = { basis, ebitBasis: ebitBasisOf(latestYear(periods)) }
  const outlines =
    period === "Annual"
      ? ends.flatMap((end, i) => {
          const label = labels[i] as Label
          return isYear(end, label) ? [annual(end, label, making)] : []
        })
      : [...new Set(labels.map(({ year }) => year))].flatMap((year) =>
          partsOf(year, 0, periods).flatMap((quarters) =>
            [...quarters].map(([quarter, end]) => part(quarters, year, quarter, end, months, making))
          )
        )
  return {
    making,
    outlines: outlines.toSorted((a, b) => (a.end.fiscal_date < b.end.fiscal_date ? 1 : -1))
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
  const { making, outlines } = outlinesOf(filed, period, day, basis)
  return outlines.map((outline) => statement(outline, making, selection))
}

/** A statement with why each of its null lines is, and which filings report its period. */
export interface ExplainedStatement {
  readonly statement: Statement
  readonly missing: MissingLines
  /** Oldest first, those before the newest twelve left out. */
  readonly filings: ReadonlyArray<PeriodFiling>
}

/** Most periods are reported by fewer; proxy statements and prospectuses repeat some. */
const maxFilings = 12

const missingFiled = ({ label, months, quarters }: Outline, line: Line): Missing => {
  if (quarters === null || months === 12 || isBalance(line)) return notReported
  return isFlow(line)
    ? missingQuarter(quarters, label.quarter, line, months)
    : missingAverage(quarters, label.quarter, months, line)
}

const missingOf = (outline: Outline, { ebitBasis }: Making, known: Statement): MissingLines => {
  const reason = (line: Line): Missing => {
    const filed = missingFiled(outline, line)
    if (filed.reason !== "not_reported") return filed
    return missingDerived(line, (operand) => known[operand] !== null, ebitBasis) ?? filed
  }
  return Object.fromEntries(lines.filter((line) => known[line] === null).map((line) => [line, reason(line)]))
}

/** Those of any span for a part of a year, which may be derived from the months before it. */
const filingsOf = ({ end, months }: Outline): ReadonlyArray<PeriodFiling> => {
  const filings = new Map<string, PeriodFiling>()
  for (const version of end.all) {
    if (months === 12 && version.span !== 12) continue
    const { filed_at, filing_id, form } = version
    filings.set(filing_id ?? version.version, { filing_id, filing_url: filingUrl(version), form, filed_at })
  }
  return [...filings.values()].slice(-maxFilings)
}

/** `statementsOf` with the reasons of what isn't known. */
export const explainedStatementsOf = (
  filed: ReadonlyArray<FiledStatement>,
  period: Period,
  day: string | null,
  basis: ShareBasis = noSplits
): ReadonlyArray<ExplainedStatement> => {
  const { making, outlines } = outlinesOf(filed, period, day, basis)
  return outlines.map((outline) => {
    const known = statement(outline, making, everyLine)
    return { statement: known, missing: missingOf(outline, making, known), filings: filingsOf(outline) }
  })
}

type Kind = "flow" | "average" | "balance"

const kinds: ReadonlyArray<Kind> = lines.map((line) =>
  isFlow(line) ? "flow" : isBalance(line) ? "balance" : "average"
)

const allBits = bitsOf(spans)

const nothing: ReadonlyArray<number> = lines.map(() => Number.NaN)

/** A statement that looks for its lines when one of them is asked for. */
class SoughtStatement {
  readonly fiscal_date: string
  readonly year: number
  readonly quarter: number | null
  readonly period: Period
  readonly months: Statement["months"]
  readonly currency: string
  readonly outline: Outline
  readonly making: Making
  /** The ends of its fiscal year, of a part of one. */
  readonly quarters: YearEnds | null
  #numbers: ReadonlyArray<number> | null = null
  #sharesOf: ReadonlyArray<number> | null = null

  constructor(outline: Outline, making: Making, quarters: YearEnds | null) {
    const { currency, fiscal_date, months, period, quarter, year } = headOf(outline)
    this.fiscal_date = fiscal_date
    this.year = year
    this.quarter = quarter
    this.period = period
    this.months = months
    this.currency = currency
    this.outline = outline
    this.making = making
    this.quarters = quarters
  }

  /** Whether it is the statement of an end, of a part of a year made of the same: of the ends of its year up to its own. */
  isOf(end: PeriodEnd, year: number, quarter: number | null, quarters: YearEnds | null): boolean {
    if (this.outline.end !== end || this.year !== year || this.quarter !== quarter) return false
    for (let one = 1; one < (quarter ?? 0); one++)
      if (this.quarters?.get(one) !== quarters?.get(one)) return false
    return true
  }

  /** By the order of lines; NaN for those that aren't known. */
  get numbers(): ReadonlyArray<number> {
    this.#numbers ??= this.#read()
    return this.#numbers
  }

  #read(): ReadonlyArray<number> {
    const { end, months } = this.outline
    const { basis, ebitBasis } = this.making
    const { known } = end
    const bits = bitsOf([months])
    const numbers = nothing.slice()
    for (let place = 0; place < numbers.length; place++) {
      // What no version of the end has isn't derived of others either.
      if (known[place] === 0) continue
      const kind = kinds[place]
      const isAsFiled = kind !== "average" || basis.adjust === "none"
      const filed = isAsFiled ? latestNumber(end, kind === "balance" ? allBits : bits, place) : Number.NaN
      numbers[place] = Number.isNaN(filed) ? (this.#filed(lines[place] as Line)?.value ?? Number.NaN) : filed
    }
    deriveNumbers(numbers, ebitBasis)
    return numbers
  }

  #filed(line: Line): Figure | undefined {
    if (isFlow(line)) return this.outline.flow(line)
    return isBalance(line) ? balance(this.outline, line) : this.outline.average(line)
  }

  /** By the order of averages: the day of whose shares each is, in days since 1970; NaN where it is unknown or undated. */
  get sharesOf(): ReadonlyArray<number> {
    const { average, end } = this.outline
    this.#sharesOf ??= averageLines.map((line) => {
      const day = end.known[placeOf(line)] === 0 ? null : (average(line)?.first_filed_at ?? null)
      return day === null ? Number.NaN : dayOf(day)
    })
    return this.#sharesOf
  }

  get figures(): ReadonlyMap<Line, Figure> {
    return figuresAt(this.outline, this.making, everyLine)
  }

  get filed_at(): string | null {
    return newest(this.figures.values())
  }

  get provenance(): Statement["provenance"] {
    return provenancesOf(this.figures)
  }
}

for (const [place, line] of lines.entries()) {
  Object.defineProperty(SoughtStatement.prototype, line, {
    get(this: SoughtStatement): number | null {
      const value = this.numbers[place] as number
      return Number.isNaN(value) ? null : value
    }
  })
}

/** The lines of a statement as numbers, in the order of lines; NaN for those that aren't known. */
export const numbersOf = (statement: Statement): ReadonlyArray<number> =>
  statement instanceof SoughtStatement
    ? statement.numbers
    : lines.map((line) => statement[line] ?? Number.NaN)

/** The statements of both periods that look for a line's figure when it is asked for. */
export interface SoughtStatements {
  /** Newest first. */
  readonly annual: ReadonlyArray<Statement>
  /** Newest first. */
  readonly quarterly: ReadonlyArray<Statement>
}

/**
 * The day of whose shares an average of a followed statement is, by the place in the order of averages: days since 1970; NaN
 * where it is unknown or undated.
 */
export const sharesDay = (statement: Statement, place: number): number =>
  statement instanceof SoughtStatement ? (statement.sharesOf[place] as number) : Number.NaN

/** Statements in the order of their ends, by the places of these. */
class Placed {
  readonly #places: Array<number> = []
  readonly #statements: Array<SoughtStatement> = []

  add(place: number, statement: SoughtStatement): void {
    this.#places.push(place)
    this.#statements.push(statement)
  }

  /** Removes and returns those from a place on. */
  cut(place: number): ReadonlyArray<SoughtStatement> {
    let count = this.#places.length
    while (count > 0 && (this.#places[count - 1] as number) >= place) count--
    this.#places.length = count
    return this.#statements.splice(count)
  }

  newestFirst(): ReadonlyArray<Statement> {
    // The compiler doesn't see the members that are defined above.
    return this.#statements.toReversed() as unknown as ReadonlyArray<Statement>
  }
}

/**
 * Follows an issuer's statements while more versions become known, whose days of filing never go back: each call adds some
 * and returns what `statementsOf` gives of all so far, at the cost of what changed. The statements have no lines of their own,
 * but find a line when it is read: one that is spread has none.
 */
export const followStatements = (
  basis: ShareBasis = noSplits
): ((more: ReadonlyArray<FiledStatement>) => SoughtStatements) => {
  const periodsWith = followPeriods()
  const labelled: Array<Label> = []
  const years = new Placed()
  const parts = new Placed()
  let making: Making = { basis, ebitBasis: "operating_income" }
  let before: PartMonths | null = null
  return (more) => {
    const periods = periodsWith(more)
    const { ends, labels, months } = periods
    const ebitBasis = ebitBasisOf(latestYear(periods))
    const isOther = ebitBasis !== making.ebitBasis || months !== before
    if (isOther) making = { basis, ebitBasis }
    before = months
    const since = isOther ? 0 : periods.since
    const changed: Array<number> = []
    const change = ({ year }: Label): void => {
      if (!changed.includes(year)) changed.push(year)
    }
    for (let i = since; i < labelled.length; i++) change(labelled[i] as Label)
    labelled.length = since
    const knownYears = years.cut(since)
    for (let i = since; i < ends.length; i++) {
      const [end, label] = [ends[i] as PeriodEnd, labels[i] as Label]
      labelled.push(label)
      change(label)
      if (!isYear(end, label)) continue
      const known = isOther ? undefined : knownYears.find((one) => one.isOf(end, label.year, null, null))
      years.add(i, known ?? new SoughtStatement(annual(end, label, making), making, null))
    }
    // Parts of a year that changed may end before the first end that did.
    const from = labels.findIndex(({ year }) => changed.includes(year))
    if (from === -1) return { annual: years.newestFirst(), quarterly: parts.newestFirst() }
    const knownParts = parts.cut(from)
    const made = new Map<PeriodEnd, SoughtStatement>()
    for (const year of changed)
      for (const quarters of partsOf(year, from, periods))
        for (const [quarter, end] of quarters) {
          const known = isOther ? undefined : knownParts.find((one) => one.isOf(end, year, quarter, quarters))
          const outline = known ? known.outline : part(quarters, year, quarter, end, months, making)
          made.set(end, known ?? new SoughtStatement(outline, making, quarters))
        }
    for (let i = from; i < ends.length; i++) {
      const end = ends[i] as PeriodEnd
      const isChanged = changed.includes((labels[i] as Label).year)
      const one = isChanged ? made.get(end) : knownParts.find(({ outline }) => outline.end === end)
      if (one !== undefined) parts.add(i, one)
    }
    return { annual: years.newestFirst(), quarterly: parts.newestFirst() }
  }
}
