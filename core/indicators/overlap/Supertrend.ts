/** Supertrend. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { atrStage } from "../volatility/Atr.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(10)
const multiplierOf = /* @__PURE__ */ real("multiplier", 3, 0.01, 1000)

const stage = (length: number, multiplier: number): Stage => {
  const range = atrStage(length)
  const first = range.first
  let isUp = true
  let top = Number.NaN
  let bottom = Number.NaN
  return {
    first,
    scratch: 1,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      out: Column,
      upper: Column,
      lower: Column,
      ranges: Column
    ) => {
      range.run(from, to, high, low, close, ranges)
      for (let i = Math.max(from, first); i < to; i++) {
        const middle = ((high[i] as number) + (low[i] as number)) / 2
        const width = multiplier * (ranges[i] as number)
        const price = close[i] as number
        const before = close[i - 1] as number
        if (i === first) isUp = price >= middle
        if (i === first || middle + width < top || before > top) top = middle + width
        if (i === first || middle - width > bottom || before < bottom) bottom = middle - width
        isUp = price > (isUp ? bottom : top)
        out[i] = isUp ? bottom : top
        upper[i] = isUp ? Number.NaN : top
        lower[i] = isUp ? bottom : Number.NaN
      }
    }
  }
}

/**
 * Seban's supertrend, in the price's unit, from index `timePeriod` on; NaN before. `upper` is known while the
 * trend is down, `lower` while it is up. Throws RangeError for a period that isn't a whole number from 2 to
 * 100000, multiplier outside 0.01 to 1000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { supertrend } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = supertrend(high, low, close, 2)
 * lines.supertrend // => [NaN, NaN, 114.65, 114.65, 114.65, 114.65]
 * lines.lower // => [NaN, NaN, 114.65, 114.65, 114.65, 114.65]
 * ```
 */
export const supertrend = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default,
  multiplier = multiplierOf.default
): Lines<"supertrend" | "upper" | "lower"> =>
  computeNamed(
    stage(checked(timePeriodOf, timePeriod), checked(multiplierOf, multiplier)),
    { high, low, close },
    ["supertrend", "upper", "lower"]
  )

/** What `supertrend` takes and answers, by what formula, and how it is computed. */
export const Supertrend: Indicator = {
  name: "supertrend",
  title: "Supertrend",
  group: "overlap",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf, multiplierOf],
  outputs: [
    { name: "supertrend", unit: "price", meaning: "The band that the close hasn't crossed" },
    { name: "upper", unit: "price", meaning: "The band while it is above the price, else unknown" },
    { name: "lower", unit: "price", meaning: "The band while it is below the price, else unknown" }
  ],
  overlay: true,
  formula:
    "middle of the bar + or - multiplier x atr(time_period); the upper band only falls and the lower one only rises until a close crosses it, on which the trend turns",
  source: "Seban 2008, Supertrend",
  talib: false,
  stage: (timePeriod = timePeriodOf.default, multiplier = multiplierOf.default) =>
    stage(timePeriod, multiplier)
}
