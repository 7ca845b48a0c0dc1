/** Sine of the dominant cycle. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { cycleStage, phases, sineOf } from "./cycle.ts"

const stage = (): Stage => {
  const phaseOf = phases()
  return cycleStage(34, 63, ({ smooth }, _close, i, period, [sine, lead]) => {
    const phase = phaseOf(smooth, i, period)
    ;(sine as Column)[i] = sineOf(phase)
    ;(lead as Column)[i] = sineOf(phase + 45)
  })
}

/**
 * The sine of the dominant cycle's phase, and that of the phase 45 degrees later, -1 to 1, from index 63 on; NaN
 * before (Ehlers 2001, Rocket Science for Traders). Throws RangeError for a number that isn't finite.
 *
 * @example
 * ```ts
 * import { htSine } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * const lines = htSine(close)
 * lines.sine.at(-1) // => -0.63
 * lines.lead_sine.at(-1) // => -0.99
 * ```
 */
export const htSine = (close: Column): Lines<"sine" | "lead_sine"> =>
  computeNamed(stage(), { close }, ["sine", "lead_sine"])

/** What `htSine` takes and answers, by what formula, and how it is computed. */
export const HtSine: Indicator = {
  name: "ht_sine",
  title: "Sine of the dominant cycle",
  group: "cycle",
  inputs: ["close"],
  parameters: [],
  outputs: [
    { name: "sine", unit: "ratio", meaning: "Sine of the dominant cycle's phase" },
    { name: "lead_sine", unit: "ratio", meaning: "Sine of the phase an eighth of a cycle later" }
  ],
  levels: [0],
  formula: "sine of ht_dcphase, and of it plus 45 degrees",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  deviation: "of closes that never moved there is no cycle: TA-Lib's phase is that of its rounding errors",
  stage: () => stage()
}
