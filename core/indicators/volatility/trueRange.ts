/** Ranges of bars, the gap before them included. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The true range of a bar: the largest of high - low, |high - previous close| and |low - previous close|. For a bar whose high isn't below
 * its low that is the rise of the high above the previous close plus the fall of the low below it: halves of sums with the absolute
 * value instead of branches, since price moves are unpredictable.
 */
export const trueRange = (high: number, low: number, previousClose: number): number => {
  const up = high - previousClose
  const down = previousClose - low
  return (up + Math.abs(up)) / 2 + (down + Math.abs(down)) / 2
}

/** The stage of true ranges, from index 1 on. */
export const trueRangeStage = (): Stage => ({
  first: 1,
  run: (from, to, high: Column, low: Column, close: Column, out: Column) => {
    for (let i = Math.max(from, 1); i < to; i++) {
      out[i] = trueRange(high[i] as number, low[i] as number, close[i - 1] as number)
    }
  }
})
