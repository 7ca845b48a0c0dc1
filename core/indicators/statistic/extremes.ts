/** Highest and lowest values of moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The stage of the extreme of the last `length` values from index `start` on, the newest among equal ones: its value, or how many bars
 * ago it was. The window is searched only when its extreme has left it.
 */
const extremeStage = (sign: 1 | -1, length: number, start: number, asAge: boolean): Stage => {
  const first = start + length - 1
  let age = length
  return {
    first,
    run: (from, to, values: Column, out: Column) => {
      let i = Math.max(from, first)
      let at = i - 1 - age
      let best = at >= 0 ? sign * (values[at] as number) : 0
      for (; i < to; i++) {
        const oldest = i - length + 1
        const value = sign * (values[i] as number)
        if (at < oldest) {
          at = oldest
          best = sign * (values[oldest] as number)
          for (let k = oldest + 1; k <= i; k++) {
            const other = sign * (values[k] as number)
            if (other >= best) {
              best = other
              at = k
            }
          }
        } else if (value >= best) {
          best = value
          at = i
        }
        out[i] = asAge ? i - at : sign * best
      }
      age = i - 1 - at
    }
  }
}

/** The stage of the highest of the last `length` values from index `start` on. */
export const highestStage = (length: number, start = 0): Stage => extremeStage(1, length, start, false)

/** The stage of the lowest of the last `length` values from index `start` on. */
export const lowestStage = (length: number, start = 0): Stage => extremeStage(-1, length, start, false)

/** The stage of how many bars ago the highest of the last `length` values was. */
export const highestAgeStage = (length: number): Stage => extremeStage(1, length, 0, true)

/** The stage of how many bars ago the lowest of the last `length` values was. */
export const lowestAgeStage = (length: number): Stage => extremeStage(-1, length, 0, true)
