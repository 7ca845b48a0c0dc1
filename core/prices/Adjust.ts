/**
 * Adjusts raw bars to today's shares. Splits of product r on an ex-date divide earlier prices by r and multiply earlier
 * volumes by it. Under `all`, payments a1, a2, ... of that day also multiply earlier prices by 1 - r x (a1 + a2 + ...)
 * / c, where c is the raw close before the ex-date: amounts are per share as traded on the ex-date, and one share of
 * the day before has become r of these (CRSP's price adjustment factors; without a split on the day equal to Lean's
 * price and split factors).
 */
import type { Column } from "../numbers/Column.ts"
import type { Adjustment, Bar } from "./Bar.ts"
import { type BarColumns, countBefore } from "./BarColumns.ts"
import type { CorporateAction } from "./CorporateAction.ts"
import { exDateFactors } from "./ExDate.ts"
import { changesShares } from "./ShareRatio.ts"

/** The factors of bars before `before`, exclusive. */
interface Segment {
  readonly before: string
  readonly price: number
  readonly volume: number
}

/** Orders the later ex-date first. */
const byExDate = ({ effective_date: a }: CorporateAction, { effective_date: b }: CorporateAction): number =>
  a === b ? 0 : a < b ? 1 : -1

/** Newest first; a segment's factors include those of all later actions. */
const segmentsOf = (
  actions: ReadonlyArray<CorporateAction>,
  adjustment: Adjustment
): ReadonlyArray<Segment> => {
  const newestFirst = actions
    .filter(({ type }) => adjustment === "all" || changesShares(type))
    .toSorted(byExDate)
  const segments: Array<Segment> = []
  let price = 1
  let volume = 1
  for (let first = 0, next = 0; first < newestFirst.length; first = next) {
    const before = (newestFirst[first] as CorporateAction).effective_date
    while (newestFirst[next]?.effective_date === before) next++
    const { left, ratio } = exDateFactors(newestFirst.slice(first, next))
    const paid = left > 0 ? left : 1
    if (paid === 1 && ratio === 1) continue
    price *= paid / ratio
    volume *= ratio
    segments.push({ before, price, volume })
  }
  return segments
}

/** A price on another basis, rounded to 6 decimals, as the API serves adjusted prices. */
const scaled = (price: number, factor: number): number => Math.round(price * factor * 1e6) / 1e6

/** Scales prices of a range of bars. */
const scalePrices = (prices: Column, start: number, end: number, factor: number): void => {
  for (let i = start; i < end; i++) prices[i] = scaled(prices[i] as number, factor)
}

/** Scales volumes of a range of bars, rounded to whole shares. */
const scaleVolumes = (volumes: Column, start: number, end: number, factor: number): void => {
  for (let i = start; i < end; i++) volumes[i] = Math.round((volumes[i] as number) * factor)
}

/**
 * The bars, oldest first, adjusted; the same where no action changes them. `actions` are those in effect, in any order,
 * with amounts in the unit of the prices (`inQuoteUnit`); several actions of one day all apply. A payment in a foreign
 * currency is ignored, and so is one whose reference close is unknown: there is no bar before it to adjust. Payments of
 * a day that together take the whole previous close, or more, are erroneous and ignored.
 *
 * @example
 * ```ts
 * import { adjust, columnsOf } from "findata/prices"
 *
 * // Apple's split of 2020-08-31: four shares for each old one.
 * const bars = columnsOf([
 *   { date: "2020-08-28", open: 504, high: 505.77, low: 498.31, close: 499.23, volume: 44_109_029 },
 *   { date: "2020-08-31", open: 127.67, high: 131, low: 126.25, close: 129.04, volume: 210_024_091 }
 * ])
 * const { close, volume } = adjust(
 *   bars,
 *   [{ effective_date: "2020-08-31", type: "split", value: 4, reference_close: 499.23, currency: null }],
 *   "splits"
 * )
 * close // => [124.8075, 129.04]
 * volume // => [176_436_116, 210_024_091]
 * ```
 */
export const adjust = (
  bars: BarColumns,
  actions: ReadonlyArray<CorporateAction>,
  adjustment: Adjustment
): BarColumns => {
  const oldest = bars.date[0]
  if (adjustment === "none" || oldest === undefined) return bars
  const later = actions.filter(({ effective_date }) => effective_date > oldest)
  const segments = segmentsOf(later, adjustment)
  if (segments.length === 0) return bars
  const open = bars.open.slice()
  const high = bars.high.slice()
  const low = bars.low.slice()
  const close = bars.close.slice()
  const volume = bars.volume.slice()
  segments.forEach((segment, i) => {
    const next = segments[i + 1]
    const start = next === undefined ? 0 : countBefore(bars, next.before)
    const end = countBefore(bars, segment.before)
    for (const prices of [open, high, low, close]) scalePrices(prices, start, end, segment.price)
    scaleVolumes(volume, start, end, segment.volume)
  })
  return { length: bars.length, date: bars.date, open, high, low, close, volume }
}

/** The close of one bar, at its place, as `adjust` would have it for the actions' splits and stock dividends. */
export const splitAdjustedClose = (
  bars: Pick<BarColumns, "close" | "date">,
  place: number,
  actions: ReadonlyArray<CorporateAction>
): number => {
  const close = bars.close[place] as number
  const date = bars.date[place] as string
  if (actions.every(({ effective_date }) => effective_date <= date)) return close
  const oldest = segmentsOf(
    actions.filter(({ effective_date }) => effective_date > date),
    "splits"
  ).at(-1)
  return oldest === undefined ? close : scaled(close, oldest.price)
}

/**
 * For each bar, oldest first, by what its split-adjusted prices are multiplied to be as traded: the product of the splits
 * and stock dividends after it. Volumes are divided by it.
 *
 * @example
 * ```ts
 * import { columnsOf, splitFactors } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2020-08-28", open: 504, high: 505.77, low: 498.31, close: 499.23, volume: 44_109_029 },
 *   { date: "2020-08-31", open: 127.67, high: 131, low: 126.25, close: 129.04, volume: 210_024_091 }
 * ])
 * splitFactors(bars, [
 *   { effective_date: "2020-08-31", type: "split", value: 4, reference_close: 499.23, currency: null }
 * ]) // => [4, 1]
 * ```
 */
export const splitFactors = (bars: BarColumns, actions: ReadonlyArray<CorporateAction>): Column => {
  const factors = new Float64Array(bars.length).fill(1)
  const segments = segmentsOf(actions, "splits")
  segments.forEach(({ before, price }, i) => {
    const next = segments[i + 1]
    factors.fill(
      1 / price,
      next === undefined ? 0 : countBefore(bars, next.before),
      countBefore(bars, before)
    )
  })
  return factors
}

/** Rounded to 4 decimals, the finest tick that shares trade in. */
const toTick = (price: number): number => Math.round(price * 1e4) / 1e4

/**
 * Undoes split adjustment: the raw bar of one on today's shares. Prices are rounded to 4 decimals, which restores the
 * traded price from one that a vendor divided by a split and rounded.
 *
 * @example
 * ```ts
 * import { restoreSplits } from "findata/prices"
 *
 * restoreSplits(
 *   { date: "2020-08-28", open: 126, high: 126.44, low: 124.58, close: 124.81, volume: 176_436_116 },
 *   [{ effective_date: "2020-08-31", type: "split", value: 4, reference_close: 499.23, currency: null }]
 * ) // => { open: 504, close: 499.24, volume: 44_109_029 }
 * ```
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
