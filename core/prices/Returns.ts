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

/**
 * The base of the horizon that ends on `day`, the last bar's own, is the last bar on or before this day. For months it
 * is the same day of the month, or the last day of a shorter month; for `ytd` 31 December; for `1d` the day
 * before, so that the base is the previous bar.
 */
export const baseDay = (horizon: Horizon, day: string): string => stepBack[horizon](day)

/** From the base close to the last, (last - base) / base x 100; null when one is unknown or the base isn't above 0. */
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
 */
export const returnOver = (
  horizon: Horizon,
  base: DatedClose | null | undefined,
  last: DatedClose | null | undefined
): number | null =>
  base == null || last == null || !isUpToDate(base.date, baseDay(horizon, last.date))
    ? null
    : percentReturn(base.close, last.close)

/** The returns up to the last of these split-adjusted daily bars, oldest first, each by `returnOver`. */
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
