/** Chaikin money flow. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { flowOf } from "./Ad.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(20)

const stage = (length: number): Stage => {
  const flow = smaStage(length)
  const volumes = smaStage(length)
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
        flows[i] = flowOf(high[i] as number, low[i] as number, close[i] as number, volume[i] as number)
      }
      flow.run(from, to, flows, out)
      volumes.run(from, to, volume, means)
      for (let i = Math.max(from, length - 1); i < to; i++) out[i] = (out[i] as number) / (means[i] as number)
    }
  }
}

/**
 * The volumes of the last `timePeriod` bars, weighted by where the close stands in its bar, by the volumes, -1 to
 * 1, from index timePeriod - 1 on; NaN before, and where no share was traded. Throws RangeError for a period that
 * isn't a whole number from 2 to 100000, columns of different lengths, or a number that isn't finite.
 *
 * @example
 * ```ts
 * import { cmf } from "findata/indicators"
 *
 * const high = Float64Array.of(126.4, 131, 134.8, 138, 128.8, 123.7)
 * const low = Float64Array.of(124.6, 126, 130.5, 127, 120.5, 110.9)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * const volume = Float64Array.of(187, 226, 151, 200, 257, 333)
 * cmf(high, low, close, volume, 2) // => [NaN, -0.24, 0.41, 0.20, -0.60, -0.07]
 * ```
 */
export const cmf = (
  high: Column,
  low: Column,
  close: Column,
  volume: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> =>
  computeOne(stage(checked(timePeriodOf, timePeriod)), { high, low, close, volume })

/** What `cmf` takes and answers, by what formula, and how it is computed. */
export const Cmf: Indicator = {
  name: "cmf",
  title: "Chaikin money flow",
  group: "volume",
  inputs: ["high", "low", "close", "volume"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "cmf",
      unit: "ratio",
      meaning: "Volume weighted by where closes stand in their bars, as a share of volume, -1 to 1"
    }
  ],
  levels: [0],
  formula:
    "sum of volume x ((close - low) - (high - close)) / (high - low) / sum of volumes, of time_period bars",
  source: "Chaikin 1982",
  talib: false,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
