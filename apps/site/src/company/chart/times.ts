/** Days, and the times that lightweight-charts has for them. */
import type { Time, UTCTimestamp } from "lightweight-charts"
import { dayOf } from "../../../../../core/time/CalendarDate.ts"

/** Days are moments for the library, which calls them so. */
export const timeOf = (date: string): UTCTimestamp => (dayOf(date) * 86_400) as UTCTimestamp

/** The day of a time. */
export const dateOf = (time: Time): string =>
  typeof time === "number" ? new Date(time * 1000).toISOString().slice(0, 10) : String(time)
