/** Declares indicators of the technical page: parameters, figures with their meanings, and computation. */
import { Schema } from "effect"
import type { Column } from "../indicators/mod.ts"
import type { BarColumns } from "../prices/BarColumns.ts"
import { figure } from "../records/Figure.ts"
import { field } from "../records/Record.ts"

/** A field of a body whose value may be unknown, with its meaning and unit. */
export type Figure = ReturnType<typeof figure>
type Parameters = Readonly<Record<string, Schema.Literal<number>>>
type Values<P extends Parameters> = { readonly [K in keyof P]: P[K]["literal"] }

/** A fixed parameter of an indicator. */
export const parameter = <const N extends number>(value: N, meaning: string): Schema.Literal<N> =>
  field(Schema.Literal(value), meaning)

/** A length in bars. */
export const bars = <const N extends number>(length: N, meaning = "Length of the window") =>
  parameter(length, `${meaning}; in bars`)

/** A figure in the unit of prices. */
export const price = (meaning: string) => figure(meaning, { unit: "currency" })

/** A figure of an indicator that has several, with its own name in the points of the series, which are flat. */
export const line = <const Point extends string>(point: Point, value: Figure) => ({ point, value })

type Lines = Readonly<Record<string, { readonly point: string; readonly value: Figure }>>

/** An indicator with one figure, or with several lines, of split-adjusted daily bars, oldest first. */
export type Indicator =
  | { readonly value: Figure; readonly compute: (bars: BarColumns) => Column }
  | { readonly lines: Lines; readonly compute: (bars: BarColumns) => Readonly<Record<string, Column>> }

const valuesOf = <P extends Parameters>(parameters: P) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { literal }]) => [name, literal])) as Values<P>

/** An indicator with one figure. */
export const single = <const P extends Parameters>(
  parameters: P,
  value: Figure,
  compute: (bars: BarColumns, parameters: Values<P>) => Column
) => {
  const values = valuesOf(parameters)
  return {
    parameters: Schema.Struct(parameters),
    values,
    value,
    compute: (bars: BarColumns) => compute(bars, values)
  }
}

/** An indicator with several figures, each from the column of its name. */
export const several = <const P extends Parameters, const L extends Lines>(
  parameters: P,
  lines: L,
  compute: (bars: BarColumns, parameters: Values<P>) => { readonly [K in keyof L]: Column }
) => {
  const values = valuesOf(parameters)
  return {
    parameters: Schema.Struct(parameters),
    values,
    lines,
    compute: (bars: BarColumns) => compute(bars, values)
  }
}
