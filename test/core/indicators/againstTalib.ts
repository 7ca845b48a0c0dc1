/** Compares indicators with TA-Lib's C library. */
import type { Indicator } from "../../../core/indicators/base/Indicator.ts"
import { compute } from "../../../core/indicators/base/Stage.ts"
import { askTalib } from "../../talib/talib.ts"
import { inputsOf } from "./cases.ts"
import type { Bars } from "./markets.ts"

/** A series by what it is called in messages. */
export interface Series {
  readonly name: string
  readonly bars: Bars
}

/** Where an indicator and TA-Lib differ most, relative to the larger value. */
export interface Difference {
  readonly series: string
  readonly parameters: ReadonlyArray<number>
  readonly output: string
  readonly index: number
  readonly ours: number
  readonly theirs: number
  readonly relative: number
}

/** Of the largest number in a series: what TA-Lib's running sums leave of values that they subtract. */
const rounding = 1e-10

const relativeTo = (a: number, b: number, largest: number): number => {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return 0
  if (!Number.isFinite(a) || !Number.isFinite(b)) return Number.POSITIVE_INFINITY
  const distance = Math.abs(a - b)
  return distance <= rounding * largest ? 0 : distance / Math.max(Math.abs(a), Math.abs(b))
}

/** The largest of the inputs and of the outputs, for outputs in the inputs' unit; of the outputs alone for others. */
const largestOf = (columns: ReadonlyArray<Float64Array>): number =>
  columns.reduce((most, column) => column.reduce((a, b) => (Math.abs(b) > a ? Math.abs(b) : a), most), 0)

/**
 * The largest difference from TA-Lib over each series and set of parameters. `scale` is what a difference of 0 is measured by: how
 * large values of the outputs usually are, relative to the largest input.
 */
export const differences = (
  indicator: Indicator,
  series: ReadonlyArray<Series>,
  sets: ReadonlyArray<ReadonlyArray<number>>
): ReadonlyArray<Difference> => {
  const asked = series.flatMap(({ bars, name }) => {
    const inputs = inputsOf(indicator, bars)
    const columns = Object.values(inputs)
    return sets.map((parameters) => ({ name, parameters, inputs, columns, length: bars.close.length }))
  })
  const answers = askTalib(
    asked.map(({ columns, parameters }) => ({
      name: indicator.name.toUpperCase(),
      options: parameters,
      inputs: columns,
      outputs: indicator.outputs.length
    }))
  )
  return asked.map(({ columns, inputs, length, name, parameters }, k) => {
    const { code, first, outputs: theirs } = answers[k] as (typeof answers)[number]
    const ours = compute(indicator.stage(...parameters), inputs, indicator.outputs.length)
    let worst: Difference = {
      series: name,
      parameters,
      output: "",
      index: -1,
      ours: 0,
      theirs: 0,
      relative: 0
    }
    const isPrice = indicator.outputs.every(({ unit }) => unit === "price")
    const largest = largestOf([...theirs, ...(isPrice ? columns : [])])
    theirs.forEach((values, o) => {
      const mine = ours[o] as Float64Array
      for (let i = 0; i < length; i++) {
        const has = code === 0 && i >= first && i - first < values.length
        const their = has ? (values[i - first] as number) : Number.NaN
        const our = mine[i] as number
        const relative = relativeTo(our, their, largest)
        if (relative > worst.relative) {
          const output = (indicator.outputs[o] as { name: string }).name
          worst = { series: name, parameters, output, index: i, ours: our, theirs: their, relative }
        }
      }
    })
    return worst
  })
}
