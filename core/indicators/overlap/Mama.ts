/** The MESA adaptive moving averages. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, real } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { hilbert, hilbertColumns } from "../cycle/hilbert.ts"

const fastLimitOf = /* @__PURE__ */ real("fast_limit", 0.5, 0.01, 0.99)
const slowLimitOf = /* @__PURE__ */ real("slow_limit", 0.05, 0.01, 0.99)

const degrees = 180 / Math.PI

/** The stage of both averages of values from index `start` on. */
export const mamaStage = (
  fastLimit = fastLimitOf.default,
  slowLimit = slowLimitOf.default,
  start = 0
): Stage => {
  const first = start + 32
  const transform = hilbert(9, start)
  const begin = start + 12
  let phaseBefore = 0
  let mamaBefore = 0
  let famaBefore = 0
  return {
    first,
    scratch: hilbertColumns,
    run: (
      from,
      to,
      values: Column,
      mama: Column,
      fama: Column,
      smooth: Column,
      detrended: Column,
      quadrature: Column,
      period: Column
    ) => {
      transform(from, to, values, { smooth, detrended, quadrature, period })
      for (let i = Math.max(from, begin); i < to; i++) {
        const inPhase = detrended[i - 3] as number
        const phase = inPhase === 0 ? 0 : Math.atan((quadrature[i] as number) / inPhase) * degrees
        const change = phaseBefore - phase
        phaseBefore = phase
        const weight = change > 1 ? Math.max(fastLimit / change, slowLimit) : fastLimit
        mamaBefore = weight * (values[i] as number) + (1 - weight) * mamaBefore
        famaBefore = 0.5 * weight * mamaBefore + (1 - 0.5 * weight) * famaBefore
        if (i < first) continue
        mama[i] = mamaBefore
        fama[i] = famaBefore
      }
    }
  }
}

/**
 * The MESA adaptive moving average and the following one, in the values' unit, from index 32 on; NaN before (Ehlers 2001, MESA Adaptive
 * Moving Averages). The weight of a new value is fastLimit by the change of the cycle's phase in degrees, between both limits. Throws
 * RangeError for a limit outside 0.01 to 0.99, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { mama } from "findata/indicators"
 *
 * const close = Float64Array.from({ length: 40 }, (_, i) => 100 + 5 * Math.sin(i / 3))
 * mama(close).mama.slice(-2) // => [98.57, 98.75]
 * ```
 */
export const mama = (
  close: Column,
  fastLimit = fastLimitOf.default,
  slowLimit = slowLimitOf.default
): Lines<"mama" | "fama"> =>
  computeNamed(mamaStage(checked(fastLimitOf, fastLimit), checked(slowLimitOf, slowLimit)), { close }, [
    "mama",
    "fama"
  ])

/** What `mama` takes and answers, by what formula, and how it is computed. */
export const Mama: Indicator = {
  name: "mama",
  title: "MESA adaptive moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [fastLimitOf, slowLimitOf],
  outputs: [
    { name: "mama", unit: "price", meaning: "Mean of closes that adapts to the phase of the dominant cycle" },
    { name: "fama", unit: "price", meaning: "The mean that follows mama with half of its weight" }
  ],
  overlay: true,
  formula:
    "weight x close + (1 - weight) x mama before, where weight = fast_limit / degrees by which the cycle's phase moved, within the limits; fama with half the weight of mama",
  source: "Ehlers 2001, MESA Adaptive Moving Averages",
  talib: true,
  stage: (fast = fastLimitOf.default, slow = slowLimitOf.default) => mamaStage(fast, slow)
}
