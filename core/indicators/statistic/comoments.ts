/** Variances and covariances of two columns over moving windows. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The stage of the population variances of the last `length` values of two columns from index `start` on, and of their covariance: three outputs. Windows
 * are heads and tails around a pivot, as in `smaStage`.
 */
export const comomentsStage = (length: number, start = 0): Stage => {
  const first = start + length - 1
  const share = 1 / length
  const tailX = new Float64Array(length)
  const tailY = new Float64Array(length)
  const tailXX = new Float64Array(length)
  const tailYY = new Float64Array(length)
  const tailXY = new Float64Array(length)
  let headX = 0
  let headY = 0
  let headXX = 0
  let headYY = 0
  let headXY = 0
  let pivotX = 0
  let pivotY = 0
  let left = 0
  return {
    first,
    run: (from, to, xs: Column, ys: Column, varX: Column, varY: Column, covariance: Column) => {
      let i = Math.max(from, first)
      while (i < to) {
        if (left === 0) {
          pivotX = xs[i] as number
          pivotY = ys[i] as number
          headX = 0
          headY = 0
          headXX = 0
          headYY = 0
          headXY = 0
          left = length
          for (let k = 1; k < length; k++) {
            const x = (xs[i - k] as number) - pivotX
            const y = (ys[i - k] as number) - pivotY
            tailX[k] = (tailX[k - 1] as number) + x
            tailY[k] = (tailY[k - 1] as number) + y
            tailXX[k] = (tailXX[k - 1] as number) + x * x
            tailYY[k] = (tailYY[k - 1] as number) + y * y
            tailXY[k] = (tailXY[k - 1] as number) + x * y
          }
        }
        const end = Math.min(i + left, to)
        let sumX = +headX
        let sumY = +headY
        let sumXX = +headXX
        let sumYY = +headYY
        let sumXY = +headXY
        let k = left
        for (; i < end; i++) {
          k--
          const x = (xs[i] as number) - pivotX
          const y = (ys[i] as number) - pivotY
          sumX += x
          sumY += y
          sumXX += x * x
          sumYY += y * y
          sumXY += x * y
          const meanX = (sumX + (tailX[k] as number)) * share
          const meanY = (sumY + (tailY[k] as number)) * share
          varX[i] = (sumXX + (tailXX[k] as number)) * share - meanX * meanX
          varY[i] = (sumYY + (tailYY[k] as number)) * share - meanY * meanY
          covariance[i] = (sumXY + (tailXY[k] as number)) * share - meanX * meanY
        }
        headX = sumX
        headY = sumY
        headXX = sumXX
        headYY = sumYY
        headXY = sumXY
        left = k
      }
    }
  }
}
