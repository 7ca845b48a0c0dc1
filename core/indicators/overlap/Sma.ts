/** The simple moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const period = /* @__PURE__ */ timePeriod(30)

/**
 * The stage of a simple moving average of `length` values from index `start` on. A window that contains the value at a
 * pivot is a tail before it and a head from it on. Values that leave a window are never subtracted, so that no rounding
 * error outlives them; distances from the pivot preserve the digits of small changes in large values.
 */
export const smaStage = (length: number, start = 0): Stage => {
  const first = start + length - 1
  const share = 1 / length
  const tails = new Float64Array(length)
  let pivot = 0
  let head = 0
  /** How many windows with the pivot are still to come. */
  let left = 0
  return {
    first,
    run: (from, to, values: Column, means: Column) => {
      let i = Math.max(from, first)
      while (i < to) {
        if (left === 0) {
          pivot = values[i] as number
          head = 0
          left = length
          let tail = 0
          for (let k = 1; k < length; k++) {
            tail += (values[i - k] as number) - pivot
            tails[k] = tail
          }
        }
        const end = Math.min(i + left, to)
        const base = pivot
        let sum = +head
        let k = left
        for (; i < end; i++) {
          k--
          sum += (values[i] as number) - base
          means[i] = base + (sum + (tails[k] as number)) * share
        }
        head = sum
        left = k
      }
    }
  }
}

/**
 * The mean of the last `timePeriod` values, in their unit, from index timePeriod - 1 on; NaN before. Throws RangeError for
 * a period that isn't a whole number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { sma } from "findata/indicators"
 *
 * sma(Float64Array.of(11, 12, 13, 14, 15, 16, 17), 5) // => [NaN, NaN, NaN, NaN, 13, 14, 15]
 * ```
 */
export const sma = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(smaStage(checked(period, timePeriod)), { close })

/** What `sma` takes and answers, by what formula, and how it is computed. */
export const Sma: Indicator = {
  name: "sma",
  title: "Simple moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [{ name: "sma", unit: "price", meaning: "Mean of the last closes" }],
  overlay: true,
  formula: "sum of the last time_period closes / time_period",
  source: "Arithmetic mean",
  talib: true,
  memory: "window",
  stage: (length = period.default) => smaStage(length)
}
