/** Assigns periods to fiscal years and quarters, from the ends of the issuer's fiscal years. */
import { addDays, daysBetween } from "../time/CalendarDate.ts"
import { bestRanked, formRank } from "./FormRank.ts"
import type { FiledStatement } from "./Statement.ts"
import type { PeriodEnd } from "./Version.ts"

/** The fiscal year as the issuer calls it, and its quarter, 1 to 4. */
export interface Label {
  readonly year: number
  readonly quarter: number
}

/** A year of 52 or 53 weeks may end up to a week into the next calendar year, and is named after the one before. */
const slack = 7
const daysInYear = 365.25
const daysInQuarter = daysInYear / 4

interface FiscalYear {
  readonly end: string
  readonly year: number
}

/** The calendar year of the day a week before the end. */
const calendarYear = (end: string): number => Number(addDays(end, -slack).slice(0, 4))

/** The most common number; among equally common ones the last. */
const commonest = (numbers: ReadonlyArray<number>): number =>
  [...Map.groupBy(numbers.toReversed(), (n) => n)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ??
  0

/**
 * The year by the annual filing that first reported a period; null when that has none, because later filings that
 * repeat the period may use their own year. Undated filings count where no dated one has a year.
 */
const calledByFirst = (versions: ReadonlyArray<FiledStatement>): number | null => {
  const saidOn = (day: string | null) =>
    versions.find(({ filed_at, year }) => filed_at === day && year !== null)?.year
  const first = versions.find(({ filed_at }) => filed_at !== null)
  return (first && saidOn(first.filed_at)) ?? saidOn(null) ?? null
}

/** Whether the days between two ends of years are a whole number of years. */
const areYearsApart = (a: string, b: string): boolean => {
  const days = Math.abs(daysBetween(a, b))
  return Math.abs(days - Math.round(days / daysInYear) * daysInYear) <= slack
}

/** What the filings of twelve months say: the best rank of their forms, and the year of the first; null where none has it. */
interface Annual {
  readonly rank: number
  readonly year: number | null
}

const annuals = new WeakMap<PeriodEnd, Annual | null>()

/** Null for an end without twelve months. */
const annualOf = (end: PeriodEnd): Annual | null => {
  const known = annuals.get(end)
  if (known !== undefined) return known
  const best = bestRanked(end.versions.get(12) ?? [])
  const [first] = best
  const annual = first === undefined ? null : { rank: formRank(first.form), year: calledByFirst(best) }
  annuals.set(end, annual)
  return annual
}

/**
 * The ends of twelve months that may be fiscal years. Prospectuses also state twelve months to another day: those that
 * only lower-ranked forms have count where they are whole years from one that a better one has.
 */
const yearEnds = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<FiscalYear> => {
  const annual = ends.flatMap((end) => {
    const said = annualOf(end)
    return said === null ? [] : [{ end: end.fiscal_date, ...said }]
  })
  const best = Math.min(...annual.map(({ rank }) => rank))
  const certain = annual.filter(({ rank }) => rank === best)
  return annual.flatMap(({ end, rank, year }) =>
    rank === best || certain.some((one) => areYearsApart(one.end, end))
      ? [{ end, year: year ?? calendarYear(end) }]
      : []
  )
}

/**
 * The fiscal year by the annual filing that first reported it, else its calendar year. Where two years get one number,
 * some filings are wrong, and the most common distance from the calendar year is used for all. Where one calendar year
 * still contains two, one of them twelve months to another day than the fiscal year's end, the later is the fiscal
 * year.
 */
const yearsOf = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<FiscalYear> => {
  const years = yearEnds(ends)
  if (new Set(years.map(({ year }) => year)).size === years.length) return years
  const usual = commonest(years.map(({ end, year }) => year - calendarYear(end)))
  const latest = new Map(years.map(({ end }) => [calendarYear(end) + usual, end]))
  return [...latest].map(([year, end]) => ({ end, year }))
}

/** Without a known fiscal year: by the filing, else the calendar. */
const ownLabel = ({ fiscal_date, versions }: PeriodEnd): Label => {
  const said = [...versions.values()].flat()
  const month = Number(addDays(fiscal_date, -slack).slice(5, 7))
  return {
    year: said.find(({ year }) => year !== null)?.year ?? calendarYear(fiscal_date),
    quarter: said.find(({ quarter }) => quarter !== null)?.quarter ?? Math.ceil(month / 3)
  }
}

/** The label of the period `quarters` quarters after the end of a fiscal year; below 1 within that year or before. */
const quartersAfter = (year: number, quarters: number): Label => ({
  year: year + Math.ceil(quarters / 4),
  quarter: ((((quarters - 1) % 4) + 4) % 4) + 1
})

const labelBy = (years: ReadonlyArray<FiscalYear>, end: PeriodEnd): Label => {
  const within = years.find((year) => year.end >= end.fiscal_date)
  const before = years.findLast((year) => year.end < end.fiscal_date)
  const quarters = ({ end: yearEnd }: FiscalYear) =>
    Math.round(daysBetween(yearEnd, end.fiscal_date) / daysInQuarter)
  if (within !== undefined && (before === undefined || quarters(within) > -4)) {
    return quartersAfter(within.year, quarters(within))
  }
  return before === undefined ? ownLabel(end) : quartersAfter(before.year, quarters(before))
}

/**
 * Follows the fiscal years while more versions become known: each call takes all ends, oldest first, and returns the fiscal
 * year and quarter of each: by the fiscal year that contains it, else by the nearest known one.
 */
export const followCalendar = (): ((ends: ReadonlyArray<PeriodEnd>) => (end: PeriodEnd) => Label) => {
  let years: ReadonlyArray<FiscalYear> = []
  let labels = new Map<string, Label>()
  return (ends) => {
    const now = yearsOf(ends)
    const isSame =
      now.length === years.length &&
      now.every(({ end, year }, i) => end === years[i]?.end && year === years[i].year)
    years = now
    if (!isSame) labels = new Map()
    return (end) => {
      // Without a fiscal year the filings of the end itself decide.
      if (now.length === 0) return labelBy(now, end)
      const label = labels.get(end.fiscal_date) ?? labelBy(now, end)
      labels.set(end.fiscal_date, label)
      return label
    }
  }
}

/**
 * Returns the fiscal year and quarter of each end: by the fiscal year that contains it, else by the nearest known one.
 */
export const fiscalCalendar = (ends: ReadonlyArray<PeriodEnd>): ((end: PeriodEnd) => Label) =>
  followCalendar()(ends)
