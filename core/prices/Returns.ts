/**
 * Price returns over the usual horizons: percent changes of split-adjusted closes, without dividends. Each is counted
 * from the day of the last bar, not from today.
 */
import { addDays, addMonths } from "../time/CalendarDate.ts"
import type { Bar } from "./Bar.ts"
import { barAt, type BarColumns, countUpTo } from "./BarColumns.ts"
import type { Horizon, PriceReturns } from "./Fields.ts"
import { isUpToDate } from "./UpToDate.ts"

/** From a last day back to the base day. */
const stepBack = {
  "1d": (day: string): string => addDays(day, -1),
  "1w": (day: string): string => addDays(day, -7),
  "1m": (day: string): string => addMonths(day, -1),
  "3m": (day: string): string => addMonths(day, -3),
  "6m": (day: string): string => addMonths(day, -6),
  ytd: (day: string): string => addDays(`${day.slice(0, 4)}-01-01`, -1),
  "1y": (day: string): string => addMonths(day, -12)
} satisfies Readonly<Record<Horizon, (day: string) => string>>

/** Every horizon, in the order of bodies. */
export const horizons = Object.keys(stepBack) as ReadonlyArray<Horizon>

/** Days are remembered, because many companies are asked for the same: text is slow to make. */
const daysRemembered = 1000

const baseDays = Object.fromEntries(
  horizons.map((horizon) => [horizon, new Map<string, string>()])
) as Readonly<Record<Horizon, Map<string, string>>>

/**
 * The base of the horizon that ends on `day`, the last bar's own, is the last bar on or before this day. For months it
 * is the same day of the month, or the last day of a shorter month; for `ytd` 31 December; for `1d` the day
 * before, so that the base is the previous bar.
 *
 * @example
 * ```ts
 * import { baseDay } from "findata/prices"
 *
 * baseDay("1m", "2021-03-31") // => "2021-02-28"
 * baseDay("ytd", "2021-03-31") // => "2020-12-31"
 * ```
 */
export const baseDay = (horizon: Horizon, day: string): string => {
  const known = baseDays[horizon]
  const before = known.get(day)
  if (before !== undefined) return before
  if (known.size >= daysRemembered) known.clear()
  const base = stepBack[horizon](day)
  known.set(day, base)
  return base
}

/**
 * From the base close to the last, (last - base) / base x 100; null when one is unknown or the base isn't above 0.
 *
 * @example
 * ```ts
 * import { percentReturn } from "findata/prices"
 *
 * percentReturn(124.8075, 129.04) // => 3.39
 * percentReturn(null, 129.04) // => null
 * ```
 */
export const percentReturn = (base: number | null, last: number | null): number | null =>
  base === null || last === null || base <= 0 ? null : ((last - base) * 100) / base

/** A split-adjusted close and its day. */
export interface DatedClose {
  readonly date: string
  /** Null where it isn't known. */
  readonly close: number | null
}

/**
 * The percent return of a horizon from `base`, the last bar on or before its base day, to `last`. Null as
 * `percentReturn`, and when the base is more than ten days older than the day asked for: prices have a gap there, and the
 * return would be of another, longer time.
 *
 * @example
 * ```ts
 * import { returnOver } from "findata/prices"
 *
 * // Apple from 2020-12-31 to 2021-03-31.
 * returnOver("ytd", { date: "2020-12-31", close: 132.69 }, { date: "2021-03-31", close: 122.15 }) // => -7.94
 * returnOver("ytd", { date: "2020-12-01", close: 122.72 }, { date: "2021-03-31", close: 122.15 }) // => null
 * ```
 */
export const returnOver = (
  horizon: Horizon,
  base: DatedClose | null | undefined,
  last: DatedClose | null | undefined
): number | null =>
  base == null || last == null || !isUpToDate(base.date, baseDay(horizon, last.date))
    ? null
    : percentReturn(base.close, last.close)

/**
 * The returns up to the last of these split-adjusted daily bars, oldest first, each by `returnOver`.
 *
 * @example
 * ```ts
 * import { columnsOf, priceReturns } from "findata/prices"
 *
 * const bars = columnsOf([
 *   { date: "2021-03-30", open: 120.01, high: 121.39, low: 118.86, close: 119.9, volume: 83_655_585 },
 *   { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * ])
 * priceReturns(bars) // => { "1d": 1.88, "1w": null, "1y": null }
 * ```
 */
export const priceReturns = (bars: BarColumns): PriceReturns => {
  const last = barAt(bars, -1)
  const baseOf = (horizon: Horizon): Bar | null => {
    const before = last === null ? 0 : countUpTo(bars, baseDay(horizon, last.date))
    return before === 0 ? null : barAt(bars, before - 1)
  }
  return Object.fromEntries(
    horizons.map((horizon) => [horizon, returnOver(horizon, baseOf(horizon), last)])
  ) as PriceReturns
}
