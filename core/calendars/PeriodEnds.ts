/** The ends of periods: which are of one period, and where later ones are expected to end. */
import { addDays, addMonths, daysBetween, daysInMonth } from "../time/CalendarDate.ts"

/** The most days between two filings' ends of one period. */
const slack = 7

/** Whether two ends, as filings state them, are of one period: they lie within a week of each other. */
export const isOnePeriod = (a: string, b: string): boolean => Math.abs(daysBetween(a, b)) <= slack

/** The days of a fiscal year of 52 weeks. */
const daysOf52Weeks = 364

const lastOfMonth = (date: string): string =>
  `${date.slice(0, 8)}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`

/** Whether a period ends with its month; one of 52 weeks does so by chance. */
export const endsMonth = (date: string): boolean => date === lastOfMonth(date)

/**
 * Where a period ends some months after another, or before it when negative: with its month, or after as many weeks as 52 a
 * year.
 */
export const monthsAfter = (end: string, months: number, isOfMonths: boolean): string =>
  isOfMonths ? lastOfMonth(addMonths(end, months)) : addDays(end, Math.round((daysOf52Weeks / 12) * months))
