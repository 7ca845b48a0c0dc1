/** Commodity channel index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const mean = smaStage(length)
  return {
    first: mean.first,
    looks: length,
    scratch: 1,
    run: (from, to, high: Column, low: Column, close: Column, out: Column, typical: Column) => {
      for (let i = from; i < to; i++) {
        typical[i] = ((high[i] as number) + (low[i] as number) + (close[i] as number)) / 3
      }
      mean.run(from, to, typical, out)
      for (let i = Math.max(from, mean.first); i < to; i++) {
        const center = out[i] as number
        let deviations = 0
        for (let k = i - length + 1; k <= i; k++) deviations += Math.abs((typical[k] as number) - center)
        const distance = (typical[i] as number) - center
        out[i] = distance === 0 || deviations === 0 ? 0 : distance / (0.015 * (deviations / length))
      }
    }
  }
}

/**
 * The distance of the typical price from its mean over `timePeriod` bars, by 0.015 mean absolute deviations, from
 * index timePeriod - 1 on; NaN before, 0 where nothing moved (Lambert 1980, Commodity Channel Index). Throws
 * RangeError for a period that isn't a whole number from 2 to 100000, columns of different lengths, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { cci } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * cci(high, low, close, 2) // => [NaN, 66.67, 66.67, -66.67, -66.67, -66.67]
 * ```
 */
export const cci = (
  high: Column,
  low: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close })

/** What `cci` takes and answers, by what formula, and how it is computed. */
export const Cci: Indicator = {
  name: "cci",
  title: "Commodity channel index",
  group: "momentum",
  inputs: ["high", "low", "close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "cci",
      unit: "ratio",
      meaning: "Distance of the typical price from its mean, in mean deviations / 0.015"
    }
  ],
  levels: [-100, 100],
  formula: "(typical price - its mean) / (0.015 x its mean absolute deviation), 0 where nothing moved",
  source: "Lambert 1980, Commodity Channel Index",
  talib: true,
  deviation: "0 where the typical price stands still: TA-Lib's rounding makes 66.7 or -66.7 of some",
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
