/** Means and variances of moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The stage of the mean and the population variance of the last `length` values from index `start` on: two outputs. Windows are heads
 * and tails around a pivot, as in `smaStage`. Since the pivot is in the window, its distance from the mean is below √length
 * deviations, and the mean of squares less the square of the mean loses few digits.
 */
export const momentsStage = (length: number, start = 0): Stage => {
  const first = start + length - 1
  const share = 1 / length
  const tails = new Float64Array(length)
  const squaredTails = new Float64Array(length)
  let pivot = 0
  let head = 0
  let squaredHead = 0
  let left = 0
  return {
    first,
    run: (from, to, values: Column, means: Column, variances: Column) => {
      let i = Math.max(from, first)
      while (i < to) {
        if (left === 0) {
          pivot = values[i] as number
          head = 0
          squaredHead = 0
          left = length
          let tail = 0
          let squaredTail = 0
          for (let k = 1; k < length; k++) {
            const distance = (values[i - k] as number) - pivot
            tail += distance
            squaredTail += distance * distance
            tails[k] = tail
            squaredTails[k] = squaredTail
          }
        }
        const end = Math.min(i + left, to)
        const base = pivot
        let sum = +head
        let squares = +squaredHead
        let k = left
        for (; i < end; i++) {
          k--
          const distance = (values[i] as number) - base
          sum += distance
          squares += distance * distance
          const mean = (sum + (tails[k] as number)) * share
          means[i] = base + mean
          variances[i] = (squares + (squaredTails[k] as number)) * share - mean * mean
        }
        head = sum
        squaredHead = squares
        left = k
      }
    }
  }
}
