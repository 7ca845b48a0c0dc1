/** The 52-week range: the highest high and the lowest low of the year to the last bar. */
import { Schema } from "effect"
import type { Bar } from "../prices/Bar.ts"
import { figure } from "../records/Figure.ts"
import { nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { addMonths } from "../time/CalendarDate.ts"

/** Prices in the company's currency on today's shares; all null without a bar. */
export const FiftyTwoWeekRange = Schema.Struct({
  high: figure("The highest price of the year to the latest bar", { unit: "currency" }),
  high_date: nullable(day, "The latest day of that price"),
  low: figure("The lowest price of the year to the latest bar", { unit: "currency" }),
  low_date: nullable(day, "The latest day of that price")
})
export interface FiftyTwoWeekRange extends Schema.Schema.Type<typeof FiftyTwoWeekRange> {}

/**
 * The range of split-adjusted daily bars, oldest first, by their highs and lows, not closes. The year begins after the
 * day 12 months before the last bar: up to 2021-03-31 it begins on 2020-04-01. A shorter history has the range of all
 * its bars.
 */
export const fiftyTwoWeekRange = (bars: ReadonlyArray<Bar>): FiftyTwoWeekRange => {
  const last = bars.at(-1)
  if (last === undefined) return { high: null, high_date: null, low: null, low_date: null }
  const before = addMonths(last.date, -12)
  let highest = last
  let lowest = last
  for (let i = bars.length - 2; i >= 0; i--) {
    const bar = bars[i] as Bar
    if (bar.date <= before) break
    if (bar.high > highest.high) highest = bar
    if (bar.low < lowest.low) lowest = bar
  }
  return { high: highest.high, high_date: highest.date, low: lowest.low, low_date: lowest.date }
}
