/** The days that the calendar shows. */
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfNextMonth,
  mondayOf
} from "../../../../core/time/CalendarDate.ts"

export const views = ["week", "month"] as const

export type View = (typeof views)[number]

/** The first and the last day, both shown. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The week from Monday on, or the month, that a day is in. */
export const daysOf = (view: View, day: string): Days =>
  view === "week"
    ? { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
    : { from: firstOfMonth(day), to: addDays(firstOfNextMonth(day), -1) }

/** A day of the next week or month, or of the one before. */
export const moved = (view: View, day: string, by: 1 | -1): string =>
  view === "week" ? addDays(day, 7 * by) : addMonths(firstOfMonth(day), by)

/** The days in order. */
export const eachDay = ({ from, to }: Days): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The weeks of a month, from Monday on; null for days of the months beside it. */
export const weeksOf = (days: Days): ReadonlyArray<ReadonlyArray<string | null>> => {
  const weeks: Array<Array<string | null>> = []
  for (let monday = mondayOf(days.from); monday <= days.to; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((day) =>
        days.from <= day && day <= days.to ? day : null
      )
    )
  return weeks
}
