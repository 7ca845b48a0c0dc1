/** Hilbert transform trend line. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { cycleStage, trendLines } from "../cycle/cycle.ts"

const stage = (): Stage => {
  const lineOf = trendLines()
  return cycleStage(34, 63, (_measured, close, i, period, [out]) => {
    ;(out as Column)[i] = lineOf(close, i, period)
  })
}

/**
 * The mean of closes over the length of the dominant cycle, smoothed over four bars, in the price's unit, from
 * index 63 on; NaN before (Ehlers 2001, Rocket Science for Traders). Throws RangeError for a number that isn't
 * finite.
 *
 * @example
 * ```ts
 * import { htTrendline } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * htTrendline(close).at(-1) // => 99.81
 * ```
 */
export const htTrendline = (close: Column): Float64Array<ArrayBuffer> => computeOne(stage(), { close })

/** What `htTrendline` takes and answers, by what formula, and how it is computed. */
export const HtTrendline: Indicator = {
  name: "ht_trendline",
  title: "Hilbert transform trend line",
  group: "overlap",
  inputs: ["close"],
  parameters: [],
  outputs: [
    { name: "ht_trendline", unit: "price", meaning: "Mean of closes over the dominant cycle, smoothed" }
  ],
  overlay: true,
  formula:
    "(4 x m + 3 x m1 + 2 x m2 + m3) / 10, where m to m3 are means of the closes of the dominant cycle's length on this bar and the three before",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  stage: () => stage()
}
