/** When a security counts as traded on a day: by its latest bar, whatever is said of its listing. */
import { addDays } from "../time/CalendarDate.ts"

/** A security without a bar for so many days is traded no more. */
const untradedDays = 31

/** The first day of a latest bar by which a security still counts as traded on `day`, YYYY-MM-DD as is the answer. */
export const tradedSince = (day: string): string => addDays(day, -untradedDays)
