/** Where a value stands in the range of a window. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import { highestStage, lowestStage } from "../statistic/extremes.ts"

/**
 * The stage of where the close stands between the lowest low and the highest high of the last `length` bars from index `start` on, 0 to 100; 0 where they
 * are equal.
 */
export const placeStage = (length: number, start = 0): Stage => {
  const highest = highestStage(length, start)
  const lowest = lowestStage(length, start)
  return {
    first: highest.first,
    scratch: 1,
    run: (from, to, high: Column, low: Column, close: Column, out: Column, tops: Column) => {
      highest.run(from, to, high, tops)
      lowest.run(from, to, low, out)
      for (let i = Math.max(from, highest.first); i < to; i++) {
        const bottom = out[i] as number
        const range = ((tops[i] as number) - bottom) / 100
        out[i] = range === 0 ? 0 : ((close[i] as number) - bottom) / range
      }
    }
  }
}

/**
 * The stage of `placeStage`, averaged if asked, and of the average of that: two outputs, which begin with the second.
 */
export const stochasticStage = (
  place: Stage,
  smoothed: (start: number) => Stage,
  slow: (start: number) => Stage
): Stage => {
  const first = smoothed(place.first)
  const second = slow(first.first)
  const placeEnd = place.scratch ?? 0
  const firstEnd = placeEnd + (first.scratch ?? 0)
  return {
    first: second.first,
    scratch: 2 + firstEnd + (second.scratch ?? 0),
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      k: Column,
      d: Column,
      places: Column,
      averages: Column,
      ...scratch
    ) => {
      place.run(from, to, high, low, close, places, ...scratch)
      first.run(from, to, places, averages, ...scratch.slice(placeEnd))
      second.run(from, to, averages, d, ...scratch.slice(firstEnd))
      for (let i = Math.max(from, second.first); i < to; i++) k[i] = averages[i] as number
    }
  }
}
