/**
 * Trading sessions of the world's exchanges: on which days they trade, from when to when, with breaks and early closes.
 * Nothing is fetched: the calendars are in `calendars.ts`, those of exchange_calendars
 * (https://github.com/gerrymanoim/exchange_calendars), which also says how far ahead an exchange has announced its days.
 */
import { dateOfDay, dayOf, firstOfMonth, firstOfNextMonth } from "../time/CalendarDate.ts"
import { calendars } from "./calendars.ts"
import { daysOfDeltas, isWeekday, type PackedCalendar } from "./packed.ts"

/** A break within a session, as instants with the exchange's offset. */
export interface Break {
  readonly start: string
  readonly end: string
}

/** A session: instants have the exchange's offset (`2023-11-24T13:00:00-05:00`). */
export interface Session {
  /** The trading day, YYYY-MM-DD. */
  readonly date: string
  readonly open: string
  readonly close: string
  /** Within the session, the earliest first; most sessions have none. */
  readonly breaks: ReadonlyArray<Break>
  /** Whether it closes earlier than sessions of that time do. */
  readonly early_close: boolean
}

/** An exchange's calendar. `known_from` and `known_to` are the first and the last day that it knows, YYYY-MM-DD. */
export interface SessionCalendar {
  /** The MIC (ISO 10383) of the calendar, which may be that of the exchange whose days an exchange follows. */
  readonly mic: string
  /** IANA zone of its hours. */
  readonly timezone: string
  readonly known_from: string
  readonly known_to: string
}

/** A calendar's sessions. */
interface Sessions {
  /** Their days, counted from 1970-01-01, ascending. */
  readonly days: Int32Array
  /** For each of `days`, which of `hours` its session has. */
  readonly hoursOfDays: Uint8Array
  readonly hours: ReadonlyArray<Hours>
}

/** The hours of a session: pairs of local times, HH:MM, between which the exchange trades. */
interface Hours {
  readonly stretches: ReadonlyArray<readonly [start: string, end: string]>
  readonly isEarly: boolean
}

/** Exchanges that trade on the days and hours of another one. */
const followed: Readonly<Record<string, string>> = {
  ARCX: "XNYS",
  BATS: "XNYS",
  OTCM: "XNYS",
  XASE: "XNYS",
  XNAS: "XNYS",
  MISX: "XMOS",
  XTSX: "XTSE",
  XKON: "XKRX",
  XKOS: "XKRX",
  XNSE: "XBOM",
  XSHE: "XSHG"
}

/** The MICs that have a calendar, in the order of the alphabet. */
export const sessionMics: ReadonlyArray<string> = [
  ...Object.keys(calendars),
  ...Object.keys(followed)
].toSorted()

const hoursOf = (text: string): Hours => {
  const [times, early] = text.split(/ (?=early$)/u)
  return {
    stretches: (times as string).split(" ").map((stretch) => stretch.split("-") as [string, string]),
    isEarly: early !== undefined
  }
}

const unpacked = (packed: PackedCalendar): Sessions => {
  const exceptions = new Set(daysOfDeltas(packed.exceptions, packed.from))
  const days: Array<number> = []
  for (let day = dayOf(packed.from); day <= dayOf(packed.to); day++)
    if (isWeekday(day) !== exceptions.has(day)) days.push(day)
  const changes = daysOfDeltas(packed.changes, packed.from)
  let change = -1
  const hoursOfDays = Uint8Array.from(days, (day) => {
    if (day === changes[change + 1]) change++
    return Number.parseInt(packed.indexes[change] as string, 36)
  })
  return { days: Int32Array.from(days), hoursOfDays, hours: packed.hours.map(hoursOf) }
}

const known = new Map<string, Sessions>()

/** The sessions of a calendar, unpacked when they are first asked for. */
const sessionsIn = ({ mic }: SessionCalendar): Sessions => {
  const sessions = known.get(mic) ?? unpacked(calendars[mic] as PackedCalendar)
  known.set(mic, sessions)
  return sessions
}

/**
 * The calendar of an exchange by its MIC, in capital letters; null where none is known.
 *
 * @example
 * ```ts
 * import { calendarOf } from "findata/sessions"
 *
 * calendarOf("XNAS")?.timezone // => "America/New_York"
 * calendarOf("XXXX") // => null
 * ```
 */
export const calendarOf = (mic: string): SessionCalendar | null => {
  const own = Object.hasOwn(followed, mic) ? (followed[mic] as string) : mic
  if (!Object.hasOwn(calendars, own)) return null
  const { from, to, zone } = calendars[own] as PackedCalendar
  return { mic: own, timezone: zone, known_from: from, known_to: to }
}

/** Whether the calendar knows a day, YYYY-MM-DD. */
export const isKnownDay = ({ known_from, known_to }: SessionCalendar, date: string): boolean =>
  known_from <= date && date <= known_to

/** The index of the first session on a day or after it, counted from 1970-01-01. */
const indexFrom = (days: Int32Array, day: number): number => {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((days[middle] as number) < day) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Whether the exchange trades on a day, YYYY-MM-DD; null where the calendar doesn't know the day.
 *
 * @example
 * ```ts
 * import { calendarOf, isSession } from "findata/sessions"
 *
 * const newYork = calendarOf("XNYS")
 * newYork !== null && isSession(newYork, "2023-11-23") // => false
 * newYork !== null && isSession(newYork, "2023-11-24") // => true
 * newYork !== null && isSession(newYork, "1850-01-02") // => null
 * ```
 */
export const isSession = (calendar: SessionCalendar, date: string): boolean | null => {
  if (!isKnownDay(calendar, date)) return null
  const day = dayOf(date)
  const { days } = sessionsIn(calendar)
  return days[indexFrom(days, day)] === day
}

/**
 * The dates of the sessions from one day to another, both inclusive, oldest first, as far as the calendar knows them.
 *
 * @example
 * ```ts
 * import { calendarOf, sessionDates } from "findata/sessions"
 *
 * const seoul = calendarOf("XKRX")
 * seoul && sessionDates(seoul, "2023-09-27", "2023-10-04") // => ["2023-09-27", "2023-10-04"]
 * ```
 */
export const sessionDates = (calendar: SessionCalendar, from: string, to: string): ReadonlyArray<string> => {
  const { days } = sessionsIn(calendar)
  return Array.from(days.subarray(indexFrom(days, dayOf(from)), indexFrom(days, dayOf(to) + 1)), dateOfDay)
}

/**
 * The date of the first session after a day, YYYY-MM-DD; null where the calendar doesn't know the day or a later session.
 *
 * @example
 * ```ts
 * import { calendarOf, nextSession } from "findata/sessions"
 *
 * const newYork = calendarOf("XNYS")
 * newYork && nextSession(newYork, "2024-03-28") // => "2024-04-01"
 * ```
 */
export const nextSession = (calendar: SessionCalendar, date: string): string | null => {
  const { days } = sessionsIn(calendar)
  const day = days[indexFrom(days, dayOf(date) + 1)]
  return day === undefined || !isKnownDay(calendar, date) ? null : dateOfDay(day)
}

/**
 * How many sessions begin after one day, up to another, inclusive: 0 where the second isn't later. Null where the calendar
 * doesn't know both days.
 *
 * @example
 * ```ts
 * import { calendarOf, sessionsAfter } from "findata/sessions"
 *
 * const seoul = calendarOf("XKRX")
 * // Chuseok and a holiday made for it.
 * seoul && sessionsAfter(seoul, "2023-09-27", "2023-10-04") // => 1
 * ```
 */
export const sessionsAfter = (calendar: SessionCalendar, from: string, to: string): number | null => {
  if (!isKnownDay(calendar, from) || !isKnownDay(calendar, to)) return null
  const { days } = sessionsIn(calendar)
  return Math.max(0, indexFrom(days, dayOf(to) + 1) - indexFrom(days, dayOf(from) + 1))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A zone's offset at an instant, `-05:00`. */
const offsetAt = (timezone: string, millis: number): string => {
  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat("en", { timeZone: timezone, timeZoneName: "longOffset" })
  formats.set(timezone, format)
  const name = format.formatToParts(millis).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name === "GMT" ? "+00:00" : name.slice("GMT".length)
}

const offsets = new Map<string, string>()

/** A zone's offset on a day while exchanges trade: clocks are changed at night. Slow to find, so it is kept. */
const offsetOn = (timezone: string, date: string): string => {
  const key = `${timezone} ${date}`
  const found = offsets.get(key) ?? offsetAt(timezone, Date.parse(`${date}T12:00:00Z`))
  offsets.set(key, found)
  return found
}

/** As `offsetOn`, found once for a month that begins and ends with the same one. */
const offsetIn = (timezone: string, date: string): string => {
  const first = offsetOn(timezone, firstOfMonth(date))
  return first === offsetOn(timezone, firstOfNextMonth(date)) ? first : offsetOn(timezone, date)
}

const sessionAt = (calendar: SessionCalendar, index: number): Session => {
  const { timezone } = calendar
  const { days, hours, hoursOfDays } = sessionsIn(calendar)
  const date = dateOfDay(days[index] as number)
  const { isEarly, stretches } = hours[hoursOfDays[index] as number] as Hours
  const offset = offsetIn(timezone, date)
  const instant = (time: string): string => `${date}T${time}:00${offset}`
  const times = stretches.map(([start, end]) => ({ start: instant(start), end: instant(end) }))
  return {
    date,
    open: (times[0] as Break).start,
    close: (times.at(-1) as Break).end,
    breaks: times.slice(1).map(({ start }, i) => ({ start: (times[i] as Break).end, end: start })),
    early_close: isEarly
  }
}

/**
 * The sessions from one day to another, both inclusive, oldest first, as far as the calendar knows them.
 *
 * @example
 * ```ts
 * import { calendarOf, sessionsOf } from "findata/sessions"
 *
 * const newYork = calendarOf("XNYS")
 * newYork && sessionsOf(newYork, "2023-11-23", "2023-11-24")
 * // => [{ date: "2023-11-24", open: "2023-11-24T09:30:00-05:00", close: "2023-11-24T13:00:00-05:00", breaks: [], early_close: true }]
 * ```
 */
export const sessionsOf = (calendar: SessionCalendar, from: string, to: string): ReadonlyArray<Session> => {
  const { days } = sessionsIn(calendar)
  const first = indexFrom(days, dayOf(from))
  const end = indexFrom(days, dayOf(to) + 1)
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => sessionAt(calendar, first + i))
}

/** What an exchange does at an instant. Instants have the exchange's offset; null where the calendar doesn't know it. */
export interface SessionState {
  readonly is_open: boolean
  /** The date of the session under way, its breaks included, else null. */
  readonly session: string | null
  /** When it opens next, also after a break. */
  readonly opens_at: string | null
  /** When it closes next: the end of the session under way, or of the next one. */
  readonly closes_at: string | null
}

/**
 * An instant (milliseconds since 1970) with the exchange's offset, to the second.
 *
 * @example
 * ```ts
 * import { calendarOf, exchangeInstant } from "findata/sessions"
 *
 * const seoul = calendarOf("XKRX")
 * seoul && exchangeInstant(seoul, Date.parse("2024-01-02T06:30:00Z")) // => "2024-01-02T15:30:00+09:00"
 * ```
 */
export const exchangeInstant = ({ timezone }: SessionCalendar, millis: number): string => {
  const offset = offsetAt(timezone, millis)
  const ahead = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${offset}`)
  return `${new Date(millis + ahead).toISOString().slice(0, 19)}${offset}`
}

/**
 * Whether the exchange trades at an instant (milliseconds since 1970), and when it opens and closes next. Null where the
 * calendar doesn't know the day.
 *
 * @example
 * ```ts
 * import { calendarOf, sessionState } from "findata/sessions"
 *
 * const tokyo = calendarOf("XTKS")
 * tokyo && sessionState(tokyo, Date.parse("2024-11-01T03:00:00Z"))
 * // => { is_open: false, session: "2024-11-01", opens_at: "2024-11-01T12:30:00+09:00", closes_at: "2024-11-01T15:00:00+09:00" }
 * ```
 */
export const sessionState = (calendar: SessionCalendar, millis: number): SessionState | null => {
  const today = exchangeInstant(calendar, millis).slice(0, 10)
  if (!isKnownDay(calendar, today)) return null
  const { days } = sessionsIn(calendar)
  const first = indexFrom(days, dayOf(today))
  const coming = [first, first + 1].flatMap((i) => (i < days.length ? [sessionAt(calendar, i)] : []))
  const next = coming.find(({ close }) => millis < Date.parse(close))
  if (next === undefined) return { is_open: false, session: null, opens_at: null, closes_at: null }
  const isUnderWay = Date.parse(next.open) <= millis
  const pause = next.breaks.find(({ end, start }) => Date.parse(start) <= millis && millis < Date.parse(end))
  const later = coming[coming.indexOf(next) + 1]
  const opening = isUnderWay
    ? (next.breaks.find(({ end }) => millis < Date.parse(end))?.end ?? later?.open)
    : next.open
  return {
    is_open: isUnderWay && pause === undefined,
    session: isUnderWay ? next.date : null,
    opens_at: opening ?? null,
    closes_at: next.close
  }
}

/**
 * The date of the last session that has closed at an instant (milliseconds since 1970): bars of it are complete. Null where
 * the calendar knows none.
 *
 * @example
 * ```ts
 * import { calendarOf, lastClosedSession } from "findata/sessions"
 *
 * const newYork = calendarOf("XNYS")
 * newYork && lastClosedSession(newYork, Date.parse("2023-11-24T17:59:00Z")) // => "2023-11-22"
 * newYork && lastClosedSession(newYork, Date.parse("2023-11-24T18:00:00Z")) // => "2023-11-24"
 * ```
 */
export const lastClosedSession = (calendar: SessionCalendar, millis: number): string | null => {
  const today = exchangeInstant(calendar, millis).slice(0, 10)
  if (!isKnownDay(calendar, today)) return null
  const after = indexFrom(sessionsIn(calendar).days, dayOf(today) + 1)
  for (let i = after - 1; i >= 0; i--) {
    const session = sessionAt(calendar, i)
    if (Date.parse(session.close) <= millis) return session.date
  }
  return null
}
