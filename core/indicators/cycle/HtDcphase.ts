/** Dominant cycle phase. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { cycleStage, phases } from "./cycle.ts"

const stage = (): Stage => {
  const phaseOf = phases()
  return cycleStage(34, 63, ({ smooth }, _close, i, period, [out]) => {
    ;(out as Column)[i] = phaseOf(smooth, i, period)
  })
}

/**
 * The phase of the dominant cycle in degrees, -45 to 315, from index 63 on; NaN before (Ehlers 2001, Rocket
 * Science for Traders). Throws RangeError for a number that isn't finite.
 *
 * @example
 * ```ts
 * import { htDcphase } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * htDcphase(close).at(-1) // => 219.11
 * ```
 */
export const htDcphase = (close: Column): Float64Array<ArrayBuffer> => computeOne(stage(), { close })

/** What `htDcphase` takes and answers, by what formula, and how it is computed. */
export const HtDcphase: Indicator = {
  name: "ht_dcphase",
  title: "Dominant cycle phase",
  group: "cycle",
  inputs: ["close"],
  parameters: [],
  outputs: [{ name: "ht_dcphase", unit: "degrees", meaning: "Phase of the dominant cycle, -45 to 315" }],
  formula: "phase of the dominant cycle by the Hilbert transform",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  deviation: "of closes that never moved there is no cycle: TA-Lib's phase is that of its rounding errors",
  stage: () => stage()
}
