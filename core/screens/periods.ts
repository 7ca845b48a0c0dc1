/** Periods of a history of figures, and the days that they end with. */
import { Schema } from "effect"
import { isSession } from "../sessions/Sessions.ts"
import { calendarOf } from "../sessions/Sessions.ts"
import { isWeekday } from "../sessions/packed.ts"
import { addDays, dayOf, firstOfMonth, firstOfNextMonth, mondayOf } from "../time/CalendarDate.ts"

/** How long the periods of a history are. */
export const Frequency = Schema.Literals(["day", "week", "month", "quarter", "year"])
export type Frequency = typeof Frequency.Type

/** The first day of the period that a day is in. */
const periodOf = (frequency: Frequency, day: string): string => {
  switch (frequency) {
    case "day":
      return day
    case "week":
      return mondayOf(day)
    case "month":
      return firstOfMonth(day)
    case "quarter": {
      const month = Number(day.slice(5, 7))
      return `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`
    }
    default:
      return `${day.slice(0, 4)}-01-01`
  }
}

/** The first day of the next period. */
const nextPeriod = (frequency: Frequency, day: string): string => {
  const start = periodOf(frequency, day)
  switch (frequency) {
    case "day":
      return addDays(start, 1)
    case "week":
      return addDays(start, 7)
    case "month":
      return firstOfNextMonth(start)
    case "quarter":
      return firstOfNextMonth(firstOfNextMonth(firstOfNextMonth(start)))
    default:
      return `${Number(start.slice(0, 4)) + 1}-01-01`
  }
}

/** The last of ascending days in each period. */
export const lastOfPeriods = (days: ReadonlyArray<string>, frequency: Frequency): ReadonlyArray<string> =>
  frequency === "day"
    ? days
    : days.filter((day, i) => {
        const next = days[i + 1]
        return next === undefined || periodOf(frequency, next) !== periodOf(frequency, day)
      })

/** How far back a session is looked for: longer than any closure of an exchange that a calendar knows. */
const longestClosure = 60

/** The last session of an exchange up to a day; the last weekday where no calendar knows it. */
const lastSession = (mic: string, day: string): string => {
  const calendar = calendarOf(mic)
  for (let back = 0; back < longestClosure; back++) {
    const date = addDays(day, -back)
    const known = calendar === null ? null : isSession(calendar, date)
    if (known ?? isWeekday(dayOf(date))) return date
  }
  return day
}

/**
 * The last session of an exchange in each period from one day to another, the last one up to that day; oldest first, and no more
 * than the newest `most`.
 */
export const sessionsEnding = (
  mic: string,
  frequency: Frequency,
  from: string,
  to: string,
  most: number = Number.POSITIVE_INFINITY
): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let start = periodOf(frequency, to); found.length < most; ) {
    const end = addDays(nextPeriod(frequency, start), -1)
    if (end < from) break
    const last = lastSession(mic, end < to ? end : to)
    if (last >= start && last >= from) found.push(last)
    start = periodOf(frequency, addDays(start, -1))
  }
  return found.toReversed()
}
