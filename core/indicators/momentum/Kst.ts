/** Know sure thing. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeNamed, type Lines, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { ratioStage } from "./ratio.ts"

const rocPeriod1Of = /* @__PURE__ */ whole("roc_period1", 10, 1)
const rocPeriod2Of = /* @__PURE__ */ whole("roc_period2", 15, 1)
const rocPeriod3Of = /* @__PURE__ */ whole("roc_period3", 20, 1)
const rocPeriod4Of = /* @__PURE__ */ whole("roc_period4", 30, 1)
const smaPeriod1Of = /* @__PURE__ */ whole("sma_period1", 10, 1)
const smaPeriod2Of = /* @__PURE__ */ whole("sma_period2", 10, 1)
const smaPeriod3Of = /* @__PURE__ */ whole("sma_period3", 10, 1)
const smaPeriod4Of = /* @__PURE__ */ whole("sma_period4", 15, 1)
const signalPeriodOf = /* @__PURE__ */ whole("signal_period", 9, 1)

const stage = (...lengths: ReadonlyArray<number>): Stage => {
  const parts = [0, 1, 2, 3].map((k) => {
    const change = ratioStage(lengths[k] as number, 1, 100)
    return { change, mean: smaStage(lengths[k + 4] as number, change.first) }
  })
  const first = Math.max(...parts.map(({ mean }) => mean.first))
  const mean = smaStage(lengths[8] as number, first)
  return {
    first,
    history: mean.first,
    scratch: 2 * parts.length,
    run: (from, to, close: Column, kst: Column, signal: Column, ...scratch) => {
      kst.fill(0, from, to)
      parts.forEach((part, k) => {
        const [changes, means] = scratch.slice(2 * k) as [Column, Column]
        part.change.run(from, to, close, changes)
        part.mean.run(from, to, changes, means)
        for (let i = Math.max(from, first); i < to; i++)
          kst[i] = (kst[i] as number) + (k + 1) * (means[i] as number)
      })
      kst.fill(Number.NaN, from, Math.min(to, first))
      mean.run(from, to, kst, signal)
      signal.fill(Number.NaN, Math.max(from, first), Math.min(to, mean.first))
    }
  }
}

/**
 * Pring's know sure thing, in percent: four rates of change, each averaged, with weights 1 to 4, and the mean of
 * that over `signalPeriod` bars; NaN in the warm-up (Pring 1992). Throws RangeError for rocPeriod1 that isn't a
 * whole number from 1 to 100000, rocPeriod2 that isn't a whole number from 1 to 100000, rocPeriod3 that isn't a
 * whole number from 1 to 100000, rocPeriod4 that isn't a whole number from 1 to 100000, smaPeriod1 that isn't a
 * whole number from 1 to 100000, smaPeriod2 that isn't a whole number from 1 to 100000, smaPeriod3 that isn't a
 * whole number from 1 to 100000, smaPeriod4 that isn't a whole number from 1 to 100000, signalPeriod that isn't a
 * whole number from 1 to 100000, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { kst } from "findata/indicators"
 *
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const lines = kst(close, 1, 2, 3, 4, 1, 1, 1, 1, 1)
 * lines.kst // => [NaN, NaN, NaN, NaN, -59.15, -70.06]
 * lines.signal // => [NaN, NaN, NaN, NaN, -59.15, -70.06]
 * ```
 */
export const kst = (
  close: Column,
  rocPeriod1 = rocPeriod1Of.default,
  rocPeriod2 = rocPeriod2Of.default,
  rocPeriod3 = rocPeriod3Of.default,
  rocPeriod4 = rocPeriod4Of.default,
  smaPeriod1 = smaPeriod1Of.default,
  smaPeriod2 = smaPeriod2Of.default,
  smaPeriod3 = smaPeriod3Of.default,
  smaPeriod4 = smaPeriod4Of.default,
  signalPeriod = signalPeriodOf.default
): Lines<"kst" | "signal"> =>
  computeNamed(
    stage(
      checked(rocPeriod1Of, rocPeriod1),
      checked(rocPeriod2Of, rocPeriod2),
      checked(rocPeriod3Of, rocPeriod3),
      checked(rocPeriod4Of, rocPeriod4),
      checked(smaPeriod1Of, smaPeriod1),
      checked(smaPeriod2Of, smaPeriod2),
      checked(smaPeriod3Of, smaPeriod3),
      checked(smaPeriod4Of, smaPeriod4),
      checked(signalPeriodOf, signalPeriod)
    ),
    { close },
    ["kst", "signal"]
  )

/** What `kst` takes and answers, by what formula, and how it is computed. */
export const Kst: Indicator = {
  name: "kst",
  title: "Know sure thing",
  group: "momentum",
  inputs: ["close"],
  parameters: [
    rocPeriod1Of,
    rocPeriod2Of,
    rocPeriod3Of,
    rocPeriod4Of,
    smaPeriod1Of,
    smaPeriod2Of,
    smaPeriod3Of,
    smaPeriod4Of,
    signalPeriodOf
  ],
  outputs: [
    { name: "kst", unit: "percent", meaning: "Weighted sum of four smoothed rates of change" },
    { name: "signal", unit: "percent", meaning: "Mean of kst" }
  ],
  levels: [0],
  formula: "sma of roc for each of four pairs of periods, weighted 1 to 4; signal: sma(signal_period) of it",
  source: "Pring 1992, Rate of Change",
  talib: false,
  memory: "window",
  stage: (
    rocPeriod1 = rocPeriod1Of.default,
    rocPeriod2 = rocPeriod2Of.default,
    rocPeriod3 = rocPeriod3Of.default,
    rocPeriod4 = rocPeriod4Of.default,
    smaPeriod1 = smaPeriod1Of.default,
    smaPeriod2 = smaPeriod2Of.default,
    smaPeriod3 = smaPeriod3Of.default,
    smaPeriod4 = smaPeriod4Of.default,
    signalPeriod = signalPeriodOf.default
  ) =>
    stage(
      rocPeriod1,
      rocPeriod2,
      rocPeriod3,
      rocPeriod4,
      smaPeriod1,
      smaPeriod2,
      smaPeriod3,
      smaPeriod4,
      signalPeriod
    )
}
