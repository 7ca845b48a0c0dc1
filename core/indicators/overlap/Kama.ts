/** Kaufman's adaptive moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "./Sma.ts"

const period = /* @__PURE__ */ timePeriod(30)

/** The weights of exponential averages of 2 and of 30 bars. */
const fast = 2 / 3
const slow = 2 / 31

/** The stage of Kaufman's adaptive moving average of values from index `start` on. */
export const kamaStage = (length: number, start = 0): Stage => {
  const first = start + length
  const meanChange = smaStage(length, start + 1)
  let average = 0
  return {
    first,
    scratch: 2,
    run: (from, to, values: Column, averages: Column, changes: Column, means: Column) => {
      for (let i = Math.max(from, start + 1); i < to; i++) {
        changes[i] = Math.abs((values[i] as number) - (values[i - 1] as number))
      }
      meanChange.run(from, to, changes, means)
      let kama = +average
      for (let i = Math.max(from, first); i < to; i++) {
        if (i === first) kama = values[i - 1] as number
        const value = values[i] as number
        const path = (means[i] as number) * length
        const way = Math.abs(value - (values[i - length] as number))
        const efficiency = way >= path ? 1 : way / path
        const root = efficiency * (fast - slow) + slow
        kama += (value - kama) * root * root
        averages[i] = kama
      }
      average = kama
    }
  }
}

/**
 * Kaufman's adaptive moving average, in the values' unit, from index `timePeriod` on; NaN before: moved by the square of
 * efficiency x (2/3 - 2/31) + 2/31 of the distance to each value, where efficiency is the change over the last timePeriod bars by the sum of
 * the changes in them, 1 where nothing changed (Kaufman 1995, Smarter Trading). It begins at the value before its first. Throws
 * RangeError for a period that isn't a whole number from 2 to 100000, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { kama } from "findata/indicators"
 *
 * kama(Float64Array.of(1, 2, 6, 4), 2) // => [NaN, NaN, 3.78, 3.79]
 * ```
 */
export const kama = (close: Column, timePeriod = period.default): Float64Array<ArrayBuffer> =>
  computeOne(kamaStage(checked(period, timePeriod)), { close })

/** What `kama` takes and answers, by what formula, and how it is computed. */
export const Kama: Indicator = {
  name: "kama",
  title: "Kaufman's adaptive moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period],
  outputs: [
    { name: "kama", unit: "price", meaning: "Mean of closes that follows trends fast and noise slowly" }
  ],
  overlay: true,
  formula:
    "kama before + (efficiency x (2/3 - 2/31) + 2/31)^2 x (close - kama before), where efficiency = abs(change of time_period bars) / sum of their abs(changes)",
  source: "Kaufman 1995, Smarter Trading",
  talib: true,
  deviation:
    "changes are summed without rounding errors that outlive them: after large moves TA-Lib may not see that closes stand still",
  stage: (length = period.default) => kamaStage(length)
}
