/** The parts of a company's snapshot computed from price bars. */
import { Schema, Struct } from "effect"
import { type BarColumns, lastOf } from "./BarColumns.ts"
import { PriceReturns } from "./Fields.ts"
import { barsAfterGaps } from "./Gaps.ts"
import { priceReturns } from "./Returns.ts"
import { nullable } from "../records/Record.ts"
import { count } from "../records/Scalar.ts"
import { type TradingDays, weekdays } from "../sessions/TradingDays.ts"
import { FiftyTwoWeekRange, fiftyTwoWeekRange } from "./FiftyTwoWeekRange.ts"
import { LatestPrice, latestPrice } from "./LatestPrice.ts"

const averageVolumeOf = (bars: number) =>
  nullable(count, `Mean volume of the last ${bars} bars`, {
    unit: "shares",
    nullWhen: "there are fewer, or a gap among them"
  })

/**
 * Prices of the last bar and the year before it, adjusted for splits, in the listing's currency; figures are null with
 * too few bars, or with a gap among them.
 */
export const PriceSnapshot = Schema.Struct({
  price: LatestPrice,
  range_52w: FiftyTwoWeekRange,
  average_volume_20d: averageVolumeOf(20),
  average_volume_50d: averageVolumeOf(50),
  /** Without the one-day return, which is `price.change_percent`. */
  returns: Schema.Struct(Struct.omit(PriceReturns.fields, ["1d"]))
})
export interface PriceSnapshot extends Schema.Schema.Type<typeof PriceSnapshot> {}

/** The last `count` bars, the last day included; null when there are fewer, or they have a gap. */
const lastWithoutGap = (bars: BarColumns, count: number, days: TradingDays): BarColumns | null => {
  const last = lastOf(bars, count)
  return last.length < count || barsAfterGaps(last, "1day", days).length > 0 ? null : last
}

/** The mean over the last `count` bars, rounded to whole shares; null when there are fewer, or they have a gap. */
export const averageVolume = (bars: BarColumns, count: number, days: TradingDays): number | null => {
  const last = lastWithoutGap(bars, count, days)
  return last === null ? null : Math.round(last.volume.reduce((sum, shares) => sum + shares, 0) / count)
}

/**
 * The mean of close x volume over the last `count` daily bars, in the unit of the prices; null when there are fewer, or
 * they have a gap.
 */
export const averageTradedValue = (
  bars: BarColumns,
  count: number,
  days: TradingDays = weekdays
): number | null => {
  const last = lastWithoutGap(bars, count, days)
  return last === null
    ? null
    : last.close.reduce((sum, close, i) => sum + close * (last.volume[i] as number), 0) / count
}

/**
 * The snapshot of split-adjusted daily bars, oldest first, that end on or before the requested day. At least 50 of them
 * that reach back to ten days before `baseDay("1y", day of the last)` give the same result as the whole history.
 * `accepted` are the dates of accepted bars, whose spikes count, `days` the trading days of the exchange.
 *
 * @example
 * ```ts
 * import { priceSnapshot } from "findata"
 * import { columnsOf } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2021-03-30", open: 120.01, high: 121.39, low: 118.86, close: 119.9, volume: 83_655_585 },
 *   { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * ])
 * priceSnapshot(bars)
 * // => { price: { current: 122.15 }, range_52w: { high: 123.54 }, average_volume_20d: null, returns: { "1y": null } }
 * ```
 */
export const priceSnapshot = (
  bars: BarColumns,
  accepted?: ReadonlySet<string>,
  days: TradingDays = weekdays
): PriceSnapshot => {
  const { "1d": _, ...returns } = priceReturns(bars)
  return {
    price: latestPrice(bars, days),
    range_52w: fiftyTwoWeekRange(bars, accepted),
    average_volume_20d: averageVolume(bars, 20, days),
    average_volume_50d: averageVolume(bars, 50, days),
    returns
  }
}
