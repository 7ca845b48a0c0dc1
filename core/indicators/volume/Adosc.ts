/** Chaikin oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { adStage } from "./Ad.ts"

const fastPeriodOf = /* @__PURE__ */ whole("fast_period", 3, 2)
const slowPeriodOf = /* @__PURE__ */ whole("slow_period", 10, 2)

const stage = (fastLength: number, slowLength: number): Stage => {
  const first = Math.max(fastLength, slowLength) - 1
  const fastWeight = 2 / (fastLength + 1)
  const slowWeight = 2 / (slowLength + 1)
  const line = adStage()
  let fastBefore = 0
  let slowBefore = 0
  return {
    first,
    scratch: 1,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      volume: Column,
      out: Column,
      values: Column
    ) => {
      line.run(from, to, high, low, close, volume, values)
      let fast = +fastBefore
      let slow = +slowBefore
      for (let i = from; i < to; i++) {
        const value = values[i] as number
        if (i === 0) {
          fast = value
          slow = value
        }
        fast = fastWeight * value + (1 - fastWeight) * fast
        slow = slowWeight * value + (1 - slowWeight) * slow
        if (i >= first) out[i] = fast - slow
      }
      fastBefore = fast
      slowBefore = slow
    }
  }
}

/**
 * Chaikin's oscillator, in shares: a fast exponential average of the accumulation and distribution line less a
 * slow one, both seeded with the line's first value, from the index of the longer period less 1 on; NaN before.
 * Throws RangeError for fastPeriod that isn't a whole number from 2 to 100000, slowPeriod that isn't a whole
 * number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { adosc } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * adosc(high, low, close, volume, 2, 3) // => [NaN, NaN, 24.42, 12.43, -32.42, 3.00]
 * ```
 */
export const adosc = (
  high: Column,
  low: Column,
  close: Column,
  volume: Column,
  fastPeriod = fastPeriodOf.default,
  slowPeriod = slowPeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(fastPeriodOf, fastPeriod), checked(slowPeriodOf, slowPeriod)), {
    high,
    low,
    close,
    volume
  })

/** What `adosc` takes and answers, by what formula, and how it is computed. */
export const Adosc: Indicator = {
  name: "adosc",
  title: "Chaikin oscillator",
  group: "volume",
  inputs: ["high", "low", "close", "volume"],
  parameters: [fastPeriodOf, slowPeriodOf],
  outputs: [
    {
      name: "adosc",
      unit: "shares",
      meaning: "Fast average of the accumulation and distribution line less the slow one"
    }
  ],
  levels: [0],
  formula: "ema(fast_period) of ad - ema(slow_period) of ad, both from the line's first value on",
  source: "Chaikin 1982",
  talib: true,
  stage: (fastPeriod = fastPeriodOf.default, slowPeriod = slowPeriodOf.default) =>
    stage(fastPeriod, slowPeriod)
}
