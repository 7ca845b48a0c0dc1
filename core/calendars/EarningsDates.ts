/** When an issuer reports its results: on which days it did, and when it is expected to again, as known on each day. */
import type { Period } from "../financials/Statement.ts"
import { addDays, addMonths, daysBetween } from "../time/CalendarDate.ts"
import { endsMonth, isOnePeriod, monthsAfter } from "./PeriodEnds.ts"
import type { EarningsFiling } from "./EarningsFiling.ts"

/** A day on which results of a period were reported, or are expected to be, and on which days that was known. */
export interface EarningsDate {
  readonly fiscal_date: string
  readonly period: Period
  readonly status: "reported" | "estimated"
  readonly date: string
  /** Of the filing that reported them; null for an estimate. */
  readonly form: string | null
  readonly source: string
  /** The range of an estimate; null otherwise. */
  readonly earliest: string | null
  readonly latest: string | null
  /** The first day at whose end it was known. */
  readonly known_from: string
  /** The last day at whose end it was; null while it is. */
  readonly known_to: string | null
}

/** How far an estimate looks back. */
const yearsOfSpread = 5

/** How far ends of the same period may lie from a whole year: years of 53 weeks among those of 52. */
const yearSlack = 10

/** How many days before the day of a year before results are taken for those. */
const earliness = 10

/** Longer than a quarter, and than two halves apart from each other. */
const quarterDays = 100
const yearDays = 200

type Report = EarningsFiling & { readonly period_end: string }

/** A period with the days on which its results were filed: the last of them is the day of its results. */
interface Reported {
  readonly end: string
  readonly filings: readonly [EarningsFiling, ...ReadonlyArray<EarningsFiling>]
}

const byDay = (a: EarningsFiling, b: EarningsFiling): number =>
  a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : (a.filing_id ?? "") < (b.filing_id ?? "") ? -1 : 1

/** Each filing once, by its number, also where it is both listed and has statements; those without a number separately. */
const united = (filings: ReadonlyArray<EarningsFiling>): ReadonlyArray<EarningsFiling> => {
  const known = new Map<string, EarningsFiling>()
  for (const filing of filings) {
    const key = filing.filing_id ?? JSON.stringify([filing.source, filing.filed, filing.period_end])
    const other = known.get(key)
    known.set(
      key,
      other === undefined
        ? filing
        : { ...other, isReport: true, period_end: other.period_end ?? filing.period_end }
    )
  }
  return [...known.values()].toSorted(byDay)
}

/** The first report of each period, by the periods' ends. */
const firstReports = (filings: ReadonlyArray<EarningsFiling>): ReadonlyArray<Report> => {
  const reports = filings.filter(
    (filing): filing is Report => filing.period_end !== null && filing.period_end <= filing.filed
  )
  const byEnd = reports.toSorted((a, b) =>
    a.period_end === b.period_end ? byDay(a, b) : a.period_end < b.period_end ? -1 : 1
  )
  const first: Array<Report> = []
  for (const report of byEnd) {
    const last = first.at(-1)
    if (last === undefined || !isOnePeriod(last.period_end, report.period_end)) first.push(report)
    else if (byDay(report, last) < 0) first[first.length - 1] = report
  }
  return first
}

/** How often an issuer reports, and whether its periods end with months or after weeks. */
interface Rhythm {
  readonly period: Period
  readonly months: number
  readonly isOfMonths: boolean
}

const rhythmOf = (reports: ReadonlyArray<Report>): Rhythm => {
  const isByParts = reports.some(({ isPart }) => isPart)
  const closest = Math.min(
    ...reports.slice(1).map((report, i) => daysBetween((reports[i] as Report).period_end, report.period_end))
  )
  return {
    period: isByParts ? "Quarterly" : "Annual",
    months: isByParts ? (closest > quarterDays && closest < yearDays ? 6 : 3) : 12,
    isOfMonths: reports.filter(({ period_end }) => endsMonth(period_end)).length * 2 > reports.length
  }
}

/** One filing a day: the last. */
const daily = (filings: ReadonlyArray<EarningsFiling>): ReadonlyArray<EarningsFiling> => [
  ...new Map(filings.map((filing) => [filing.filed, filing])).values()
]

/**
 * The end of the period that an announcement after the last report is of: the last that is expected to have ended before it.
 * Null where none has since the last report.
 */
const announcedEnd = (
  ends: ReadonlyArray<string>,
  day: string,
  months: number,
  isOfMonths: boolean
): string | null => {
  let end: string | null = null
  let next = monthsAfter(ends.at(-1) as string, months, isOfMonths)
  while (next < day) {
    end = next
    next = monthsAfter(next, months, isOfMonths)
  }
  return end
}

/** The filing that gives a period its day, once all are known. */
const lastOf = ({ filings }: Reported): EarningsFiling => filings.at(-1) ?? filings[0]

/** The same period of another year among some. */
const sameAmong = (periods: ReadonlyArray<Reported>, end: string): Reported | undefined =>
  periods.find((other) => Math.abs(daysBetween(other.end, end)) <= yearSlack)

/**
 * The periods with the filings that reported them: announcements since the report before, else the report itself. One that comes
 * long before the day of a year before is of sales or deliveries, and counts only where nothing but the report follows.
 */
const reportedPeriods = (
  reports: ReadonlyArray<Report>,
  announcements: ReadonlyArray<EarningsFiling>,
  { isOfMonths, months }: Rhythm
): ReadonlyArray<Reported> => {
  let before = ""
  const periods: Array<Reported> = []
  /** Those that aren't too early for the results of a period. */
  const dueOf = (of: ReadonlyArray<EarningsFiling>, end: string) => {
    const earlier = sameAmong(periods, monthsAfter(end, -12, isOfMonths))
    const usual = earlier === undefined ? 0 : daysBetween(earlier.end, lastOf(earlier).filed)
    return daily(of.filter(({ filed }) => daysBetween(end, filed) >= usual - earliness))
  }
  for (const report of reports) {
    const end = report.period_end
    const own = announcements.filter(({ filed }) => filed > end && filed > before && filed <= report.filed)
    if (report.filed > before) before = report.filed
    const [first = own.at(-1) ?? report, ...others] = dueOf(own, end)
    periods.push({ end, filings: [first, ...others] })
  }
  const ends = reports.map(({ period_end }) => period_end)
  const open = announcements.flatMap((filing) => {
    if (filing.filed <= before) return []
    const end = announcedEnd(ends, filing.filed, months, isOfMonths)
    return end === null ? [] : [{ end, filing }]
  })
  for (const [end, of] of Map.groupBy(open, ({ end }) => end)) {
    const own = of.map(({ filing }) => filing)
    const [first, ...others] = dueOf(own, end)
    if (first !== undefined) periods.push({ end, filings: [first, ...others] })
  }
  return periods
}

/** What decides how estimates are moved and whether there are any. */
export interface EarningsPlace {
  /** The day, or the first session after it. */
  readonly toSession: (day: string) => string
  /** Whether a security of the issuer is listed: others report nothing any more. */
  readonly isListed: boolean
}

/** The filing days of the same period in earlier years, each moved by as many years as it lies back; oldest first. */
const spreadOf = (
  of: Reported,
  newest: string,
  periods: ReadonlyArray<Reported>,
  { isOfMonths }: Rhythm,
  toSession: EarningsPlace["toSession"]
): ReadonlyArray<string> => {
  const days = [toSession(addMonths(newest, 12))]
  let { end } = of
  for (let years = 2; years <= yearsOfSpread; years++) {
    end = monthsAfter(end, -12, isOfMonths)
    const earlier = sameAmong(periods, end)
    if (earlier === undefined) continue
    end = earlier.end
    days.push(toSession(addMonths(lastOf(earlier).filed, 12 * years)))
  }
  return days.toSorted()
}

/**
 * The days of an issuer's results by its filings, in any order. Of announcements before a report (item 2.02 of an 8-K) the
 * last counts. A period's estimate is the day of the same period a year before, moved by a year and then to a session; the
 * range is that of the last five years, each moved so. What a later filing replaces was known until the day before it. Filings without a known period are left out.
 */
export const earningsDates = (
  filings: ReadonlyArray<EarningsFiling>,
  { isListed, toSession }: EarningsPlace
): ReadonlyArray<EarningsDate> => {
  const all = united(filings)
  const reports = firstReports(all)
  if (reports.length === 0) return []
  const rhythm = rhythmOf(reports)
  const announcements = all.filter(({ isReport, period_end }) => !isReport && period_end === null)
  const periods = reportedPeriods(reports, announcements, rhythm)

  const dates = periods.flatMap((of): ReadonlyArray<EarningsDate> => {
    const expected = monthsAfter(of.end, 12, rhythm.isOfMonths)
    const fulfilled = sameAmong(periods, expected)?.filings[0].filed
    const lastKnown = fulfilled === undefined ? null : addDays(fulfilled, -1)
    return of.filings.flatMap(({ filed, form, source }, i): ReadonlyArray<EarningsDate> => {
      const next = of.filings[i + 1]
      const known_to = next === undefined ? null : addDays(next.filed, -1)
      const reported: EarningsDate = {
        fiscal_date: of.end,
        period: rhythm.period,
        status: "reported",
        date: filed,
        form,
        source,
        earliest: null,
        latest: null,
        known_from: filed,
        known_to
      }
      const estimate_to =
        known_to === null || (lastKnown !== null && lastKnown < known_to) ? lastKnown : known_to
      if ((estimate_to === null && !isListed) || (estimate_to !== null && estimate_to < filed))
        return [reported]
      const spread = spreadOf(of, filed, periods, rhythm, toSession)
      return [
        reported,
        {
          fiscal_date: expected,
          period: rhythm.period,
          status: "estimated",
          date: toSession(addMonths(filed, 12)),
          form: null,
          source,
          earliest: spread[0] ?? null,
          latest: spread.at(-1) ?? null,
          known_from: filed,
          known_to: estimate_to
        }
      ]
    })
  })
  // A fiscal year that was moved may lead two periods to one end.
  const key = ({ fiscal_date, known_from, status }: EarningsDate) => `${fiscal_date} ${status} ${known_from}`
  return [...new Map(dates.map((date) => [key(date), date])).values()]
}
