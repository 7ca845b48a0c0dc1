/** The field of a calendar date. */
import { Schema } from "effect"
import { isCalendarDate } from "./CalendarDate.ts"

/** `YYYY-MM-DD` */
export const CalendarDate = Schema.String.check(
  Schema.makeFilter((text: string) => isCalendarDate(text) || "Expected a calendar date, YYYY-MM-DD", {
    toJsonSchema: () => ({ format: "date" })
  })
)
