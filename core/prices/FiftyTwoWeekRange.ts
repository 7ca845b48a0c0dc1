/** The 52-week range: the highest high and the lowest low of the year to the last bar. */
import { Schema } from "effect"
import { type BarColumns, countUpTo } from "./BarColumns.ts"
import { withoutSpikes } from "./Spike.ts"
import { figure } from "../records/Figure.ts"
import { nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import { addMonths } from "../time/CalendarDate.ts"

const noBar = "there is no bar"

/** Prices in the company's currency on today's shares; all null without a bar. */
export const FiftyTwoWeekRange = Schema.Struct({
  high: figure("The highest price of the year to the latest bar", { unit: "currency", nullWhen: noBar }),
  high_date: nullable(day, "The latest day of the year's highest price", { nullWhen: noBar }),
  low: figure("The lowest price of the year to the latest bar", { unit: "currency", nullWhen: noBar }),
  low_date: nullable(day, "The latest day of the year's lowest price", { nullWhen: noBar })
})
export interface FiftyTwoWeekRange extends Schema.Schema.Type<typeof FiftyTwoWeekRange> {}

/**
 * The range of split-adjusted daily bars, oldest first, by their highs and lows, not closes. The year begins after the
 * day 12 months before the last bar: up to 2021-03-31 it begins on 2020-04-01. A shorter history has the range of all
 * its bars. Of a bar with a spike in its low or high the lesser or greater of open and close counts instead,
 * unless its date is among the accepted.
 *
 * @example
 * ```ts
 * import { fiftyTwoWeekRange } from "findata"
 * import { columnsOf } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2021-03-30", open: 120.01, high: 121.39, low: 118.86, close: 119.9, volume: 83_655_585 },
 *   { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * ])
 * fiftyTwoWeekRange(bars) // => { high: 123.54, high_date: "2021-03-31", low: 118.86, low_date: "2021-03-30" }
 * ```
 */
export const fiftyTwoWeekRange = (bars: BarColumns, accepted?: ReadonlySet<string>): FiftyTwoWeekRange => {
  const { date, high, length, low } = withoutSpikes(bars, accepted)
  const last = date[length - 1]
  if (last === undefined) return { high: null, high_date: null, low: null, low_date: null }
  const first = countUpTo(bars, addMonths(last, -12))
  let highest = length - 1
  let lowest = length - 1
  for (let i = length - 2; i >= first; i--) {
    if ((high[i] as number) > (high[highest] as number)) highest = i
    if ((low[i] as number) < (low[lowest] as number)) lowest = i
  }
  return {
    high: high[highest] as number,
    high_date: date[highest] as string,
    low: low[lowest] as number,
    low_date: date[lowest] as string
  }
}
