/** The trading days of exchanges by their MICs: sessions as far as a calendar knows them, else weekdays. */
import { addDays } from "../time/CalendarDate.ts"
import { dayIn } from "../time/Zone.ts"
import { calendarOf, isKnownDay, lastClosedSession, type SessionCalendar, sessionsAfter } from "./Sessions.ts"
import { type TradingDays, weekdays } from "./TradingDays.ts"

const known = new Map<string, TradingDays>()

/**
 * The trading days of an exchange by its MIC: sessions, or weekdays where it has no calendar or its calendar doesn't know
 * one of the days.
 *
 * @example
 * ```ts
 * import { tradingDaysOf } from "findata/sessions"
 *
 * // The exchange of Athens was closed for five weeks in 2015.
 * tradingDaysOf("ASEX")("2015-06-26", "2015-07-31") // => 0
 * tradingDaysOf("XXXX")("2015-06-26", "2015-07-31") // => 25
 * ```
 */
export const tradingDaysOf = (mic: string): TradingDays => {
  const found = known.get(mic)
  if (found !== undefined) return found
  const calendar = calendarOf(mic)
  const days: TradingDays =
    calendar === null ? weekdays : (after, to) => sessionsAfter(calendar, after, to) ?? weekdays(after, to)
  known.set(mic, days)
  return days
}

/** The calendar of an exchange by its MIC; null where it has none that knows all the days. */
export const calendarKnowing = (mic: string, days: ReadonlyArray<string>): SessionCalendar | null => {
  const calendar = calendarOf(mic)
  return calendar !== null && days.every((day) => isKnownDay(calendar, day)) ? calendar : null
}

/** An exchange: its MIC and the IANA zone of its days. */
export interface ExchangeZone {
  readonly mic_code: string
  readonly time_zone: string
}

/**
 * The last day at an exchange on which trading, if there was any, is over at an instant (milliseconds since 1970): that of
 * its last closed session, or the day before today where no calendar knows the session.
 */
export const lastDayOver = ({ mic_code, time_zone }: ExchangeZone, millis: number): string => {
  const calendar = calendarOf(mic_code)
  const closed = calendar === null ? null : lastClosedSession(calendar, millis)
  return closed ?? addDays(dayIn(time_zone, millis), -1)
}
