/** The versions of an issuer's statements known on a day, by period. */
import { daysBetween } from "../time/CalendarDate.ts"
import { filingUrl } from "./FilingUrl.ts"
import { bestRanked, formRank } from "./FormRank.ts"
import { type Line, lines } from "./Line.ts"
import type { Span } from "./Span.ts"
import type { FiledStatement, Provenance } from "./Statement.ts"

/**
 * The end of one period may be reported some days apart: a year of 52 weeks by its last Saturday or by the month's end.
 */
const slack = 7

/** A figure with its origin. */
export interface Figure {
  readonly value: number
  /** The date of the filing that contains it; null when undated. */
  readonly filed_at: string | null
  /** Of the filing that reported it first, where later ones repeat it; of the first dated one, if any. */
  readonly provenance: Provenance
  /** When that was filed; null when undated. */
  readonly first_filed_at: string | null
}

/** Everything known of the periods that end on one day, in one currency. */
export interface PeriodEnd {
  readonly fiscal_date: string
  readonly currency: string
  /** Of all spans, oldest filing first. */
  readonly all: ReadonlyArray<FiledStatement>
  /** By span, oldest filing first. */
  readonly versions: ReadonlyMap<Span, ReadonlyArray<FiledStatement>>
  /** The lines of each of `all`, by their order; NaN for those that it hasn't. */
  readonly amounts: ReadonlyArray<Float64Array>
  /** The figures that were looked for, by line and spans. */
  readonly looked: Map<number, ReadonlyArray<Figure>>
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** An amendment corrects a filing of the same day, `10-K/A`, `[기재정정]사업보고서`. */
const isAmendment = ({ form }: FiledStatement): boolean => form !== null && /\/A$|정정/.test(form)

/** Oldest filing first, in any storage order; undated ones before all dated ones. */
const byFiling = (a: FiledStatement, b: FiledStatement): number =>
  compare(a.filed_at ?? "", b.filed_at ?? "") ||
  Number(isAmendment(a)) - Number(isAmendment(b)) ||
  compare(a.version, b.version) ||
  compare(a.source, b.source) ||
  a.span - b.span

/** Whether a version was known at the end of a day; all are when the day is null. */
export const isKnown = ({ filed_at }: FiledStatement, day: string | null): boolean =>
  day === null || (filed_at !== null && filed_at <= day)

const amountsOf = new WeakMap<FiledStatement, Float64Array>()

/**
 * Gives a version its lines as numbers in the order of lines, NaN for those that it hasn't: figures are then of these, and the
 * version needs no lines of its own.
 */
export const giveAmounts = (version: FiledStatement, lines: Float64Array): void => {
  amountsOf.set(version, lines)
}

const amounts = (version: FiledStatement): Float64Array => {
  const known = amountsOf.get(version)
  if (known !== undefined) return known
  const all = Float64Array.from(lines, (line) => version[line] ?? Number.NaN)
  amountsOf.set(version, all)
  return all
}

const endOf = (versions: ReadonlyArray<FiledStatement>): PeriodEnd => {
  const best = bestRanked(versions)
  const [first, last] = [best[0] as FiledStatement, best.at(-1) as FiledStatement]
  const inCurrency = versions.filter(({ currency }) => currency === last.currency)
  return {
    fiscal_date: first.fiscal_date,
    currency: last.currency,
    all: inCurrency,
    versions: Map.groupBy(inCurrency, ({ span }) => span),
    amounts: inCurrency.map(amounts),
    looked: new Map()
  }
}

/** Keeps, of an end whose versions were added to, the figures to which they have added nothing. */
const keepLooked = (before: PeriodEnd, now: PeriodEnd, added: ReadonlySet<FiledStatement>): void => {
  if (before.currency !== now.currency) return
  const more = now.all.flatMap((version, i) =>
    added.has(version) ? [{ bits: 1 << (version.span / 3 - 1), amounts: now.amounts[i] as Float64Array }] : []
  )
  for (const [key, figures] of before.looked) {
    const [place, bits] = [key >> 4, key & 15]
    const isSame = more.every((one) => (one.bits & bits) === 0 || Number.isNaN(one.amounts[place] as number))
    if (isSame) now.looked.set(key, figures)
  }
}

interface DatedGroup {
  readonly dates: ReadonlyArray<string>
  readonly end: PeriodEnd
}

/** Dates, oldest first, in groups that begin at most seven days before each of theirs. */
const groupedDates = (dates: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const groups: Array<Array<string>> = []
  for (const date of dates) {
    const group = groups.at(-1)
    if (group !== undefined && daysBetween(group[0] as string, date) <= slack) group.push(date)
    else groups.push([date])
  }
  return groups
}

/**
 * Follows the ends of periods while more versions become known, whose days of filing never go back: each call adds some and
 * returns all ends, oldest first. Ends without a new version remain the same objects.
 */
export const followEnds = (): ((more: ReadonlyArray<FiledStatement>) => ReadonlyArray<PeriodEnd>) => {
  const byDate = new Map<string, Array<FiledStatement>>()
  let groups: ReadonlyArray<ReadonlyArray<string>> = []
  let known = new Map<string, DatedGroup>()
  return (more) => {
    const touched = new Set<string>()
    const before = byDate.size
    for (const statement of more) {
      const { fiscal_date } = statement
      touched.add(fiscal_date)
      const of = byDate.get(fiscal_date)
      if (of === undefined) byDate.set(fiscal_date, [statement])
      else of.push(statement)
    }
    if (byDate.size > before) groups = groupedDates([...byDate.keys()].toSorted())
    const added = new Set(more)
    const now = new Map<string, DatedGroup>()
    for (const dates of groups) {
      const from = dates[0] as string
      const old = known.get(from)
      const hasSameDates = old?.dates.length === dates.length
      if (hasSameDates && !dates.some((date) => touched.has(date))) {
        now.set(from, old)
        continue
      }
      const end = endOf(dates.flatMap((date) => byDate.get(date) ?? []).toSorted(byFiling))
      if (hasSameDates) keepLooked(old.end, end, added)
      now.set(from, { dates, end })
    }
    known = now
    return [...now.values()].map(({ end }) => end)
  }
}

/**
 * The ends of periods known on a day (null: of all), oldest first. Ends within seven days are one, dated as first filed
 * by a form of the best rank. Where filings report a period in several currencies, that of the latest such form counts.
 */
export const periodEnds = (
  statements: ReadonlyArray<FiledStatement>,
  day: string | null
): ReadonlyArray<PeriodEnd> => followEnds()(statements.filter((statement) => isKnown(statement, day)))

const asFiled = (statement: FiledStatement, line: Line): Provenance => ({
  source: statement.source,
  filing_id: statement.filing_id,
  filing_url: filingUrl(statement),
  form: statement.form,
  tag: statement.tags?.[line] ?? null,
  filed_at: statement.filed_at,
  derivation: null
})

/** A figure as filed. Its provenance is made when it is asked for: of most figures it never is. */
class FiledFigure implements Figure {
  readonly value: number
  readonly filed_at: string | null
  readonly first_filed_at: string | null
  readonly #first: FiledStatement
  readonly #line: Line

  constructor(value: number, filed_at: string | null, first: FiledStatement, line: Line) {
    this.value = value
    this.filed_at = filed_at
    this.first_filed_at = first.filed_at
    this.#first = first
    this.#line = line
  }

  get provenance(): Provenance {
    return asFiled(this.#first, this.#line)
  }

  get first(): FiledStatement {
    return this.#first
  }
}

/** A figure that is computed of others. */
class ComputedFigure implements Figure {
  readonly value: number
  readonly filed_at: string | null
  readonly first_filed_at: string | null
  readonly #from: Figure
  readonly #derivation: string | null

  constructor(value: number, filed_at: string | null, from: Figure, derivation: string | null) {
    this.value = value
    this.filed_at = filed_at
    this.first_filed_at = from.first_filed_at
    this.#from = from
    this.#derivation = derivation
  }

  get provenance(): Provenance {
    const { provenance } = this.#from
    return this.#derivation === null ? provenance : { ...provenance, tag: null, derivation: this.#derivation }
  }
}

/**
 * A figure computed of others, with the provenance of one of them and how it is derived, null where it counts as that one
 * is.
 */
export const computedFigure = (
  value: number,
  filed_at: string | null,
  from: Figure,
  derivation: string | null
): Figure => new ComputedFigure(value, filed_at, from, derivation)

const places: ReadonlyMap<Line, number> = new Map(lines.map((line, place) => [line, place]))

/** The place of a line in the order of lines. */
export const placeOf = (line: Line): number => places.get(line) ?? 0

/** A bit for each span among some: 3 months are the lowest. */
const bitsOf = (of: ReadonlyArray<Span>): number => {
  let bits = 0
  for (const span of of) bits |= 1 << (span / 3 - 1)
  return bits
}

/** The figures of a line by its place in versions of some spans, oldest filing first, of the best-ranked forms that have it. */
const figuresAmong = ({ all, amounts }: PeriodEnd, bits: number, line: Line, place: number) => {
  const found: Array<number> = []
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < all.length; i++) {
    const { form, span } = all[i] as FiledStatement
    if ((bits & (1 << (span / 3 - 1))) === 0 || Number.isNaN((amounts[i] as Float64Array)[place])) continue
    const rank = formRank(form)
    if (rank < best) {
      best = rank
      found.length = 0
    }
    if (rank === best) found.push(i)
  }
  const figures: Array<FiledFigure> = []
  for (const i of found) {
    const statement = all[i] as FiledStatement
    // A file may write -0.
    const value = ((amounts[i] as Float64Array)[place] as number) + 0
    const before = figures.at(-1)
    const isRepeated =
      before?.value === value && (before.first_filed_at !== null || statement.filed_at === null)
    figures.push(new FiledFigure(value, statement.filed_at, isRepeated ? before.first : statement, line))
  }
  return figures
}

/**
 * Every figure filed for a line over a span, oldest filing first. Only those of the best-ranked forms that have the
 * line: a proxy statement's figure counts where no report has one.
 */
export const figuresOf = (
  end: PeriodEnd | undefined,
  of: ReadonlyArray<Span>,
  line: Line
): ReadonlyArray<Figure> => {
  if (end === undefined) return []
  const [bits, place] = [bitsOf(of), placeOf(line)]
  const key = place * 16 + bits
  const known = end.looked.get(key)
  if (known !== undefined) return known
  const figures = figuresAmong(end, bits, line, place)
  end.looked.set(key, figures)
  return figures
}

/** The figure that a form of the best rank filed last; undefined when there is none. */
export const latestOf = (
  end: PeriodEnd | undefined,
  spans: ReadonlyArray<Span>,
  line: Line
): Figure | undefined => figuresOf(end, spans, line).at(-1)
