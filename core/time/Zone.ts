/** IANA time zones and the current day in them. */
import { Clock, Effect } from "effect"

/** Whether the runtime knows the IANA time zone. */
export const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text })
    return true
  } catch {
    return false
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day in a zone at an instant (milliseconds since 1970), `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, millis: number): string => {
  let format = dayFormats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    dayFormats.set(timeZone, format)
  }
  return format.format(millis)
}

/** The current day in a zone. */
export const todayIn = (timeZone: string): Effect.Effect<string> =>
  Effect.map(Clock.currentTimeMillis, (now) => dayIn(timeZone, now))
