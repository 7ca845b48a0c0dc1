/** Moving averages of any kind, by TA-Lib's numbers of them. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator } from "../base/Indicator.ts"
import { checked, type Parameter, timePeriod } from "../base/Parameter.ts"
import { computeOne } from "../base/Stage.ts"
import { averaged, type MovingAverage } from "./average.ts"
import { demaStage } from "./Dema.ts"
import { emaStage } from "./Ema.ts"
import { kamaStage } from "./Kama.ts"
import { mamaStage } from "./Mama.ts"
import { smaStage } from "./Sma.ts"
import { t3Stage } from "./T3.ts"
import { temaStage } from "./Tema.ts"
import { trimaStage } from "./Trima.ts"
import { wmaStage } from "./Wma.ts"

/** `mama` with its usual limits, without the average that follows it. */
const mamaAlone: MovingAverage = (_, start = 0) => {
  const both = mamaStage(undefined, undefined, start)
  return {
    first: both.first,
    scratch: 1 + (both.scratch ?? 0),
    run: (from, to, ...columns) => both.run(from, to, ...columns)
  }
}

/** The names of the kinds, each at its number. */
export const averageNames = ["sma", "ema", "wma", "dema", "tema", "trima", "kama", "mama", "t3"] as const

const kinds: ReadonlyArray<MovingAverage> = [
  smaStage,
  emaStage,
  wmaStage,
  demaStage,
  temaStage,
  trimaStage,
  kamaStage,
  mamaAlone,
  (length, start) => t3Stage(length, start)
]

/** The kind of moving average with a number. */
export const averageOf = (kind: number): MovingAverage => kinds[kind] as MovingAverage

/** A parameter that chooses the kind of a moving average. */
export const maType = (name = "ma_type"): Parameter => ({
  name,
  type: "average",
  default: 0,
  minimum: 0,
  maximum: averageNames.length - 1
})

const period = /* @__PURE__ */ timePeriod(30, 1)
const kind = /* @__PURE__ */ maType()

/**
 * A moving average of a kind: 0 sma, 1 ema, 2 wma, 3 dema, 4 tema, 5 trima, 6 kama, 7 mama (with limits 0.5 and 0.05, whatever the period), 8 t3
 * (with factor 0.7), in the values' unit; NaN in the kind's warm-up. A period of 1 leaves the values as they are. Throws RangeError for a
 * period that isn't a whole number from 1 to 100000, an unknown kind, or a value that isn't finite.
 *
 * @example
 * ```ts
 * import { ma } from "findata/indicators"
 *
 * ma(Float64Array.of(1, 2, 6, 4), 3, 2) // => [NaN, NaN, 3.83, 4.33]
 * ```
 */
export const ma = (
  close: Column,
  timePeriod = period.default,
  maType = kind.default
): Float64Array<ArrayBuffer> =>
  computeOne(averaged(averageOf(checked(kind, maType)), checked(period, timePeriod)), { close })

/** What `ma` takes and answers, by what formula, and how it is computed. */
export const Ma: Indicator = {
  name: "ma",
  title: "Moving average",
  group: "overlap",
  inputs: ["close"],
  parameters: [period, kind],
  outputs: [{ name: "ma", unit: "price", meaning: "Moving average of closes of the kind chosen by ma_type" }],
  overlay: true,
  formula: "by ma_type: 0 sma, 1 ema, 2 wma, 3 dema, 4 tema, 5 trima, 6 kama, 7 mama, 8 t3",
  source: "TA-Lib",
  talib: true,
  stage: (length = period.default, type = kind.default) => averaged(averageOf(type), length)
}
