/** Days on which an exchange trades, without the calendars themselves: pages for browsers don't load those. */
import { dayOf } from "../time/CalendarDate.ts"

/** Returns how many days an exchange trades on after one day, up to another, inclusive; both YYYY-MM-DD. */
export type TradingDays = (after: string, to: string) => number

/** How many days from Monday to Friday there are up to a day, counted from Monday, 1969-12-29. */
const weekdaysUpTo = (date: string): number => {
  // 1970-01-01 was a Thursday.
  const days = dayOf(date) + 3
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(5, days - weeks * 7 + 1)
}

/** The trading days of an exchange without a calendar: from Monday to Friday. */
export const weekdays: TradingDays = (after, to) => Math.max(0, weekdaysUpTo(to) - weekdaysUpTo(after))
