/** The parts of a company's snapshot that its price bars tell. */
import type { Bar } from "../prices/Bar.ts"
import { type PriceReturns, priceReturns } from "../prices/Returns.ts"
import { type FiftyTwoWeekRange, fiftyTwoWeekRange } from "./FiftyTwoWeekRange.ts"
import { type LatestPrice, latestPrice } from "./LatestPrice.ts"

export interface PriceSnapshot {
  readonly price: LatestPrice
  readonly range_52w: FiftyTwoWeekRange
  /** Shares a day over the last 20 bars, whole; null with fewer. */
  readonly average_volume_20d: number | null
  /** Shares a day over the last 50 bars, whole; null with fewer. */
  readonly average_volume_50d: number | null
  /** Percent; without the day's own, which is `price.change_percent`. */
  readonly returns: Omit<PriceReturns, "1d">
}

/** The mean over the last `count` bars, that of the last day among them, rounded to whole shares. */
const averageVolume = (bars: ReadonlyArray<Bar>, count: number): number | null =>
  bars.length < count
    ? null
    : Math.round(bars.slice(-count).reduce((sum, { volume }) => sum + volume, 0) / count)

/**
 * The snapshot of split-adjusted daily bars, oldest first, that end on or before the day asked for. At least 50 of them
 * that reach back to the last bar on or before `baseDay("1y", day of the last)` tell as much as the whole history.
 */
export const priceSnapshot = (bars: ReadonlyArray<Bar>): PriceSnapshot => {
  const { "1d": _, ...returns } = priceReturns(bars)
  return {
    price: latestPrice(bars),
    range_52w: fiftyTwoWeekRange(bars),
    average_volume_20d: averageVolume(bars, 20),
    average_volume_50d: averageVolume(bars, 50),
    returns
  }
}
