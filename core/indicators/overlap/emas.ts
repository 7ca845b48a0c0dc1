/** Exponential averages of exponential averages. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * The stage of `combine(e1, ..., en)`, where e1 is the exponential average of `length` values from index `start` on and each other that
 * of the one before it, all with the weight 2 / (length + 1) and the mean of their first `length` values as the seed.
 */
export const emasStage = (
  length: number,
  start: number,
  depth: number,
  combine: (averages: Float64Array) => number
): Stage => {
  const averages = new Float64Array(depth)
  const weight = 2 / (length + 1)
  const first = start + depth * (length - 1)
  return {
    first,
    run: (from, to, values: Column, out: Column) => {
      let i = Math.max(from, start)
      for (const end = Math.min(first + 1, to); i < end; i++) {
        let value = values[i] as number
        for (let k = 0; k < depth; k++) {
          const count = i - start - k * (length - 1) + 1
          if (count < 1) break
          const before = averages[k] as number
          value = before + (value - before) * (count <= length ? 1 / count : weight)
          averages[k] = value
          if (count < length) break
        }
        if (i === first) out[i] = combine(averages)
      }
      for (; i < to; i++) {
        let value = values[i] as number
        for (let k = 0; k < depth; k++) {
          const before = averages[k] as number
          value = before + (value - before) * weight
          averages[k] = value
        }
        out[i] = combine(averages)
      }
    }
  }
}
