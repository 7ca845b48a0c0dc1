/** What an indicator is over columns of bars. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator, InputName } from "./Indicator.ts"
import { allPieces, computing } from "./Stage.ts"

/** Columns of bars of one length; an indicator needs those that its inputs name. */
export type NamedColumns = Readonly<Partial<Record<InputName, Column>>>

/** The defaults of an indicator's parameters, in the order of its declaration. */
export const defaultsOf = ({ parameters }: Pick<Indicator, "parameters">): ReadonlyArray<number> =>
  parameters.map((parameter) => parameter.default)

/** What `outputsOf` returns, in pieces of a few milliseconds. */
export const outputsInPieces = (
  { inputs, outputs, stage }: Indicator,
  parameters: ReadonlyArray<number>,
  columns: NamedColumns
): Generator<void, ReadonlyArray<Column>> =>
  computing(
    stage(...parameters),
    Object.fromEntries(inputs.map((name) => [name, columns[name] as Column])),
    outputs.length
  )

/**
 * The outputs of an indicator with these parameters, all of them and within their bounds, in the order of its declaration: each of the
 * columns' length, NaN in the warm-up. Throws RangeError for a number in its inputs that isn't finite.
 *
 * @example
 * ```ts
 * import { Sma } from "findata/indicators"
 * import { outputsOf } from "findata/ports"
 *
 * outputsOf(Sma, [2], { close: Float64Array.of(1, 2, 4) })[0] // => [NaN, 1.5, 3]
 * ```
 */
export const outputsOf = (
  indicator: Indicator,
  parameters: ReadonlyArray<number>,
  columns: NamedColumns
): ReadonlyArray<Column> => allPieces(outputsInPieces(indicator, parameters, columns))
