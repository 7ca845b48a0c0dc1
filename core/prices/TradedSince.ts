/** Whether a security counts as traded on a day, by its latest bar and regardless of its listing. */
import { addDays } from "../time/CalendarDate.ts"

/** A security without a bar for more days is no longer traded. */
const untradedDays = 31

/** The earliest date of the latest bar of a security that still counts as traded on `day`; both YYYY-MM-DD. */
export const tradedSince = (day: string): string => addDays(day, -untradedDays)
