/** The days on which exchanges have no session, found fast for each of millions of bars. */
import { addDays, daysBetween } from "../time/CalendarDate.ts"
import { calendarOf, type SessionCalendar, sessionDates } from "./Sessions.ts"

/** The days within a calendar on which an exchange has no session. */
export interface ClosedDays {
  /** The MIC of the calendar. */
  readonly calendar: string
  /** Whether the exchange has no session on a day; false where the calendar doesn't know it. */
  readonly has: (date: string) => boolean
  /** All of them, oldest first. */
  readonly dates: () => ReadonlyArray<string>
}

/** The digit at a place of a date, as a number. */
const digit = (date: string, at: number): number => date.charCodeAt(at) - 48

/** The place of a date among others, by its digits alone: imports ask for millions. */
const placeOf = (date: string): number =>
  ((digit(date, 0) * 1000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3)) * 12 +
    digit(date, 5) * 10 +
    digit(date, 6)) *
    32 +
  digit(date, 8) * 10 +
  digit(date, 9)

const closedIn = (calendar: SessionCalendar): ClosedDays => {
  const { known_from, known_to, mic } = calendar
  const first = placeOf(known_from)
  const isClosed = new Uint8Array(placeOf(known_to) - first + 1)
  const sessions = new Set(sessionDates(calendar, known_from, known_to))
  const count = daysBetween(known_from, known_to) + 1
  const dates = Array.from({ length: count }, (_, i) => addDays(known_from, i)).filter(
    (date) => !sessions.has(date)
  )
  for (const date of dates) isClosed[placeOf(date) - first] = 1
  return { calendar: mic, has: (date) => isClosed[placeOf(date) - first] === 1, dates: () => dates }
}

const closed = new Map<string, ClosedDays>()

/** The days without a session of an exchange by its MIC; null where it has no calendar. */
export const closedDaysOf = (mic: string): ClosedDays | null => {
  const calendar = calendarOf(mic)
  if (calendar === null) return null
  const found = closed.get(calendar.mic) ?? closedIn(calendar)
  closed.set(calendar.mic, found)
  return found
}
