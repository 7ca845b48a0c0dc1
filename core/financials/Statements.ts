/** An issuer's statements as they were known on a day: fiscal years, or discrete quarters. */
import { withDerived } from "./Derived.ts"
import { fiscalCalendar, type Label } from "./FiscalCalendar.ts"
import { averageLines, balanceLines, flowLines, type Line, lines } from "./Line.ts"
import { quarterFigure, type YearEnds } from "./Quarter.ts"
import { type FiledStatement, type Period, type Provenance, type Statement, spans } from "./Statement.ts"
import { type Figure, latestOf, type PeriodEnd, periodEnds } from "./Version.ts"

type Find = (line: Line) => Figure | undefined

const collect = (of: ReadonlyArray<Line>, find: Find): ReadonlyArray<readonly [Line, Figure]> =>
  of.flatMap((line) => {
    const figure = find(line)
    return figure === undefined ? [] : [[line, figure] as const]
  })

/** What is told at an end: balances of any span, averages of the span itself, flows as they are found. */
const figuresAt = (
  end: PeriodEnd,
  span: 3 | 12,
  flow: (line: (typeof flowLines)[number]) => Figure | undefined
) =>
  withDerived(
    new Map([
      ...collect(flowLines, flow as Find),
      ...collect(averageLines, (line) => latestOf(end, [span], line)),
      ...collect(balanceLines, (line) => latestOf(end, spans, line))
    ])
  )

const newest = (figures: ReadonlyMap<Line, Figure>): string | null =>
  [...figures.values()].reduce<string | null>(
    (latest, { provenance: { filed_at } }) => ((filed_at ?? "") > (latest ?? "") ? filed_at : latest),
    null
  )

const statement = (
  end: PeriodEnd,
  { quarter, year }: Label,
  period: Period,
  figures: ReadonlyMap<Line, Figure>
): Statement => ({
  fiscal_date: end.fiscal_date,
  year,
  quarter: period === "Annual" ? null : quarter,
  period,
  currency: end.currency,
  filed_at: newest(figures),
  ...(Object.fromEntries(lines.map((line) => [line, figures.get(line)?.value ?? null])) as Record<
    Line,
    number | null
  >),
  provenance: Object.fromEntries([...figures].map(([line, { provenance }]) => [line, provenance])) as Partial<
    Record<Line, Provenance>
  >
})

const annual = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<Statement> => {
  const labelOf = fiscalCalendar(ends)
  return ends
    .filter((end) => end.versions.has(12) && labelOf(end).quarter === 4)
    .map((end) =>
      statement(
        end,
        labelOf(end),
        "Annual",
        figuresAt(end, 12, (line) => latestOf(end, [12], line))
      )
    )
}

/** Whether something was filed of a part of the year that ends there. */
const isWithinYear = ({ versions }: PeriodEnd): boolean =>
  versions.has(3) || versions.has(6) || versions.has(9)

const quarterly = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<Statement> => {
  const labelOf = fiscalCalendar(ends)
  const years = new Map<number, Map<number, PeriodEnd>>()
  const apart: Array<readonly [number, YearEnds]> = []
  for (const end of ends) {
    const { quarter, year } = labelOf(end)
    const quarters = years.get(year) ?? new Map<number, PeriodEnd>()
    const other = quarters.get(quarter)
    // Months between an old end of the fiscal year and a new one bear the next year's name too, and stand alone.
    if (other !== undefined) apart.push([year, new Map([[quarter, other]])])
    years.set(year, quarters.set(quarter, end))
  }
  return [...years, ...apart]
    .filter(([, quarters]) => [...quarters.values()].some(isWithinYear))
    .flatMap(([year, quarters]) =>
      [...quarters].map(([quarter, end]) => {
        const figures = figuresAt(end, 3, (line) => quarterFigure(quarters, quarter, line))
        return statement(end, { year, quarter }, "Quarterly", figures)
      })
    )
}

/**
 * The statements that follow from what was filed up to the end of a day, newest first; a day of null takes all there is,
 * also what isn't dated. Each figure is the one that was filed last. The quarters of a year are told once a part of it
 * was filed; the fourth then follows from the year.
 */
export const statementsOf = (
  filed: ReadonlyArray<FiledStatement>,
  period: Period,
  day: string | null
): ReadonlyArray<Statement> => {
  const ends = periodEnds(filed, day)
  const told = period === "Annual" ? annual(ends) : quarterly(ends)
  return told.toSorted((a, b) => (a.fiscal_date < b.fiscal_date ? 1 : -1))
}
