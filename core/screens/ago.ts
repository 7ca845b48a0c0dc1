/** Days before that of a screen, at which `ago` looks. */
import { addDays, addMonths } from "../time/CalendarDate.ts"
import type { Ago, FigureReference } from "./Vocabulary.ts"

/** The day so long before another. */
export const dayAgo = (day: string, { count, unit }: Ago): string => {
  switch (unit) {
    case "d":
      return addDays(day, -count)
    case "w":
      return addDays(day, -7 * count)
    case "m":
      return addMonths(day, -count)
    case "q":
      return addMonths(day, -3 * count)
    default:
      return addMonths(day, -12 * count)
  }
}

/** A span as text, `1y`; empty for the day itself. */
export const agoKey = (ago: Ago | null): string => (ago === null ? "" : `${ago.count}${ago.unit}`)

/** How many other days than their own figures look at. */
export const daysLookedAt = (figures: ReadonlyArray<FigureReference>): number =>
  new Set(figures.flatMap(({ ago }) => (ago === null ? [] : [agoKey(ago)]))).size
