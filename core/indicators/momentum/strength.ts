/** Wilder's means of rises and falls. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/** The difference if above 0, else 0; without a branch, since price moves are unpredictable. */
export const rise = (difference: number): number => (difference + Math.abs(difference)) / 2

/**
 * The stage of 100 x (G - `counted` x L) / (G + L), where G and L are Wilder's means of the rises and of the falls from one value to the
 * next, in a column of which values begin at index `start`: seeded with the mean of the first `length` changes, from index start + length
 * on. It is 0 where G + L is below `least`, and NaN where it is 0 otherwise.
 */
export const strengthStage = (length: number, start = 0, counted: 0 | 1 = 0, least = 0): Stage => {
  const first = start + length
  let gains = 0
  let losses = 0
  return {
    first,
    run: (from, to, values: Column, out: Column) => {
      const share = 1 / length
      let gain = +gains
      let loss = +losses
      for (let i = Math.max(from, start + 1); i < to; i++) {
        const weight = i <= first ? 1 / (i - start) : share
        const change = (values[i] as number) - (values[i - 1] as number)
        gain += (rise(change) - gain) * weight
        loss += (rise(-change) - loss) * weight
        if (i < first) continue
        const both = gain + loss
        // Divided first: G / (G + L) never exceeds 1, while 100 x G rounded up might.
        out[i] = both < least ? 0 : 100 * ((gain - counted * loss) / both)
      }
      gains = gain
      losses = loss
    }
  }
}
