/** Dominant cycle period. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { cycleStage } from "./cycle.ts"

const stage = (): Stage =>
  cycleStage(9, 32, (_measured, _close, i, period, [out]) => {
    ;(out as Column)[i] = period
  })

/**
 * The length of the dominant cycle in bars, from index 32 on; NaN before (Ehlers 2001, Rocket Science for
 * Traders). Throws RangeError for a number that isn't finite.
 *
 * @example
 * ```ts
 * import { htDcperiod } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 70 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * htDcperiod(close).at(-1) // => 18.80
 * ```
 */
export const htDcperiod = (close: Column): Float64Array<ArrayBuffer> => computeOne(stage(), { close })

/** What `htDcperiod` takes and answers, by what formula, and how it is computed. */
export const HtDcperiod: Indicator = {
  name: "ht_dcperiod",
  title: "Dominant cycle period",
  group: "cycle",
  inputs: ["close"],
  parameters: [],
  outputs: [{ name: "ht_dcperiod", unit: "bars", meaning: "Length of the dominant cycle" }],
  formula: "length of the dominant cycle by the homodyne discriminator of the Hilbert transform, smoothed",
  source: "Ehlers 2001, Rocket Science for Traders",
  talib: true,
  stage: () => stage()
}
