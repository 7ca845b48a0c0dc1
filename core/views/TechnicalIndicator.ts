/** How an indicator of the technical page is declared: its parameters, its figures with their meanings, its computation. */
import { Schema } from "effect"
import type { Column } from "../indicators/mod.ts"
import { figure } from "../records/Figure.ts"
import { field } from "../records/Record.ts"

/** Split-adjusted daily bars, oldest first, a column for each of their prices. */
export interface PriceColumns {
  readonly high: Column
  readonly low: Column
  readonly close: Column
}

export type Figure = ReturnType<typeof figure>
type Parameters = Readonly<Record<string, Schema.Literal<number>>>
type Values<P extends Parameters> = { readonly [K in keyof P]: P[K]["literal"] }

/** A number that an indicator takes, always the same. */
export const parameter = <const N extends number>(value: N, meaning: string): Schema.Literal<N> =>
  field(Schema.Literal(value), meaning)

/** A length in bars. */
export const bars = <const N extends number>(length: N, meaning = "Length of the window") =>
  parameter(length, `${meaning}; in bars`)

/** A figure in the unit of prices. */
export const price = (meaning: string) => figure(meaning, { unit: "currency" })

/** A figure of an indicator that has several, under another name in the points of the series, where all are on one level. */
export const line = <const Point extends string>(point: Point, value: Figure) => ({ point, value })

type Lines = Readonly<Record<string, { readonly point: string; readonly value: Figure }>>

/** Any of the indicators, by what it has: one figure or several lines. */
export type Indicator =
  | { readonly value: Figure; readonly compute: (prices: PriceColumns) => Column }
  | { readonly lines: Lines; readonly compute: (prices: PriceColumns) => Readonly<Record<string, Column>> }

const valuesOf = <P extends Parameters>(parameters: P) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { literal }]) => [name, literal])) as Values<P>

/** An indicator of one figure. */
export const single = <const P extends Parameters>(
  parameters: P,
  value: Figure,
  compute: (prices: PriceColumns, parameters: Values<P>) => Column
) => {
  const values = valuesOf(parameters)
  return {
    parameters: Schema.Struct(parameters),
    values,
    value,
    compute: (prices: PriceColumns) => compute(prices, values)
  }
}

/** An indicator of several figures, each from the column of its name. */
export const several = <const P extends Parameters, const L extends Lines>(
  parameters: P,
  lines: L,
  compute: (prices: PriceColumns, parameters: Values<P>) => { readonly [K in keyof L]: Column }
) => {
  const values = valuesOf(parameters)
  return {
    parameters: Schema.Struct(parameters),
    values,
    lines,
    compute: (prices: PriceColumns) => compute(prices, values)
  }
}
