/** IANA time zones, the current day in them, and when a day ends there. */
import { Clock, DateTime, Effect } from "effect"
import { addDays } from "./CalendarDate.ts"
import { instantOf } from "./Instant.ts"

/** Whether the runtime knows the IANA time zone. */
export const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text })
    return true
  } catch {
    return false
  }
}

const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })

interface ZoneDay {
  readonly format: Intl.DateTimeFormat
  /** The last one requested, and its day. */
  readonly minute: number
  readonly day: string
}

const zoneDays = new Map<string, ZoneDay>()

/**
 * The calendar day in a zone at an instant (milliseconds since 1970), `YYYY-MM-DD`. Days begin on a minute in all zones,
 * so
 * that it is formatted once a minute.
 *
 * @example
 * ```ts
 * import { dayIn } from "findata"
 *
 * const millis = Date.parse("2020-08-31T20:00:00Z")
 * dayIn("America/New_York", millis) // => "2020-08-31"
 * dayIn("Asia/Seoul", millis) // => "2020-09-01"
 * ```
 */
export const dayIn = (timeZone: string, millis: number): string => {
  const minute = Math.floor(millis / 60_000)
  const known = zoneDays.get(timeZone)
  if (known?.minute === minute) return known.day
  const format = known?.format ?? dayFormat(timeZone)
  const day = format.format(millis)
  zoneDays.set(timeZone, { format, minute, day })
  return day
}

/** The first instant in a zone after a day, also where the next one begins later than at midnight. */
export const endOfDay = (timeZone: string, day: string): string => {
  const midnight = DateTime.makeUnsafe(addDays(day, 1))
  return instantOf(
    DateTime.toEpochMillis(DateTime.setZoneNamedUnsafe(midnight, timeZone, { adjustForTimeZone: true }))
  )
}

/**
 * The current day in a zone.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { dayIn, todayIn } from "findata"
 *
 * const today = await Effect.runPromise(todayIn("Asia/Seoul"))
 * today === dayIn("Asia/Seoul", Date.now()) // => true
 * ```
 */
export const todayIn = (timeZone: string): Effect.Effect<string> =>
  Effect.map(Clock.currentTimeMillis, (now) => dayIn(timeZone, now))
