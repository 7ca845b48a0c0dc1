/** The bars that a year's ranges and returns are computed from. */
import { Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import { barAt, type BarColumns, countBefore } from "./BarColumns.ts"
import type { Prices } from "./Prices.ts"
import { baseDay } from "./Returns.ts"
import { daysUpToDate } from "./UpToDate.ts"
import { addDays } from "../time/CalendarDate.ts"

/** More than the bars of a year on any exchange. */
const aYear = 300

const daily = { interval: "1day", adjust: "none" } as const

/** The earliest day that the one-year return to a day may begin at. */
const earliestBase = (last: string): string => addDays(baseDay("1y", last), -daysUpToDate)

/**
 * Where the year begins of which the last bar is before place `end`: the place of the first of 300 bars, or of the earliest
 * bar that its one-year return may begin at.
 */
export const yearStart = (bars: BarColumns, end: number): number => {
  const start = Math.max(0, end - aYear)
  if (start === 0) return 0
  const from = earliestBase(bars.date[end - 1] as string)
  return (bars.date[start] as string) <= from ? start : countBefore(bars, from)
}

/** Raw daily bars up to a day, null for the newest, back to those that the one-year return may begin at. */
export const yearOfBars = Effect.fnUntraced(function* (
  prices: Prices["Service"],
  company: Company,
  { as_of, to }: { readonly as_of: string | null; readonly to: string | null }
) {
  const bars = yield* prices.recent(company, { ...daily, from: null, to, limit: aYear, as_of })
  const [first, last] = [barAt(bars, 0), barAt(bars, -1)]
  if (first === null || last === null || bars.length < aYear) return bars
  const from = earliestBase(last.date)
  return first.date <= from ? bars : yield* prices.recent(company, { ...daily, from, to, limit: null, as_of })
})
