/** An issuer's statements as known on a day: fiscal years, or discrete quarters or halves. */
import { type EbitBasis, withDerived } from "./Derived.ts"
import { fiscalCalendar, type Label } from "./FiscalCalendar.ts"
import { type AverageLine, everyLine, type FlowLine, type Line, type LineSelection, noLines } from "./Line.ts"
import { filedAverage, partAverage } from "./PerShare.ts"
import { type PartMonths, quarterFigure, type YearEnds } from "./Quarter.ts"
import { noSplits, type ShareBasis } from "./ShareBasis.ts"
import { spans } from "./Span.ts"
import type { FiledStatement, Period, Provenance, Statement } from "./Statement.ts"
import { type Figure, isKnown, latestOf, type PeriodEnd, periodEnds } from "./Version.ts"

const collect = <L extends Line>(
  of: ReadonlyArray<L>,
  find: (line: L) => Figure | undefined
): ReadonlyArray<readonly [Line, Figure]> =>
  of.flatMap((line) => {
    const figure = find(line)
    return figure === undefined ? [] : [[line, figure] as const]
  })

/** What all statements of an answer are made by. */
interface Making {
  readonly basis: ShareBasis
  readonly selection: LineSelection
  readonly ebitBasis: EbitBasis
}

/** The known figures of a period: balances for any span, flows and averages from the given functions. */
const figuresAt = (
  end: PeriodEnd,
  { ebitBasis, selection: { averages, balances, flows } }: Making,
  flow: (line: FlowLine) => Figure | undefined,
  average: (line: AverageLine) => Figure | undefined
) =>
  withDerived(
    new Map([
      ...collect(flows, flow),
      ...collect(averages, average),
      ...collect(balances, (line) => latestOf(end, spans, line))
    ]),
    ebitBasis
  )

const newest = (figures: ReadonlyMap<Line, Figure>): string | null =>
  [...figures.values()].reduce<string | null>(
    (latest, { provenance: { filed_at } }) => ((filed_at ?? "") > (latest ?? "") ? filed_at : latest),
    null
  )

const statement = (
  end: PeriodEnd,
  { quarter, year }: Label,
  months: Statement["months"],
  figures: ReadonlyMap<Line, Figure>
): Statement => ({
  fiscal_date: end.fiscal_date,
  year,
  quarter: months === 12 ? null : quarter,
  period: months === 12 ? "Annual" : "Quarterly",
  months,
  currency: end.currency,
  filed_at: newest(figures),
  ...noLines,
  ...(Object.fromEntries([...figures].map(([line, { value }]) => [line, value])) as Partial<
    Record<Line, number>
  >),
  provenance: Object.fromEntries([...figures].map(([line, { provenance }]) => [line, provenance])) as Partial<
    Record<Line, Provenance>
  >
})

/** The ends of fiscal years, oldest first. */
const yearEnds = (
  ends: ReadonlyArray<PeriodEnd>,
  labelOf: (end: PeriodEnd) => Label
): ReadonlyArray<PeriodEnd> => ends.filter((end) => end.versions.has(12) && labelOf(end).quarter === 4)

/**
 * What EBIT is derived from where it isn't filed, for all of an issuer's statements: income before tax and interest where
 * the latest annual statement has interest expense, else operating income.
 */
const ebitBasisOf = (ends: ReadonlyArray<PeriodEnd>): EbitBasis =>
  latestOf(yearEnds(ends, fiscalCalendar(ends)).at(-1), [12], "interest_expense") === undefined
    ? "operating_income"
    : "pretax_income + interest_expense"

const annual = (ends: ReadonlyArray<PeriodEnd>, making: Making): ReadonlyArray<Statement> => {
  const labelOf = fiscalCalendar(ends)
  return yearEnds(ends, labelOf).map((end) => {
    const figures = figuresAt(
      end,
      making,
      (line) => latestOf(end, [12], line),
      (line) => filedAverage(end, 12, line, making.basis)
    )
    return statement(end, labelOf(end), 12, figures)
  })
}

/** Whether a part of the year that ends there was filed. */
const isWithinYear = ({ versions }: PeriodEnd): boolean =>
  versions.has(3) || versions.has(6) || versions.has(9)

/** Halves end with the second and the fourth quarter. */
const halfLabel = (end: PeriodEnd, { quarter, year }: Label): Label => ({
  year,
  quarter: quarter === 4 && end.versions.has(12) ? 4 : 2
})

const quarterly = (
  ends: ReadonlyArray<PeriodEnd>,
  months: PartMonths,
  making: Making
): ReadonlyArray<Statement> => {
  const calendar = fiscalCalendar(ends)
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
  return [...years, ...apart]
    .filter(([, quarters]) => [...quarters.values()].some(isWithinYear))
    .flatMap(([year, quarters]) =>
      [...quarters].map(([quarter, end]) => {
        const figures = figuresAt(
          end,
          making,
          (line) => quarterFigure(quarters, quarter, line, months),
          (line) => partAverage(quarters, quarter, months, line, making.basis)
        )
        return statement(end, { year, quarter }, months, figures)
      })
    )
}

/** An issuer that never filed a first quarter, nine months, or any three months reports by halves. */
const partMonths = (known: ReadonlyArray<FiledStatement>): PartMonths =>
  known.some(({ span }) => span === 3 || span === 9) ? 3 : 6

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
  const ends = periodEnds(filed, day)
  const making: Making = { basis, selection, ebitBasis: ebitBasisOf(ends) }
  const statements =
    period === "Annual"
      ? annual(ends, making)
      : quarterly(ends, partMonths(filed.filter((version) => isKnown(version, day))), making)
  return statements.toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
}
