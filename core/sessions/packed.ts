/** The form in which calendars are kept: days as differences in base 36, a few characters for each. */
import { dayOf } from "../time/CalendarDate.ts"

/** A calendar as it is kept. */
export interface PackedCalendar {
  /** IANA time zone of the hours. */
  readonly zone: string
  /** The first and the last day that the calendar knows, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** The weekdays without a session and the days of weekends with one, as differences from day to day. */
  readonly exceptions: string
  /** The hours that sessions have: "09:30-16:00", with breaks "09:00-11:30 12:30-15:00", and " early" behind an early close. */
  readonly hours: ReadonlyArray<string>
  /** The sessions whose hours differ from those of the session before, as differences from day to day. */
  readonly changes: string
  /** Which of `hours` they have, a character for each, in base 36. */
  readonly indexes: string
}

/** Whether a day, counted from 1970-01-01, is one from Monday to Friday. */
export const isWeekday = (day: number): boolean => {
  // 1970-01-01 was a Thursday.
  const weekday = (((day + 3) % 7) + 7) % 7
  return weekday < 5
}

/** Ascending days as text, each as its difference from the one before; the first from `start`. */
export const deltasOf = (days: ReadonlyArray<number>, start: number): string =>
  days.map((day, i) => (day - (days[i - 1] ?? start)).toString(36)).join(" ")

/** Ascending days, counted from 1970-01-01, of a text that `deltasOf` wrote from the date `start`. */
export const daysOfDeltas = (text: string, start: string): ReadonlyArray<number> => {
  if (text === "") return []
  let day = dayOf(start)
  return text.split(" ").map((delta) => (day += Number.parseInt(delta, 36)))
}
