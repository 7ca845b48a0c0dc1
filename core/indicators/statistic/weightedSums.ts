/** Sums and weighted sums of moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * What is made of a window: `origin` (0 or 1) times a value that distances are from, plus `sum` times the sum of the distances, plus
 * `weighted` times that of these times their weights, 1 for the oldest up to the window's length.
 */
export interface WindowSums {
  readonly origin: 0 | 1
  readonly sum: number
  readonly weighted: number
}

/**
 * The stage of what is made of the last `length` values from index `start` on by their sums. These are of distances from a value that
 * changes with each `length` bars, and made anew there, so that no rounding error outlives them.
 */
export const weightedSumsStage = (length: number, start: number, of: WindowSums): Stage => {
  const first = start + length - 1
  let base = 0
  let sum = 0
  let weighted = 0
  /** How many bars are still to come until the base changes. */
  let left = 0
  return {
    first,
    run: (from, to, values: Column, out: Column) => {
      let i = Math.max(from, first)
      while (i < to) {
        if (left === 0) {
          // The window before this bar's, whose oldest value has the weight 0.
          base = values[i] as number
          sum = 0
          weighted = 0
          for (let k = 1; k < length; k++) {
            const distance = (values[i - length + k] as number) - base
            sum += distance
            weighted += distance * k
          }
          left = length
        }
        const end = Math.min(i + left, to)
        left -= end - i
        const origin = base
        const offset = of.origin * origin
        const { sum: ofSum, weighted: ofWeighted } = of
        let s = +sum
        let w = +weighted
        for (; i < end; i++) {
          const distance = (values[i] as number) - origin
          s += distance
          w += distance * length
          out[i] = offset + s * ofSum + w * ofWeighted
          w -= s
          s -= (values[i - length + 1] as number) - origin
        }
        sum = s
        weighted = w
      }
    }
  }
}
