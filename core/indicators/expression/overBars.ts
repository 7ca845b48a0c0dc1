/** What an expression is over bars: in stretches between gaps, beside a second series, in the units of raw prices. */
import type { Column } from "../../numbers/Column.ts"
import { type BarColumns, sliceOf } from "../../prices/BarColumns.ts"
import type { Unit } from "../base/Indicator.ts"
import { outputsInPieces } from "../base/outputs.ts"
import { allPieces } from "../base/Stage.ts"
import type { AskedIndicator } from "./read.ts"

/** The names of an expression's outputs in answers: the expression, and `.output` behind it where there are several. */
export const outputNames = ({
  expression,
  indicator: { outputs }
}: Pick<AskedIndicator, "expression" | "indicator">): ReadonlyArray<string> =>
  outputs.length === 1 ? [expression] : outputs.map(({ name }) => `${expression}.${name}`)

/** By what a value on split-adjusted prices is multiplied to be in the units of prices that are a factor as high. */
const conversions: { readonly [U in Unit]?: (factor: number) => number } = {
  price: (factor) => factor,
  price_squared: (factor) => factor * factor,
  shares: (factor) => 1 / factor
}

/** The closes of a second series on days of bars. */
export type Closes = ReadonlyMap<string, number>

const unknown = (length: number): Column => new Float64Array(length).fill(Number.NaN)

/** The outputs over the bars on whose days the second series has one too. */
const besideSecond = function* ({ indicator, parameters }: AskedIndicator, bars: BarColumns, second: Closes) {
  const places = bars.date.flatMap((day, i) => (second.has(day) ? [i] : []))
  const inputs = Object.fromEntries(
    indicator.inputs.map((name) => [
      name,
      Float64Array.from(places, (place) =>
        name === "other"
          ? (second.get(bars.date[place] as string) as number)
          : (bars[name as "close"][place] as number)
      )
    ])
  )
  const outputs = yield* outputsInPieces(indicator, parameters, inputs)
  return outputs.map((values): Column => {
    const spread = unknown(bars.length)
    for (const [i, place] of places.entries()) spread[place] = values[i] as number
    return spread
  })
}

/** The outputs over a stretch of bars, in the order of the declaration. */
const overStretch = (
  asked: AskedIndicator,
  bars: BarColumns,
  second: Closes | null
): Generator<void, ReadonlyArray<Column>> =>
  second === null
    ? outputsInPieces(asked.indicator, asked.parameters, bars)
    : besideSecond(asked, bars, second)

/** Bars on one basis, oldest first, and what else expressions are computed from. */
export interface IndicatorBasis {
  /** Adjusted for splits at least. */
  readonly bars: BarColumns
  /** The indexes of the bars that follow a gap, at which every indicator begins anew. */
  readonly gaps: ReadonlyArray<number>
  /** The closes of the raw bars on the same days, in whose units values are wanted; null for values in the units of `bars`. */
  readonly raw: Column | null
}

/** What `overBars` returns, in pieces of a few milliseconds. */
export const overBarsInPieces = function* (
  asked: AskedIndicator,
  { bars, gaps, raw }: IndicatorBasis,
  second: Closes | null
): Generator<void, ReadonlyArray<Column>> {
  const columns = asked.indicator.outputs.map(() => new Float64Array(bars.length))
  for (const [i, start] of [0, ...gaps].entries()) {
    const outputs = yield* overStretch(asked, sliceOf(bars, start, gaps[i]), second)
    for (const [k, column] of columns.entries()) column.set(outputs[k] as Column, start)
  }
  return columns.map((values, k) => {
    const convert = raw === null ? undefined : conversions[asked.indicator.outputs[k]?.unit as Unit]
    if (raw === null || convert === undefined) return values
    return values.map(
      (value, place) => value * convert((raw[place] as number) / (bars.close[place] as number))
    )
  })
}

/**
 * The outputs of an expression over bars, in the order of the declaration, each with a value for each bar; NaN where there is none.
 * `second` are the closes of the second series of an expression that has one, else null.
 */
export const overBars = (
  asked: AskedIndicator,
  basis: IndicatorBasis,
  second: Closes | null
): ReadonlyArray<Column> => allPieces(overBarsInPieces(asked, basis, second))
