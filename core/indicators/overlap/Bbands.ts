/** Bollinger bands. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real, timePeriod } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { momentsStage } from "../statistic/moments.ts"
import type { MovingAverage } from "./average.ts"
import { averageOf, maType } from "./Ma.ts"
import { smaStage } from "./Sma.ts"

const period = /* @__PURE__ */ timePeriod(5)
const up = /* @__PURE__ */ real("nb_dev_up", 2, -3e37, 3e37)
const down = /* @__PURE__ */ real("nb_dev_dn", 2, -3e37, 3e37)

const bbandsStage = (length: number, above: number, below: number, average: MovingAverage): Stage => {
  const moments = momentsStage(length)
  const isSimple = average === smaStage
  const middleStage = isSimple ? moments : average(length)
  return {
    first: middleStage.first,
    scratch: isSimple ? 0 : 1 + (middleStage.scratch ?? 0),
    run: (
      from,
      to,
      close: Column,
      upper: Column,
      middle: Column,
      lower: Column,
      means = middle,
      ...scratch
    ) => {
      moments.run(from, to, close, means, lower)
      if (!isSimple) middleStage.run(from, to, close, middle, ...scratch)
      // Rounding makes a variance of nearly nothing negative.
      for (let i = Math.max(from, middleStage.first); i < to; i++) {
        const center = middle[i] as number
        const width = Math.sqrt(Math.max(lower[i] as number, 0))
        upper[i] = center + above * width
        lower[i] = center - below * width
      }
      lower.fill(Number.NaN, from, Math.min(to, middleStage.first))
    }
  }
}

/**
 * A moving average of closes, and `nbDevUp` and `nbDevDn` population standard deviations of the last `timePeriod` closes above and below it
 * (Bollinger 2001, Bollinger on Bollinger Bands), in the price's unit; NaN in the average's warm-up. Throws RangeError for a period that
 * isn't a whole number from 2 to 100000, or a close that isn't finite.
 *
 * @example
 * ```ts
 * import { bbands } from "findata/indicators"
 *
 * const { lower, middle, upper } = bbands(Float64Array.of(124.81, 129.04, 134.18, 131.4), 4)
 * middle // => [NaN, NaN, NaN, 129.86]
 * upper // => [NaN, NaN, NaN, 136.73]
 * lower // => [NaN, NaN, NaN, 122.99]
 * ```
 */
export const bbands = (
  close: Column,
  timePeriod = period.default,
  nbDevUp = up.default,
  nbDevDn = down.default,
  average: MovingAverage = smaStage
): Lines<"upper" | "middle" | "lower"> =>
  computeNamed(
    bbandsStage(checked(period, timePeriod), checked(up, nbDevUp), checked(down, nbDevDn), average),
    { close },
    ["upper", "middle", "lower"]
  )

/** What `bbands` takes and answers, by what formula, and how it is computed. */
export const Bbands: Indicator = {
  name: "bbands",
  title: "Bollinger bands",
  group: "overlap",
  inputs: ["close"],
  parameters: [period, up, down, maType()],
  outputs: [
    { name: "upper", unit: "price", meaning: "The middle band plus nb_dev_up standard deviations" },
    { name: "middle", unit: "price", meaning: "Moving average of closes" },
    { name: "lower", unit: "price", meaning: "The middle band less nb_dev_dn standard deviations" }
  ],
  overlay: true,
  formula: "moving average + nb_dev x population standard deviation of the last time_period closes",
  source: "Bollinger 2001, Bollinger on Bollinger Bands",
  talib: true,
  deviation: "deviations are exact also where closes are large and hardly change",
  stage: (length = 5, above = 2, below = 2, kind = 0) => bbandsStage(length, above, below, averageOf(kind))
}
