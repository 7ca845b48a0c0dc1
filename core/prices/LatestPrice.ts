/** The latest bar as the current price, and its change since the previous bar. */
import { Schema } from "effect"
import { barAt, type BarColumns } from "./BarColumns.ts"
import { isGapBetween } from "./Gaps.ts"
import { percentReturn } from "./Returns.ts"
import { figure } from "../records/Figure.ts"
import { nullable } from "../records/Record.ts"
import { count } from "../records/Scalar.ts"
import { type TradingDays, weekdays } from "../sessions/TradingDays.ts"

const noBar = "there is no bar"
const noChange = "there is no bar before, or seven or more trading days between have none"

const price = (meaning: string, nullWhen = noBar) => figure(meaning, { unit: "currency", nullWhen })

/** Prices in the company's currency on today's shares; all null without a bar. */
export const LatestPrice = Schema.Struct({
  current: price("The latest close, adjusted for splits"),
  change: price("The latest close less that of the bar before, adjusted for splits", noChange),
  change_percent: figure("The change from the close of the bar before, adjusted for splits", {
    unit: "percent",
    nullWhen: noChange
  }),
  open: price("The first price of the latest bar"),
  high: price("The highest price of the latest bar"),
  low: price("The lowest price of the latest bar"),
  previous_close: price("The close of the bar before, however many days earlier", "there is no bar before"),
  volume: nullable(count, "The shares traded in the latest bar", { unit: "shares", nullWhen: noBar })
})
export interface LatestPrice extends Schema.Schema.Type<typeof LatestPrice> {}

/** To the 6 decimals of adjusted prices: 0.3 - 0.1 is 0.2. Adding 0 turns -0 into 0. */
const difference = (a: number, b: number): number => Math.round((a - b) * 1e6) / 1e6 + 0

/**
 * The price at the end of split-adjusted daily bars, oldest first; the last two are enough. `days` are the trading days of
 * their exchange.
 *
 * @example
 * ```ts
 * import { latestPrice } from "findata"
 * import { columnsOf } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2021-03-30", open: 120.01, high: 121.39, low: 118.86, close: 119.9, volume: 83_655_585 },
 *   { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * ])
 * latestPrice(bars) // => { current: 122.15, previous_close: 119.9, change: 2.25, change_percent: 1.88 }
 * ```
 */
export const latestPrice = (bars: BarColumns, days: TradingDays = weekdays): LatestPrice => {
  const [before, last] = [barAt(bars, -2), barAt(bars, -1)]
  const isGap = before === null || last === null || isGapBetween(before.date, last.date, "1day", days)
  return {
    current: last?.close ?? null,
    change: isGap ? null : difference(last.close, before.close),
    change_percent: isGap ? null : percentReturn(before.close, last.close),
    open: last?.open ?? null,
    high: last?.high ?? null,
    low: last?.low ?? null,
    previous_close: before?.close ?? null,
    volume: last?.volume ?? null
  }
}
