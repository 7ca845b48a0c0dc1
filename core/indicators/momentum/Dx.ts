/** Directional movement index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { directionOf, directionalStage } from "./directional.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const sums = directionalStage(length)
  let before = 0
  return {
    first: sums.first,
    scratch: 3,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      plus: Column,
      minus: Column,
      ranges: Column
    ) => {
      sums.run(from, to, high, low, close, plus, minus, ranges)
      for (let i = Math.max(from, sums.first); i < to; i++) {
        const direction = directionOf(plus[i] as number, minus[i] as number, ranges[i] as number)
        if (direction === direction) before = direction
        out[i] = before
      }
    }
  }
}

/**
 * Wilder's directional movement index, 0 to 100: 100 x |plus_di - minus_di| / (plus_di + minus_di), from index
 * `timePeriod` on; NaN before, the value before where nothing moved (Wilder 1978, New Concepts in Technical
 * Trading Systems). Throws RangeError for a period that isn't a whole number from 2 to 100000, columns of
 * different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { dx } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * dx(high, low, close, 2) // => [NaN, NaN, 100, 6.87, 68.80, 89.47]
 * ```
 */
export const dx = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `dx` takes and answers, by what formula, and how it is computed. */
export const Dx: Indicator = {
  name: "dx",
  title: "Directional movement index",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "dx", unit: "percent", meaning: "How one-sided movement is" }],
  levels: [25],
  formula: "100 x abs(plus_di - minus_di) / (plus_di + minus_di); the value before where nothing moved",
  source: "Wilder 1978, New Concepts in Technical Trading Systems",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
