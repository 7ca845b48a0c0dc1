/** Wilder's means of rises and falls. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"
import { rise } from "../volatility/trueRange.ts"

/**
 * The stage of Wilder's means of the rises and of the falls from one value to the next, in a column of which values begin at index
 * `start`: seeded with the mean of the first `length` changes, from index start + length on. Two outputs.
 */
export const strengthStage = (length: number, start = 0): Stage => {
  const first = start + length
  const share = 1 / length
  let gains = 0
  let losses = 0
  return {
    first,
    run: (from, to, values: Column, rises: Column, falls: Column) => {
      let gain = gains
      let loss = losses
      for (let i = Math.max(from, start + 1); i < to; i++) {
        const weight = i <= first ? 1 / (i - start) : share
        const change = (values[i] as number) - (values[i - 1] as number)
        gain += (rise(change) - gain) * weight
        loss += (rise(-change) - loss) * weight
        rises[i] = gain
        falls[i] = loss
      }
      gains = gain
      losses = loss
    }
  }
}
