/** Highest and lowest values of moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The stage of the extreme of the last `length` values from index `start` on, the newest among equal ones: its value, or how many bars
 * ago it was. Once the extreme has left the window, the next is the better of the head's, from a pivot on, and the tail's, before it;
 * tails are searched through once for each pivot, and a pivot is chosen once the one before has left.
 */
const extremeStage = (sign: 1 | -1, length: number, start: number, asAge: boolean): Stage => {
  const first = start + length - 1
  /** How many bars before the pivot the extreme of so many bars up to it, and the pivot itself, was. */
  const tails = new Int32Array(length)
  let age = length
  let pivotAge = length
  let headAge = 0
  let headBest = 0
  return {
    first,
    run: (from, to, values: Column, out: Column) => {
      let i = Math.max(from, first)
      let at = i - 1 - age
      let best = age < length ? sign * (values[at] as number) : Number.POSITIVE_INFINITY
      let pivot = i - 1 - pivotAge
      let head = i - 1 - headAge
      let bestOfHead = +headBest
      for (; i < to; i++) {
        const oldest = i - length + 1
        const value = sign * (values[i] as number)
        if (value >= bestOfHead) {
          bestOfHead = value
          head = i
        }
        if (value >= best) {
          best = value
          at = i
        } else if (at < oldest && pivot >= oldest) {
          at = pivot - (tails[pivot - oldest] as number)
          best = sign * (values[at] as number)
          if (bestOfHead >= best) {
            best = bestOfHead
            at = head
          }
        } else if (at < oldest) {
          pivot = i
          bestOfHead = Number.NEGATIVE_INFINITY
          best = value
          at = i
          for (let k = 1; k < length; k++) {
            const other = sign * (values[i - k] as number)
            if (other > best) {
              best = other
              at = i - k
            }
            tails[k] = i - at
          }
        }
        out[i] = asAge ? i - at : sign * best
      }
      if (from >= to || to <= first) return
      age = to - 1 - at
      pivotAge = to - 1 - pivot
      headAge = to - 1 - head
      headBest = bestOfHead
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
