/** Intraday momentum index. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, timePeriod } from "../base/Parameter.ts"
import { computeOne, type Stage } from "../base/Stage.ts"
import { smaStage } from "../overlap/Sma.ts"
import { rise } from "./strength.ts"

const timePeriodOf = /* @__PURE__ */ timePeriod(14)

const stage = (length: number): Stage => {
  const gains = smaStage(length)
  const changes = smaStage(length)
  return {
    first: length - 1,
    scratch: 3,
    run: (
      from,
      to,
      open: Column,
      close: Column,
      out: Column,
      rises: Column,
      moves: Column,
      means: Column
    ) => {
      for (let i = from; i < to; i++) {
        const change = (close[i] as number) - (open[i] as number)
        rises[i] = rise(change)
        moves[i] = Math.abs(change)
      }
      gains.run(from, to, rises, out)
      changes.run(from, to, moves, means)
      for (let i = Math.max(from, length - 1); i < to; i++)
        out[i] = 100 * ((out[i] as number) / (means[i] as number))
    }
  }
}

/**
 * The rises from open to close of the last `timePeriod` bars by their rises and falls, 0 to 100, from index
 * timePeriod - 1 on; NaN before, and where nothing moved (Chande and Kroll 1994, The New Technical Trader). Throws
 * RangeError for a period that isn't a whole number from 2 to 100000, columns of different lengths, or a number
 * that isn't finite.
 *
 * @example
 * ```ts
 * import { imi } from "findata/indicators"
 *
 * const open = Float64Array.of(124, 126.1, 127.6, 137.6, 126.9, 120.1)
 * const close = Float64Array.of(124.8, 129, 134.2, 131.4, 120.9, 121)
 * imi(open, close, 2) // => [NaN, 100, 100, 51.56, 0, 13.04]
 * ```
 */
export const imi = (
  open: Column,
  close: Column,
  timePeriod = timePeriodOf.default
): Float64Array<ArrayBuffer> => computeOne(stage(checked(timePeriodOf, timePeriod)), { open, close })

/** What `imi` takes and answers, by what formula, and how it is computed. */
export const Imi: Indicator = {
  name: "imi",
  title: "Intraday momentum index",
  group: "momentum",
  inputs: ["open", "close"],
  parameters: [timePeriodOf],
  outputs: [
    {
      name: "imi",
      unit: "percent",
      meaning: "Rises within bars as a share of rises and falls within bars, 0 to 100"
    }
  ],
  levels: [30, 70],
  formula: "100 x sum of rises from open to close / sum of rises and falls",
  source: "Chande and Kroll 1994, The New Technical Trader",
  talib: true,
  memory: "window",
  stage: (timePeriod = timePeriodOf.default) => stage(timePeriod)
}
