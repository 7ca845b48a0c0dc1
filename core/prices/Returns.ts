/**
 * Price returns over the usual horizons: percent changes of split-adjusted closes, without dividends. Each is counted
 * from the day of the last bar, not from today.
 */
import { addDays, addMonths } from "../time/CalendarDate.ts"
import { type BarColumns, countUpTo } from "./BarColumns.ts"
import type { PriceReturns } from "./Fields.ts"

/** From a last day back to the base day. */
const stepBack = {
  "1d": (day: string): string => addDays(day, -1),
  "1w": (day: string): string => addDays(day, -7),
  "1m": (day: string): string => addMonths(day, -1),
  "3m": (day: string): string => addMonths(day, -3),
  "6m": (day: string): string => addMonths(day, -6),
  ytd: (day: string): string => addDays(`${day.slice(0, 4)}-01-01`, -1),
  "1y": (day: string): string => addMonths(day, -12)
}
export type Horizon = keyof typeof stepBack

export const horizons = Object.keys(stepBack) as ReadonlyArray<Horizon>

/**
 * The base of the horizon that ends on `day`, the last bar's own, is the last bar on or before this day. For months it
 * is the same day of the month, or the last day of a shorter month; for `ytd` 31 December; for `1d` the day
 * before, so that the base is the previous bar.
 */
export const baseDay = (horizon: Horizon, day: string): string => stepBack[horizon](day)

/** From the base close to the last, (last - base) / base x 100; null when one is unknown or the base isn't above 0. */
export const percentReturn = (base: number | null, last: number | null): number | null =>
  base === null || last === null || base <= 0 ? null : ((last - base) * 100) / base

/**
 * The returns up to the last of these split-adjusted daily bars, oldest first. The base close is that of the last bar
 * on or before the base day, however old: a company not traded then has its last known close.
 */
export const priceReturns = (bars: BarColumns): PriceReturns => {
  const last = bars.length - 1
  const returnOver = (horizon: Horizon): number | null => {
    const day = bars.date[last]
    if (day === undefined) return null
    const base = countUpTo(bars, baseDay(horizon, day)) - 1
    return percentReturn(bars.close[base] ?? null, bars.close[last] ?? null)
  }
  return Object.fromEntries(horizons.map((horizon) => [horizon, returnOver(horizon)])) as PriceReturns
}
