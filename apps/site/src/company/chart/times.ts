/** Days, and the times that lightweight-charts has for them. */
import type { Time, UTCTimestamp } from "lightweight-charts"
import { dayOf } from "../../../../../core/time/CalendarDate.ts"

/** Days are moments for the library, which calls them so. */
export const timeOf = (date: string): UTCTimestamp => (dayOf(date) * 86_400) as UTCTimestamp

/** The day of a time. */
export const dateOf = (time: Time): string =>
  typeof time === "number" ? new Date(time * 1000).toISOString().slice(0, 10) : String(time)

/** The name of a day on the axis, with its month: beside the names of years a number alone would say nothing. */
export const dayOfMonthText = (time: Time, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(dateOf(time))
  )
