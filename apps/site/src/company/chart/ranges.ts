/** The stretches of time that a chart is set to by its buttons, up to the last bar. */
import { type BarColumns, countBefore } from "../../../../../core/prices/mod.ts"
import { addMonths } from "../../../../../core/time/CalendarDate.ts"

export const ranges = ["1m", "6m", "ytd", "1y", "5y", "all"] as const

export type Range = (typeof ranges)[number]

const months = { "1m": 1, "6m": 6, "1y": 12, "5y": 60 } as const

/** The first day of a range that ends on `last`; for all, a day before any. */
const firstDay = (range: Range, last: string): string =>
  range === "all" ? "" : range === "ytd" ? `${last.slice(0, 4)}-01-01` : addMonths(last, -months[range])

/** The index of the first bar of a range; bars are oldest first. */
export const firstBarOf = (bars: BarColumns, range: Range): number => {
  const last = bars.date.at(-1)
  return last === undefined ? 0 : countBefore(bars, firstDay(range, last))
}
