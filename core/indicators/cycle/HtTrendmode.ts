/** Trend or cycle. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { cycleStage, phases, sineOf, trendLines } from "./cycle.ts"

const stage = (): Stage => {
  const phaseOf = phases()
  const lineOf = trendLines()
  let phase = 0
  let sine = 0
  let lead = 0
  let days = 0
  return cycleStage(34, 63, ({ smooth }, close, i, period, [out]) => {
    const [phaseBefore, sineBefore, leadBefore] = [phase, sine, lead]
    phase = phaseOf(smooth, i, period)
    sine = sineOf(phase)
    lead = sineOf(phase + 45)
    const line = lineOf(close, i, period)
    let trend = 1
    const crossed = (sine > lead && sineBefore <= leadBefore) || (sine < lead && sineBefore >= leadBefore)
    if (crossed) {
      days = 0
      trend = 0
    }
    days++
    if (days < 0.5 * period) trend = 0
    const moved = phase - phaseBefore
    if (period !== 0 && moved > (0.67 * 360) / period && moved < (1.5 * 360) / period) trend = 0
    if (line !== 0 && Math.abs(((smooth[i] as number) - line) / line) >= 0.015) trend = 1
    ;(out as Column)[i] = trend
  })
}

/**
 * 1 where the price follows a trend and 0 where a cycle dominates, from index 63 on; NaN before (Ehlers 2001,
 * Rocket Science for Traders). Throws RangeError for a number that isn't finite.
 *
 * @example
 * ```ts
 * import { htTrendmode } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * htTrendmode(close).at(-1) // => 1
 * ```
 */
export const htTrendmode = (close: Column): Float64Array<ArrayBuffer> => computeOne(stage(), { close })

/** What `htTrendmode` takes and answers, by what formula, and how it is computed. */
export const HtTrendmode: Indicator = {
  name: "ht_trendmode",
  title: "Trend or cycle",
  group: "cycle",
  inputs: ["close"],
  parameters: [],
  outputs: [{ name: "ht_trendmode", unit: "ratio", meaning: "1 in a trend, 0 in a cycle" }],
  formula:
    "0 after the sine crossed the lead sine, for half of a cycle, or while the phase moves as the cycle does; else 1, also where the smoothed price is 1.5 % off the trend line",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  stage: () => stage()
}
