/** Acceleration bands. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { isNothing } from "../base/zero.ts"
import { smaStage } from "./Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const [above, mean, below] = [smaStage(length), smaStage(length), smaStage(length)]
  return {
    first: length - 1,
    scratch: 2,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      upper: Column,
      middle: Column,
      lower: Column,
      tops: Column,
      bottoms: Column
    ) => {
      for (let i = from; i < to; i++) {
        const top = high[i] as number
        const bottom = low[i] as number
        const sum = top + bottom
        const width = isNothing(sum) ? 0 : (4 * (top - bottom)) / sum
        tops[i] = top * (1 + width)
        bottoms[i] = bottom * (1 - width)
      }
      above.run(from, to, tops, upper)
      mean.run(from, to, close, middle)
      below.run(from, to, bottoms, lower)
    }
  }
}

/**
 * Headley's acceleration bands, in the price's unit: means of the last `timePeriod` highs raised, and lows
 * lowered, by four times their bars' relative ranges, around the mean of closes, from index timePeriod - 1 on; NaN
 * before (Headley 2002, Big Trends in Trading). Throws RangeError for a period that isn't a whole number from 2 to
 * 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { accbands } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = accbands(high, low, close, 2)
 * lines.upper // => [NaN, 135.61, 142.37, 152.23, 153.43, 148.32]
 * lines.middle // => [NaN, 126.90, 131.60, 132.80, 126.15, 120.95]
 * lines.lower // => [NaN, 118.61, 119.12, 113.98, 105.18, 95.57]
 * ```
 */
export const accbands = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Lines<"upper" | "middle" | "lower"> =>
  computeNamed(stage(checked(timePeriodOf, timePeriod)), { high, low, close }, ["upper", "middle", "lower"])

/** What `accbands` takes and answers, by what formula, and how it is computed. */
export const Accbands: Indicator = {
  name: "accbands",
  title: "Acceleration bands",
  group: "overlap",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    { name: "upper", unit: "price", meaning: "Mean of highs that are raised by their bars' relative ranges" },
    { name: "middle", unit: "price", meaning: "Mean of closes" },
    { name: "lower", unit: "price", meaning: "Mean of lows that are lowered by their bars' relative ranges" }
  ],
  overlay: true,
  formula:
    "sma of high x (1 + 4 x (high - low) / (high + low)), of close, and of low x (1 - 4 x (high - low) / (high + low))",
  source: "Headley 2002, Big Trends in Trading",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
