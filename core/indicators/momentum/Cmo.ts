/** Chande momentum oscillator. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { nothing } from "../base/zero.ts"
import { strengthStage } from "./strength.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => strengthStage(length, 0, 1, nothing)

/**
 * Rises less falls by both, -100 to 100, of Wilder's means of the rises and falls from close to close as in `rsi`,
 * from index `timePeriod` on; NaN before, 0 where nothing moved (Chande and Kroll 1994, The New Technical Trader,
 * who take plain means). Throws RangeError for a period that isn't a whole number from 2 to 100000, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { cmo } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * cmo(close, 2) // => [NaN, NaN, 100, 25.33, -67.02, -64.71]
 * ```
 */
export const cmo = (close: Column, timePeriod = timePeriodOf.default): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { close })

/** What `cmo` takes and answers, by what formula, and how it is computed. */
export const Cmo: Indicator = {
  name: "cmo",
  title: "Chande momentum oscillator",
  group: "momentum",
  inputs: ["close"],
  parameters: [timePeriodOf],
  outputs: [{ name: "cmo", unit: "percent", meaning: "Rises less falls, as a share of both, -100 to 100" }],
  levels: [-50, 50],
  formula:
    "100 x (G - L) / (G + L), where G and L are Wilder's means of the rises and of the falls from close to close; 0 where nothing moved",
  source: "Chande and Kroll 1994, The New Technical Trader",
  talib: true,
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
