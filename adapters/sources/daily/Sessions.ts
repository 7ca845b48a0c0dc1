/** Which days of a market there are to ask for. */
import { addDays, type Choice, instantOf } from "../../../core/mod.ts"
import { calendarOf, isKnownDay, lastClosedSession, sessionDates } from "../../../core/sessions/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import type { DailyVendor, Market } from "./Vendor.ts"

const hourMillis = 3_600_000

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The weekdays of a range, oldest first. */
const weekdays = ({ from, to }: Days): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWeekday(day)) days.push(day)
  return days
}

/**
 * The last day whose session the vendor has at an instant, in milliseconds since 1970: yesterday in UTC where no calendar
 * knows the market's sessions.
 */
const lastPublished = ({ mic, publishedAfter }: Market, millis: number): string => {
  const calendar = calendarOf(mic)
  const last = calendar === null ? null : lastClosedSession(calendar, millis - publishedAfter * hourMillis)
  return last ?? addDays(instantOf(millis).slice(0, 10), -1)
}

/** From the first day that is wanted of a market to the last session that is published at an instant. */
export const wantedDays = (
  vendor: Pick<DailyVendor, "firstDay">,
  market: Market,
  { since }: Pick<Choice, "since">,
  millis: number
): Days => {
  const first = market.firstDay ?? vendor.firstDay
  const from = since === null || (market.firstDay !== undefined && since < first) ? first : since
  return { from, to: lastPublished(market, millis) }
}

/** The sessions in a range of days, oldest first; weekdays where the calendar doesn't know them. */
export const sessionsIn = ({ mic }: Market, days: Days): ReadonlyArray<string> => {
  const calendar = calendarOf(mic)
  if (calendar === null) return weekdays(days)
  const { known_from, known_to } = calendar
  const before = weekdays({ from: days.from, to: days.to < known_from ? days.to : addDays(known_from, -1) })
  const after = weekdays({ from: days.from > known_to ? days.from : addDays(known_to, 1), to: days.to })
  return [...before, ...sessionDates(calendar, days.from, days.to), ...after].filter(
    (day) => days.from <= day && day <= days.to && (isKnownDay(calendar, day) || isWeekday(day))
  )
}
