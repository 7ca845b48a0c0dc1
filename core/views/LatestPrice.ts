/** The latest bar as the price of now, and what changed since the bar before it. */
import type { Bar } from "../prices/Bar.ts"
import { percentReturn } from "../prices/Returns.ts"

/** Prices in the company's currency on today's shares, volume in shares; all null without a bar. */
export interface LatestPrice {
  /** The last close. */
  readonly current: number | null
  /** `current` - `previous_close`; null without a previous bar. */
  readonly change: number | null
  /** Percent of `previous_close`. */
  readonly change_percent: number | null
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  /** The close of the bar before, however many days earlier. */
  readonly previous_close: number | null
  readonly volume: number | null
}

/** To the 6 decimals of adjusted prices: 0.3 - 0.1 is 0.2. Adding 0 makes 0 of -0. */
const difference = (a: number, b: number): number => Math.round((a - b) * 1e6) / 1e6 + 0

/** The price that split-adjusted daily bars, oldest first, end with; the last two are enough. */
export const latestPrice = (bars: ReadonlyArray<Bar>): LatestPrice => {
  const last = bars.at(-1)
  const current = last?.close ?? null
  const previous_close = bars.at(-2)?.close ?? null
  return {
    current,
    change: current === null || previous_close === null ? null : difference(current, previous_close),
    change_percent: percentReturn(previous_close, current),
    open: last?.open ?? null,
    high: last?.high ?? null,
    low: last?.low ?? null,
    previous_close,
    volume: last?.volume ?? null
  }
}
