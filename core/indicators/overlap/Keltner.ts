/** Keltner channels. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { atrStage } from "../volatility/Atr.ts"
import { emaStage } from "./Ema.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)
const multiplierOf = /* @__PURE__ */ real("multiplier", 2, 0.01, 1000)
const atrPeriodOf = /* @__PURE__ */ whole("atr_period", 10, 2)

const stage = (length: number, multiplier: number, rangeLength: number): Stage => {
  const average = emaStage(length)
  const range = atrStage(rangeLength)
  const first = Math.max(average.first, range.first)
  return {
    first,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      upper: Column,
      middle: Column,
      lower: Column
    ) => {
      average.run(from, to, close, middle)
      range.run(from, to, high, low, close, upper)
      for (let i = Math.max(from, first); i < to; i++) {
        const width = multiplier * (upper[i] as number)
        upper[i] = (middle[i] as number) + width
        lower[i] = (middle[i] as number) - width
      }
      for (const column of [upper, middle, lower]) column.fill(Number.NaN, from, Math.min(to, first))
    }
  }
}

/**
 * Keltner's channels as Raschke draws them, in the price's unit: an exponential average of closes, and
 * `multiplier` average true ranges above and below it; NaN in the warm-up. Throws RangeError for a period that
 * isn't a whole number from 2 to 100000, multiplier outside 0.01 to 1000, atrPeriod that isn't a whole number from
 * 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { keltner } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = keltner(high, low, close, 2, undefined, 2)
 * lines.upper // => [NaN, NaN, 143.77, 148.52, 143.84, 144.65]
 * lines.middle // => [NaN, NaN, 131.77, 131.52, 124.44, 122.15]
 * lines.lower // => [NaN, NaN, 119.77, 114.52, 105.04, 99.65]
 * ```
 */
export const keltner = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default,
  multiplier = multiplierOf.default,
  atrPeriod = atrPeriodOf.default
): Lines<"upper" | "middle" | "lower"> =>
  computeNamed(
    stage(
      checked(timePeriodOf, timePeriod),
      checked(multiplierOf, multiplier),
      checked(atrPeriodOf, atrPeriod)
    ),
    { high, low, close },
    ["upper", "middle", "lower"]
  )

/** What `keltner` takes and answers, by what formula, and how it is computed. */
export const Keltner: Indicator = {
  name: "keltner",
  title: "Keltner channels",
  group: "overlap",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf, multiplierOf, atrPeriodOf],
  outputs: [
    { name: "upper", unit: "price", meaning: "The middle plus multiplier average true ranges" },
    { name: "middle", unit: "price", meaning: "Exponential mean of closes" },
    { name: "lower", unit: "price", meaning: "The middle less multiplier average true ranges" }
  ],
  overlay: true,
  formula: "ema(time_period) of closes, + and - multiplier x atr(atr_period)",
  source: "Raschke, after Keltner 1960, How to Make Money in Commodities",
  talib: false,
  stage: (
    timePeriod = timePeriodOf.default,
    multiplier = multiplierOf.default,
    atrPeriod = atrPeriodOf.default
  ) => stage(timePeriod, multiplier, atrPeriod)
}
