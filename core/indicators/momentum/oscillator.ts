/** Differences of two moving averages. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import type { MovingAverage } from "../overlap/average.ts"

/** The stage of the moving average of the shorter period less that of the longer one, in percent of the longer one if asked. */
export const oscillatorStage = (
  length: number,
  otherLength: number,
  average: MovingAverage,
  inPercent: boolean
): Stage => {
  const fast = average(Math.min(length, otherLength))
  const slow = average(Math.max(length, otherLength))
  const fastScratch = fast.scratch ?? 0
  const first = Math.max(fast.first, slow.first)
  return {
    first,
    scratch: 1 + fastScratch + (slow.scratch ?? 0),
    run: (from, to, close: Column, out: Column, fasts: Column, ...scratch) => {
      fast.run(from, to, close, fasts, ...scratch)
      slow.run(from, to, close, out, ...scratch.slice(fastScratch))
      for (let i = Math.max(from, first); i < to; i++) {
        const long = out[i] as number
        const difference = (fasts[i] as number) - long
        out[i] = !inPercent ? difference : long === 0 ? 0 : (100 * difference) / long
      }
    }
  }
}
