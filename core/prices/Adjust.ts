/**
 * Adjusts raw bars to today's shares. Splits of product r on an ex-date divide earlier prices by r and multiply earlier
 * volumes by it. Under `all`, payments a1, a2, ... of that day also multiply earlier prices by 1 - r x (a1 + a2 + ...)
 * / c, where c is the raw close before the ex-date: amounts are per share as traded on the ex-date, and one share of
 * the day before has become r of these (CRSP's price adjustment factors; without a split on the day equal to Lean's
 * price and split factors).
 */
import type { Adjustment, Bar } from "./Bar.ts"
import { type CorporateAction, changesShares } from "./CorporateAction.ts"
import { exDateFactors } from "./ExDate.ts"

/** The factors of bars before `before`, exclusive. */
interface Segment {
  readonly before: string
  readonly price: number
  readonly volume: number
}

/** Newest first; a segment's factors include those of all later actions. */
const segmentsOf = (
  actions: ReadonlyArray<CorporateAction>,
  adjustment: Adjustment
): ReadonlyArray<Segment> => {
  const newestFirst = actions.toSorted((a, b) => (a.effective_date < b.effective_date ? 1 : -1))
  const segments: Array<Segment> = []
  let price = 1
  let volume = 1
  for (let first = 0, next = 0; first < newestFirst.length; first = next) {
    const before = (newestFirst[first] as CorporateAction).effective_date
    while (newestFirst[next]?.effective_date === before) next++
    const { left, ratio } = exDateFactors(newestFirst.slice(first, next))
    const paid = adjustment === "all" && left > 0 ? left : 1
    if (paid === 1 && ratio === 1) continue
    price *= paid / ratio
    volume *= ratio
    segments.push({ before, price, volume })
  }
  return segments
}

/** Rounded to 6 decimals, as the API serves adjusted prices. */
const rounded = (price: number): number => Math.round(price * 1e6) / 1e6

const scaled = (bar: Bar, { price, volume }: Segment): Bar => ({
  date: bar.date,
  open: rounded(bar.open * price),
  high: rounded(bar.high * price),
  low: rounded(bar.low * price),
  close: rounded(bar.close * price),
  volume: Math.round(bar.volume * volume)
})

/**
 * The bars, oldest first, adjusted. `actions` are those in effect, in any order, with amounts in the unit of the prices
 * (`inQuoteUnit`); several actions of one day all apply. A payment in a foreign currency is ignored, and so is one
 * whose reference close is unknown: there is no bar before it to adjust. Payments of a day that together take the whole
 * previous close, or more, are erroneous and ignored.
 */
export const adjust = (
  bars: ReadonlyArray<Bar>,
  actions: ReadonlyArray<CorporateAction>,
  adjustment: Adjustment
): ReadonlyArray<Bar> => {
  const oldest = bars[0]
  if (adjustment === "none" || oldest === undefined) return bars
  const segments = segmentsOf(actions, adjustment)
  if (segments.length === 0 || (segments[0] as Segment).before <= oldest.date) return bars
  const adjusted = new Array<Bar>(bars.length)
  let next = 0
  let segment: Segment | undefined
  for (let i = bars.length - 1; i >= 0; i--) {
    const bar = bars[i] as Bar
    for (; next < segments.length && bar.date < (segments[next] as Segment).before; next++)
      segment = segments[next]
    adjusted[i] = segment === undefined ? bar : scaled(bar, segment)
  }
  return adjusted
}

/** Rounded to 4 decimals, the finest tick that shares trade in. */
const toTick = (price: number): number => Math.round(price * 1e4) / 1e4

/**
 * Undoes split adjustment: the raw bar of one on today's shares. Prices are rounded to 4 decimals, which restores the
 * traded price from one that a vendor divided by a split and rounded.
 */
export const restoreSplits = (bar: Bar, actions: ReadonlyArray<CorporateAction>): Bar => {
  const ratio = actions.reduce(
    (product, { effective_date, type, value }) =>
      changesShares(type) && bar.date < effective_date ? product * value : product,
    1
  )
  if (ratio === 1) return bar
  return {
    date: bar.date,
    open: toTick(bar.open * ratio),
    high: toTick(bar.high * ratio),
    low: toTick(bar.low * ratio),
    close: toTick(bar.close * ratio),
    volume: Math.round(bar.volume / ratio)
  }
}
