/** Volume-weighted average price. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, whole } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "./Sma.ts"

const timePeriodOf = /* @__PURE__ */ whole("time_period", 0, 0)

/** The money that changed hands on a bar, at its typical price. */
const moneyOf = (high: number, low: number, close: number, volume: number): number =>
  ((high + low + close) / 3) * volume

/** Of all bars since the first. */
const anchoredStage = (): Stage => {
  let money = 0
  let shares = 0
  return {
    first: 0,
    run: (from, to, high: Column, low: Column, close: Column, volume: Column, out: Column) => {
      for (let i = from; i < to; i++) {
        const traded = volume[i] as number
        money += moneyOf(high[i] as number, low[i] as number, close[i] as number, traded)
        shares += traded
        out[i] = money / shares
      }
    }
  }
}

const rollingStage = (length: number): Stage => {
  const money = smaStage(length)
  const shares = smaStage(length)
  return {
    first: length - 1,
    scratch: 2,
    run: (
      from,
      to,
      high: Column,
      low: Column,
      close: Column,
      volume: Column,
      out: Column,
      flows: Column,
      means: Column
    ) => {
      for (let i = from; i < to; i++) {
        flows[i] = moneyOf(high[i] as number, low[i] as number, close[i] as number, volume[i] as number)
      }
      money.run(from, to, flows, out)
      shares.run(from, to, volume, means)
      for (let i = Math.max(from, length - 1); i < to; i++) out[i] = (out[i] as number) / (means[i] as number)
    }
  }
}

const stage = (length: number): Stage => (length === 0 ? anchoredStage() : rollingStage(length))

/**
 * The mean of typical prices, weighted by volume, of the last `timePeriod` bars from index timePeriod - 1 on, or
 * for 0 of all bars since the first, in the price's unit; NaN before, and where no share was traded. Throws
 * RangeError for timePeriod that isn't a whole number from 0 to 100000, columns of different lengths, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { vwap } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * vwap(high, low, close, volume) // => [125.27, 127.13, 128.74, 129.63, 128.06, 125.72]
 * ```
 */
export const vwap = (
  high: Column,
  low: Column,
  close: Column,
  volume: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close, volume })

/** What `vwap` takes and answers, by what formula, and how it is computed. */
export const Vwap: Indicator = {
  name: "vwap",
  title: "Volume-weighted average price",
  group: "overlap",
  inputs: ["high", "low", "close", "volume"],
  parameters: [timePeriodOf],
  outputs: [{ name: "vwap", unit: "price", meaning: "Mean of typical prices, weighted by volume" }],
  overlay: true,
  formula:
    "sum of typical price x volume / sum of volumes, of the last time_period bars, or of all since the first for 0",
  source: "Berkowitz, Logue and Noser 1988, The Total Cost of Transactions on the NYSE",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
