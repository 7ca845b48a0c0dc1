/** How old a price may be on a day that looks at it as its price. */
import { addDays } from "../time/CalendarDate.ts"

/** Longer than any holiday of an exchange; what is said of a later day isn't comparable with an older price. */
export const daysUpToDate = 10

/** Whether a price of `date` still stands for `day`. */
export const isUpToDate = (date: string, day: string): boolean => date >= addDays(day, -daysUpToDate)
