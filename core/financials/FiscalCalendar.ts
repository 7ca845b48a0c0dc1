/** Assigns periods to fiscal years and quarters, from the ends of the issuer's fiscal years. */
import { addDays, daysBetween } from "../time/CalendarDate.ts"
import { bestRanked, formRank } from "./FormRank.ts"
import type { FiledStatement } from "./Statement.ts"
import { hasSpan, type PeriodEnd } from "./Version.ts"

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

/** What the filings of twelve months say: the best rank of their forms, and the fiscal year of the first, else its calendar year. */
interface Annual extends FiscalYear {
  readonly rank: number
}

/** Null for an end without twelve months. */
const annualOf = (end: PeriodEnd): Annual | null => {
  if (!hasSpan(end, 12)) return null
  const best = bestRanked(end.all.filter(({ span }) => span === 12))
  const [first] = best as readonly [FiledStatement]
  const { fiscal_date } = end
  const year = calledByFirst(best) ?? calendarYear(fiscal_date)
  return { end: fiscal_date, rank: formRank(first.form), year }
}

/**
 * The ends of twelve months that may be fiscal years. Prospectuses also state twelve months to another day: those that
 * only lower-ranked forms have count where they are whole years from one that a better one has.
 */
const yearEnds = (annual: ReadonlyArray<Annual>): ReadonlyArray<FiscalYear> => {
  const best = Math.min(...annual.map(({ rank }) => rank))
  if (annual.every(({ rank }) => rank === best)) return annual
  const certain = annual.filter(({ rank }) => rank === best)
  return annual.filter(({ end, rank }) => rank === best || certain.some((one) => areYearsApart(one.end, end)))
}

/**
 * The fiscal year by the annual filing that first reported it, else its calendar year. Where two years get one number,
 * some filings are wrong, and the most common distance from the calendar year is used for all. Where one calendar year
 * still contains two, one of them twelve months to another day than the fiscal year's end, the later is the fiscal
 * year.
 */
const yearsOf = (annual: ReadonlyArray<Annual>): ReadonlyArray<FiscalYear> => {
  const years = yearEnds(annual)
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
  let place = years.length
  while (place > 0 && (years[place - 1] as FiscalYear).end >= end.fiscal_date) place--
  const [within, before] = [years[place], years[place - 1]]
  const quarters = ({ end: yearEnd }: FiscalYear) =>
    Math.round(daysBetween(yearEnd, end.fiscal_date) / daysInQuarter)
  if (within !== undefined) {
    const toEnd = quarters(within)
    if (before === undefined || toEnd > -4) return quartersAfter(within.year, toEnd)
  }
  return before === undefined ? ownLabel(end) : quartersAfter(before.year, quarters(before))
}

/** The fiscal years and quarters of ends, in their order. */
export interface FollowedLabels {
  /** Of the caller until the next call. */
  readonly labels: ReadonlyArray<Label>
  /** Those before this place are the same as before the call, and so are their ends. */
  readonly since: number
}

/** How many years at the beginning are the same. */
const sameYears = (a: ReadonlyArray<FiscalYear>, b: ReadonlyArray<FiscalYear>): number => {
  const other = a.findIndex(({ end, year }, i) => end !== b[i]?.end || year !== b[i].year)
  return other === -1 ? a.length : other
}

/**
 * Follows the fiscal years while more versions become known: each call takes all ends, oldest first, and the place of the first
 * that differs from those before, and returns the fiscal year and quarter of each: by the fiscal year that contains it, else
 * by the nearest known one.
 */
export const followCalendar = (): ((ends: ReadonlyArray<PeriodEnd>, since: number) => FollowedLabels) => {
  const annual: Array<Annual | null> = []
  const labels: Array<Label> = []
  let years: ReadonlyArray<FiscalYear> = []
  return (ends, from) => {
    let areOther = false
    for (let i = from; i < annual.length; i++) areOther ||= annual[i] !== null
    annual.length = from
    for (let i = from; i < ends.length; i++) {
      const one = annualOf(ends[i] as PeriodEnd)
      annual.push(one)
      areOther ||= one !== null
    }
    let since = from
    if (areOther) {
      const now = yearsOf(annual.filter((one) => one !== null))
      const same = sameYears(now, years)
      if (same < now.length || same < years.length) {
        // By the years that are the same those of their time are labelled as before.
        const last = now[same - 1]?.end ?? ""
        while (since > 0 && (ends[since - 1] as PeriodEnd).fiscal_date > last) since--
      }
      years = now
    }
    labels.length = since
    for (let i = since; i < ends.length; i++) labels.push(labelBy(years, ends[i] as PeriodEnd))
    return { labels, since }
  }
}

/**
 * Returns the fiscal year and quarter of each end: by the fiscal year that contains it, else by the nearest known one.
 */
export const fiscalCalendar = (ends: ReadonlyArray<PeriodEnd>): ((end: PeriodEnd) => Label) => {
  const years = yearsOf(ends.map(annualOf).filter((one) => one !== null))
  return (end) => labelBy(years, end)
}
