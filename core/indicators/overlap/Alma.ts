/** Arnaud Legoux moving average. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(9)
const offsetOf = /* @__PURE__ */ real("offset", 0.85, 0, 1)
const sigmaOf = /* @__PURE__ */ real("sigma", 6, 0.01, 1000)

/** The weights of a window's values, 1 together. */
const weightsOf = (length: number, offset: number, sigma: number): Column => {
  const peak = offset * (length - 1)
  const width = length / sigma
  const curve = new Float64Array(length)
  for (let i = 0; i < length; i++) curve[i] = Math.exp(-((i - peak) ** 2) / (2 * width * width))
  const sum = curve.reduce((a, b) => a + b, 0)
  return curve.map((weight) => weight / sum)
}

const stage = (length: number, offset: number, sigma: number): Stage => {
  // Made by the first run: with fewer bars than the window has there is none.
  let made: Column | null = null
  return {
    first: length - 1,
    looks: length,
    run: (from, to, close: Column, out: Column) => {
      made ??= weightsOf(length, offset, sigma)
      const weights = made
      for (let i = Math.max(from, length - 1); i < to; i++) {
        let mean = 0
        for (let k = 0; k < length; k++)
          mean += (weights[k] as number) * (close[i - length + 1 + k] as number)
        out[i] = mean
      }
    }
  }
}

/**
 * The mean of the last `timePeriod` closes, weighted by a bell curve whose peak lies at `offset` of the window, 1
 * for its newest end, and whose width is timePeriod / `sigma`, in the price's unit, from index timePeriod - 1 on;
 * NaN before (Legoux and Kouzis Loukas 2009). Throws RangeError for a period that isn't a whole number from 2 to
 * 100000, offset outside 0 to 1, sigma outside 0.01 to 1000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { alma } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * alma(close, 2) // => [NaN, 128.83, 133.99, 131.52, 121.33, 121.00]
 * ```
 */
export const alma = (
  close: Column,
  timePeriod = timePeriodOf.default,
  offset = offsetOf.default,
  sigma = sigmaOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod), checked(offsetOf, offset), checked(sigmaOf, sigma)), {
    close
  })

/** What `alma` takes and answers, by what formula, and how it is computed. */
export const Alma: Indicator = {
  name: "alma",
  title: "Arnaud Legoux moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [timePeriodOf, offsetOf, sigmaOf],
  outputs: [{ name: "alma", unit: "price", meaning: "Mean of closes, weighted by a bell curve" }],
  overlay: true,
  formula:
    "mean of the last time_period closes with the weights exp(-(i - offset x (time_period - 1))^2 / (2 x (time_period / sigma)^2)), i from 0 for the oldest",
  source: "Legoux and Kouzis Loukas 2009, Arnaud Legoux Moving Average",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default, offset = offsetOf.default, sigma = sigmaOf.default) =>
    stage(timePeriod, offset, sigma)
}
