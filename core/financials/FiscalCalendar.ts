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

/**
 * The ends of twelve months that may be fiscal years. Prospectuses also state twelve months to another day: those that
 * only lower-ranked forms have count where they are whole years from one that a better one has.
 */
const yearEnds = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<PeriodEnd> => {
  const annual = ends.flatMap((end) => {
    const [first] = bestRanked(end.versions.get(12) ?? [])
    return first === undefined ? [] : [{ end, rank: formRank(first.form) }]
  })
  const best = Math.min(...annual.map(({ rank }) => rank))
  const certain = annual.filter(({ rank }) => rank === best)
  return annual.flatMap(({ end, rank }) =>
    rank === best || certain.some((year) => areYearsApart(year.end.fiscal_date, end.fiscal_date)) ? [end] : []
  )
}

/**
 * The fiscal year by the annual filing that first reported it, else its calendar year. Where two years get one number,
 * some filings are wrong, and the most common distance from the calendar year is used for all. Where one calendar year
 * still contains two, one of them twelve months to another day than the fiscal year's end, the later is the fiscal
 * year.
 */
const yearsOf = (ends: ReadonlyArray<PeriodEnd>): ReadonlyArray<FiscalYear> => {
  const years = yearEnds(ends).map(({ fiscal_date: end, versions }) => ({
    end,
    year: calledByFirst(bestRanked(versions.get(12) ?? [])) ?? calendarYear(end)
  }))
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

/**
 * Returns the fiscal year and quarter of each end: by the fiscal year that contains it, else by the nearest known one.
 */
export const fiscalCalendar = (ends: ReadonlyArray<PeriodEnd>): ((end: PeriodEnd) => Label) => {
  const years = yearsOf(ends)
  return (end) => {
    const within = years.find((year) => year.end >= end.fiscal_date)
    const before = years.findLast((year) => year.end < end.fiscal_date)
    const quarters = ({ end: yearEnd }: FiscalYear) =>
      Math.round(daysBetween(yearEnd, end.fiscal_date) / daysInQuarter)
    if (within !== undefined && (before === undefined || quarters(within) > -4)) {
      return quartersAfter(within.year, quarters(within))
    }
    return before === undefined ? ownLabel(end) : quartersAfter(before.year, quarters(before))
  }
}
