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

/** What figures are looked for in of a version. */
interface Contents {
  /** The bit of its span. */
  readonly bit: number
  /** Of its form. */
  readonly rank: number
  /** Its lines, by their order; NaN for those that it hasn't. */
  readonly amounts: ReadonlyArray<number>
}

/** A bit for a span: that of 3 months is the lowest. */
const bitOf = (span: Span): number => 1 << (span / 3 - 1)

const given = Symbol("contents")

interface Given {
  [given]?: Contents
}

const contentsWith = ({ form, span }: FiledStatement, amounts: ReadonlyArray<number>): Contents => ({
  bit: bitOf(span),
  rank: formRank(form),
  amounts
})

/**
 * Gives a version its lines as numbers in the order of lines, NaN for those that it hasn't: figures are then of these, and the
 * version needs no lines of its own.
 */
export const giveAmounts = (version: FiledStatement, amounts: ReadonlyArray<number>): void => {
  // A member of its own is found in a fraction of the time of an entry in a map.
  ;(version as Given)[given] = contentsWith(version, amounts)
}

const contentsOf = new WeakMap<FiledStatement, Contents>()

const contents = (version: FiledStatement): Contents => {
  const known = (version as Given)[given] ?? contentsOf.get(version)
  if (known !== undefined) return known
  const made = contentsWith(
    version,
    lines.map((line) => version[line] ?? Number.NaN)
  )
  contentsOf.set(version, made)
  return made
}

const nothingKnown: ReadonlyArray<number> = lines.map(() => 0)

/** Everything known of the periods that end on one day, in one currency. */
export class PeriodEnd {
  readonly fiscal_date: string
  readonly currency: string
  /** Of all spans, oldest filing first. */
  readonly all: ReadonlyArray<FiledStatement>
  /** What figures are looked for in, of each of `all`. */
  readonly contents: ReadonlyArray<Contents>
  /** The bits of the spans of `all`. */
  readonly spans: number
  /** The figures that were looked for, by line and spans; null before any was. */
  looked: Map<number, ReadonlyArray<Figure>> | null = null
  #known: ReadonlyArray<number> | null = null

  constructor(fiscal_date: string, currency: string, all: ReadonlyArray<FiledStatement>) {
    this.fiscal_date = fiscal_date
    this.currency = currency
    this.all = all
    this.contents = all.map(contents)
    let spans = 0
    for (const { bit } of this.contents) spans |= bit
    this.spans = spans
  }

  /** By span, oldest filing first. */
  get versions(): ReadonlyMap<Span, ReadonlyArray<FiledStatement>> {
    return Map.groupBy(this.all, ({ span }) => span)
  }

  /** The bits of the spans for which each line is known, by the order of lines; most ends are never asked. */
  get known(): ReadonlyArray<number> {
    if (this.#known !== null) return this.#known
    const known = nothingKnown.slice()
    for (const { amounts, bit } of this.contents)
      for (let place = 0; place < known.length; place++)
        if (!Number.isNaN(amounts[place])) known[place] = (known[place] as number) | bit
    this.#known = known
    return known
  }
}

/** Whether a version of the span is among those of an end. */
export const hasSpan = ({ spans }: PeriodEnd, span: Span): boolean => (spans & bitOf(span)) !== 0

const endOf = (versions: ReadonlyArray<FiledStatement>): PeriodEnd => {
  const best = bestRanked(versions)
  const [first, last] = [best[0] as FiledStatement, best.at(-1) as FiledStatement]
  const isOne = versions.every(({ currency }) => currency === last.currency)
  return new PeriodEnd(
    first.fiscal_date,
    last.currency,
    isOne ? versions : versions.filter(({ currency }) => currency === last.currency)
  )
}

/** Keeps, of an end whose versions were added to, the figures to which they have added nothing. */
const keepLooked = (before: PeriodEnd, now: PeriodEnd, added: ReadonlyArray<FiledStatement>): void => {
  if (before.currency !== now.currency || before.looked === null) return
  const more = now.contents.filter((_, i) => added.includes(now.all[i] as FiledStatement))
  now.looked = new Map(
    [...before.looked].filter(([key]) =>
      more.every(({ amounts, bit }) => (bit & key) === 0 || Number.isNaN(amounts[key >> 4]))
    )
  )
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

/** The ends of periods after more versions became known. */
export interface FollowedEnds {
  /** Oldest first; of the caller until the next call. */
  readonly ends: ReadonlyArray<PeriodEnd>
  /** Those before this place are the same as before the call. */
  readonly since: number
}

/**
 * Follows the ends of periods while more versions become known, whose days of filing never go back: each call adds some and
 * returns all ends. Ends without a new version remain the same objects.
 */
export const followEnds = (): ((more: ReadonlyArray<FiledStatement>) => FollowedEnds) => {
  const byDate = new Map<string, Array<FiledStatement>>()
  /** The dates of each end. */
  const groups: Array<ReadonlyArray<string>> = []
  const ends: Array<PeriodEnd> = []
  /** The place of the last end that begins by a date; -1 for none. */
  const placeBy = (date: string): number => {
    let place = groups.length - 1
    while (place >= 0 && (groups[place]?.[0] as string) > date) place--
    return place
  }
  const made = (
    dates: ReadonlyArray<string>,
    before: PeriodEnd | undefined,
    more: ReadonlyArray<FiledStatement>
  ): PeriodEnd => {
    const versions = dates.flatMap((date) => byDate.get(date) ?? [])
    const now = endOf(versions.length === 1 ? versions : versions.toSorted(byFiling))
    if (before !== undefined) keepLooked(before, now, more)
    return now
  }
  return (more) => {
    const touched: Array<string> = []
    const dates: Array<string> = []
    for (const statement of more) {
      const { fiscal_date } = statement
      const of = byDate.get(fiscal_date)
      if (of === undefined) {
        byDate.set(fiscal_date, [statement])
        dates.push(fiscal_date)
      } else {
        of.push(statement)
        if (!dates.includes(fiscal_date) && !touched.includes(fiscal_date)) touched.push(fiscal_date)
      }
    }
    // A new date changes no end before the last one that begins by it.
    let kept = groups.length
    for (const date of dates) kept = Math.min(kept, Math.max(placeBy(date), 0))
    let since = kept
    for (const date of touched) {
      const place = placeBy(date)
      if (place >= kept) continue
      ends[place] = made(groups[place] as ReadonlyArray<string>, ends[place], more)
      since = Math.min(since, place)
    }
    if (dates.length === 0) return { ends, since }
    const oldGroups = groups.splice(kept)
    const oldEnds = ends.splice(kept)
    const isAdded = (date: string): boolean => dates.includes(date) || touched.includes(date)
    for (const own of groupedDates([...oldGroups.flat(), ...dates].toSorted())) {
      const place = oldGroups.findIndex((old) => old[0] === own[0] && old.length === own.length)
      const old = oldEnds[place]
      groups.push(own)
      ends.push(old === undefined || own.some(isAdded) ? made(own, old, more) : old)
    }
    if (ends[since] === oldEnds[0] && since === kept) since++
    return { ends, since }
  }
}

/**
 * The ends of periods known on a day (null: of all), oldest first. Ends within seven days are one, dated as first filed
 * by a form of the best rank. Where filings report a period in several currencies, that of the latest such form counts.
 */
export const periodEnds = (
  statements: ReadonlyArray<FiledStatement>,
  day: string | null
): ReadonlyArray<PeriodEnd> => followEnds()(statements.filter((statement) => isKnown(statement, day))).ends

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

/** The bits of some spans. */
export const bitsOf = (of: ReadonlyArray<Span>): number => of.reduce((bits, span) => bits | bitOf(span), 0)

/** Whether a version of some spans, by their bits, has a line, by its place. */
const isFiled = (end: PeriodEnd, bits: number, place: number): boolean =>
  ((end.known[place] as number) & bits) !== 0

/** The figures of a line by its place in versions of some spans, oldest filing first, of the best-ranked forms that have it. */
const figuresAmong = ({ all, contents }: PeriodEnd, bits: number, line: Line, place: number) => {
  const found: Array<number> = []
  let best = Number.POSITIVE_INFINITY
  for (const [i, { amounts, bit, rank }] of contents.entries()) {
    if ((bits & bit) === 0 || Number.isNaN(amounts[place])) continue
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
    const value = (contents[i]?.amounts[place] as number) + 0
    const before = figures.at(-1)
    const isRepeated =
      before?.value === value && (before.first_filed_at !== null || statement.filed_at === null)
    figures.push(new FiledFigure(value, statement.filed_at, isRepeated ? before.first : statement, line))
  }
  return figures
}

const none: ReadonlyArray<Figure> = []

/**
 * Every figure filed for a line over a span, oldest filing first. Only those of the best-ranked forms that have the
 * line: a proxy statement's figure counts where no report has one.
 */
export const figuresOf = (
  end: PeriodEnd | undefined,
  of: ReadonlyArray<Span>,
  line: Line
): ReadonlyArray<Figure> => {
  if (end === undefined) return none
  const [bits, place] = [bitsOf(of), placeOf(line)]
  if (!isFiled(end, bits, place)) return none
  const key = place * 16 + bits
  const known = end.looked?.get(key)
  if (known !== undefined) return known
  const figures = figuresAmong(end, bits, line, place)
  end.looked ??= new Map()
  end.looked.set(key, figures)
  return figures
}

/** The figure that a form of the best rank filed last; undefined when there is none. */
export const latestOf = (
  end: PeriodEnd | undefined,
  spans: ReadonlyArray<Span>,
  line: Line
): Figure | undefined => figuresOf(end, spans, line).at(-1)

/** The value of `latestOf` by the bits of spans and a line's place; NaN when there is none. */
export const latestNumber = (end: PeriodEnd, bits: number, place: number): number => {
  if (!isFiled(end, bits, place)) return Number.NaN
  const { contents } = end
  let found = Number.NaN
  let best = Number.POSITIVE_INFINITY
  for (let i = contents.length - 1; i >= 0; i--) {
    const { amounts, bit, rank } = contents[i] as Contents
    if ((bits & bit) === 0 || rank >= best || Number.isNaN(amounts[place])) continue
    // A file may write -0.
    found = (amounts[place] as number) + 0
    best = rank
  }
  return found
}
