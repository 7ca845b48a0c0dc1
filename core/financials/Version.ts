/** The versions of an issuer's statements known on a day, by period. */
import { daysBetween } from "../time/CalendarDate.ts"
import { filingUrl } from "./FilingUrl.ts"
import { bestRanked } from "./FormRank.ts"
import type { Line } from "./Line.ts"
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
}

/** Everything known of the periods that end on one day, in one currency. */
export interface PeriodEnd {
  readonly fiscal_date: string
  readonly currency: string
  /** Of all spans, oldest filing first. */
  readonly all: ReadonlyArray<FiledStatement>
  /** By span, oldest filing first. */
  readonly versions: ReadonlyMap<Span, ReadonlyArray<FiledStatement>>
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

const endOf = (versions: ReadonlyArray<FiledStatement>): PeriodEnd => {
  const best = bestRanked(versions)
  const [first, last] = [best[0] as FiledStatement, best.at(-1) as FiledStatement]
  const inCurrency = versions.filter(({ currency }) => currency === last.currency)
  return {
    fiscal_date: first.fiscal_date,
    currency: last.currency,
    all: inCurrency,
    versions: Map.groupBy(inCurrency, ({ span }) => span)
  }
}

/**
 * The ends of periods known on a day (null: of all), oldest first. Ends within seven days are one, dated as first filed
 * by a form of the best rank. Where filings report a period in several currencies, that of the latest such form counts.
 */
export const periodEnds = (
  statements: ReadonlyArray<FiledStatement>,
  day: string | null
): ReadonlyArray<PeriodEnd> => {
  const known = statements.filter((statement) => isKnown(statement, day))
  const byDate = known.toSorted((a, b) => compare(a.fiscal_date, b.fiscal_date))
  const groups: Array<{ readonly from: string; readonly versions: Array<FiledStatement> }> = []
  for (const statement of byDate) {
    const group = groups.at(-1)
    if (group !== undefined && daysBetween(group.from, statement.fiscal_date) <= slack) {
      group.versions.push(statement)
    } else groups.push({ from: statement.fiscal_date, versions: [statement] })
  }
  return groups.map(({ versions }) => endOf(versions.toSorted(byFiling)))
}

const asFiled = (statement: FiledStatement, line: Line): Provenance => ({
  source: statement.source,
  filing_id: statement.filing_id,
  filing_url: filingUrl(statement),
  form: statement.form,
  tag: statement.tags?.[line] ?? null,
  filed_at: statement.filed_at,
  derivation: null
})

/**
 * Every figure filed for a line over a span, oldest filing first. Only those of the best-ranked forms that have the
 * line: a proxy statement's figure counts where no report has one.
 */
export const figuresOf = (
  end: PeriodEnd | undefined,
  spans: ReadonlyArray<Span>,
  line: Line
): ReadonlyArray<Figure> => {
  const [only] = spans
  const versions =
    spans.length === 1 && only !== undefined
      ? end?.versions.get(only)
      : end?.all.filter(({ span }) => spans.includes(span))
  const figures: Array<Figure> = []
  for (const statement of bestRanked((versions ?? []).filter((version) => version[line] !== null))) {
    // A file may write -0.
    const value = (statement[line] ?? 0) + 0
    const before = figures.at(-1)
    const isRepeated =
      before?.value === value && (before.provenance.filed_at !== null || statement.filed_at === null)
    const provenance = isRepeated ? before.provenance : asFiled(statement, line)
    figures.push({ value, filed_at: statement.filed_at, provenance })
  }
  return figures
}

/** The figure that a form of the best rank filed last; undefined when there is none. */
export const latestOf = (
  end: PeriodEnd | undefined,
  spans: ReadonlyArray<Span>,
  line: Line
): Figure | undefined => figuresOf(end, spans, line).at(-1)
