/** Moves expected days to days on which an exchange trades. */
import { calendarOf, isKnownDay, isSession, nextSession } from "../sessions/Sessions.ts"
import { addDays, mondayOf } from "../time/CalendarDate.ts"

/** The day, or the Monday after it where it is a Saturday or a Sunday. */
const toWeekday = (day: string): string => {
  const monday = mondayOf(day)
  return addDays(monday, 4) < day ? addDays(monday, 7) : day
}

/**
 * Returns what moves a day to the exchange's first session on it or after it; to a weekday where its calendar doesn't know the
 * day, or no calendar of the exchange is known.
 */
export const sessionMover = (mic: string): ((day: string) => string) => {
  const calendar = calendarOf(mic)
  return (day) => {
    if (calendar === null || !isKnownDay(calendar, day)) return toWeekday(day)
    return isSession(calendar, day) === true ? day : (nextSession(calendar, day) ?? toWeekday(day))
  }
}
