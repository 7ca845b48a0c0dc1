/** Each company's raw daily bars in order of date, with lookup by day. */
import { Order } from "effect"
import { type Bar, type DateRange } from "../../core/mod.ts"
import { barOf } from "../../core/ports.ts"
import { grouped, type MemoryTables } from "./MemoryTables.ts"

export interface Bars {
  /** A company's bars in the range, oldest first. */
  readonly within: (company_id: number, range: DateRange) => ReadonlyArray<Bar>
  /** Its latest bar on or before a day; undefined without one. */
  readonly onOrBefore: (company_id: number, day: string) => Bar | undefined
  /** Its latest bar before a day; undefined without one. */
  readonly before: (company_id: number, day: string) => Bar | undefined
}

/** How many of the bars, oldest first, precede the first whose date fails the predicate. */
const countWhile = (bars: ReadonlyArray<Bar>, holds: (date: string) => boolean): number => {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds((bars[middle] as Bar).date)) low = middle + 1
    else high = middle
  }
  return low
}

export const barsIn = (tables: MemoryTables): Bars => {
  const records = grouped(
    tables,
    "price_daily",
    ({ company_id }) => company_id,
    Order.mapInput(Order.String, ({ date }) => date)
  )
  return {
    within: (company_id, { from, to }) => {
      const all = records(company_id)
      const start = from === null ? 0 : countWhile(all, (date) => date < from)
      const end = to === null ? all.length : countWhile(all, (date) => date <= to)
      return all.slice(start, end).map(barOf)
    },
    onOrBefore: (company_id, day) => {
      const all = records(company_id)
      return all[countWhile(all, (date) => date <= day) - 1]
    },
    before: (company_id, day) => {
      const all = records(company_id)
      return all[countWhile(all, (date) => date < day) - 1]
    }
  }
}
