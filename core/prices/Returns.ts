/**
 * Price returns over the usual horizons: percent changes of split-adjusted closes, dividends left out. Each is reckoned
 * from the day of the last bar, not from today.
 */
import { addDays, addMonths } from "../time/CalendarDate.ts"
import type { Bar } from "./Bar.ts"

export const horizons = ["1d", "1w", "1m", "3m", "6m", "ytd", "1y"] as const
export type Horizon = (typeof horizons)[number]

/** Percent; null where history doesn't reach back to the horizon's base day. */
export type PriceReturns = { readonly [K in Horizon]: number | null }

/** Back from a last day to the base day. */
const stepBack: { readonly [K in Horizon]: (day: string) => string } = {
  "1d": (day) => addDays(day, -1),
  "1w": (day) => addDays(day, -7),
  "1m": (day) => addMonths(day, -1),
  "3m": (day) => addMonths(day, -3),
  "6m": (day) => addMonths(day, -6),
  ytd: (day) => addDays(`${day.slice(0, 4)}-01-01`, -1),
  "1y": (day) => addMonths(day, -12)
}

/**
 * The day on or before which the last bar is the base of the horizon that ends on `day`, the last bar's own. Of months it
 * is the same day of the month, or the month's last where it has fewer; of `ytd` it is 31 December; of `1d` it is the day
 * before, so that the base is the previous bar.
 */
export const baseDay = (horizon: Horizon, day: string): string => stepBack[horizon](day)

/** From the base close to the last, (last - base) / base x 100; null when one isn't known or the base isn't above 0. */
export const percentReturn = (base: number | null, last: number | null): number | null =>
  base === null || last === null || base <= 0 ? null : ((last - base) * 100) / base

/**
 * The returns up to the last of these split-adjusted daily bars, oldest first. The base close is that of the last bar on
 * or before the base day, however long before: a company that wasn't traded then has its last known close.
 */
export const priceReturns = (bars: ReadonlyArray<Pick<Bar, "date" | "close">>): PriceReturns => {
  const last = bars.at(-1)
  const over = (horizon: Horizon): number | null => {
    if (last === undefined) return null
    const day = baseDay(horizon, last.date)
    const base = bars.findLast(({ date }) => date <= day)
    return percentReturn(base?.close ?? null, last.close)
  }
  return Object.fromEntries(horizons.map((horizon) => [horizon, over(horizon)])) as PriceReturns
}
