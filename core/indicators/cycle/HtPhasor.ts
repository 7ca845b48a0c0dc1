/** Phasor of the dominant cycle. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { cycleStage } from "./cycle.ts"

const stage = (): Stage =>
  cycleStage(9, 32, ({ detrended, quadrature }, _close, i, _period, [inPhase, late]) => {
    ;(inPhase as Column)[i] = detrended[i - 3] as number
    ;(late as Column)[i] = quadrature[i] as number
  })

/**
 * The in-phase and quadrature components of the detrended price, in the price's unit, from index 32 on; NaN before
 * (Ehlers 2001, Rocket Science for Traders). Throws RangeError for a number that isn't finite.
 *
 * @example
 * ```ts
 * import { htPhasor } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * const lines = htPhasor(close)
 * lines.in_phase.at(-1) // => -1.23
 * lines.quadrature.at(-1) // => -5.06
 * ```
 */
export const htPhasor = (close: Column): Lines<"in_phase" | "quadrature"> =>
  computeNamed(stage(), { close }, ["in_phase", "quadrature"])

/** What `htPhasor` takes and answers, by what formula, and how it is computed. */
export const HtPhasor: Indicator = {
  name: "ht_phasor",
  title: "Phasor of the dominant cycle",
  group: "cycle",
  inputs: ["close"],
  parameters: [],
  outputs: [
    { name: "in_phase", unit: "price", meaning: "Part of the detrended price in phase with the cycle" },
    { name: "quadrature", unit: "price", meaning: "Part of the detrended price a quarter of a cycle late" }
  ],
  levels: [0],
  formula: "in-phase and quadrature components of the detrended price by the Hilbert transform",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  stage: () => stage()
}
