/** Monthly closes built from returns. */
import type { MonthlyClose } from "../../../core/prices/Beta.ts"
import { addMonths } from "../../../core/time/CalendarDate.ts"

/** One return alternating with another, as fractions. */
export const alternating = (months: number, odd: number, even: number): ReadonlyArray<number> =>
  Array.from({ length: months }, (_, i) => (i % 2 === 0 ? odd : even))

/** Closes from January 2010 with these returns, beginning at 100: one more than there are returns. */
export const closesOf = (returns: ReadonlyArray<number>): ReadonlyArray<MonthlyClose> => {
  let close = 100
  return [0, ...returns].map((change, i) => {
    close *= 1 + change
    return { date: addMonths("2010-01-01", i), close }
  })
}
