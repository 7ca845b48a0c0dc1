/** Where periods are expected to end, by the ends of earlier ones. */
import { addDays, addMonths, daysInMonth } from "../time/CalendarDate.ts"

/** Weeks that a fiscal year of weeks mostly has, in days. */
const daysOfWeeks = 364

const lastOfMonth = (date: string): string =>
  `${date.slice(0, 8)}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`

/** Whether a period ends with its month; one of 52 weeks does so by chance. */
export const endsMonth = (date: string): boolean => date === lastOfMonth(date)

/**
 * Where a period ends some months after another, or before it when negative: with its month, or after as many weeks as 52 a
 * year.
 */
export const monthsAfter = (end: string, months: number, isOfMonths: boolean): string =>
  isOfMonths ? lastOfMonth(addMonths(end, months)) : addDays(end, Math.round((daysOfWeeks / 12) * months))
