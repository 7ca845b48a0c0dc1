/** How an indicator is computed: over whole columns at once, or on with each bar that comes. */
import { type Column, checkFinite } from "../../numbers/Column.ts"

/**
 * Work on columns of bars that can be interrupted after any bar. It holds what later bars need of earlier ones, so that
 * computing bars one by one gives what computing all at once does, by the same operations.
 */
export interface Stage {
  /** The index of the first bar with a value; outputs are NaN before it. */
  readonly first: number
  /** How many bars before `from` a run reads at most; as many as `first` is where it isn't said. */
  readonly history?: number
  /** How many columns it needs for what it computes on the way. */
  readonly scratch?: number
  /**
   * Writes the outputs of the bars from index `from` up to `to`. Ranges follow one another from bar 0 on. `columns` are the
   * inputs, the outputs and the scratch columns, in this order. Indices may be counted from a later bar in a later run, once `from` is beyond `first` and
   * `history`.
   */
  readonly run: (from: number, to: number, ...columns: ReadonlyArray<Column>) => void
}

/** Columns of bars by the names of an indicator's inputs. */
export type Inputs = Readonly<Record<string, Column>>

const list = (parts: ReadonlyArray<unknown>): string => `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`

const checkInputs = (inputs: Inputs): number => {
  const columns = Object.values(inputs)
  const lengths = columns.map(({ length }) => length)
  const length = lengths[0] ?? 0
  if (lengths.some((other) => other !== length)) {
    throw new RangeError(`${list(Object.keys(inputs))} have one length, not ${list(lengths)}`)
  }
  for (const [name, column] of Object.entries(inputs)) checkFinite(name, column)
  return length
}

/**
 * The outputs of a stage over whole columns, each of the inputs' length, NaN before the stage's first value. Throws
 * RangeError for inputs of different lengths, or for a number in them that isn't finite.
 */
export const compute = (stage: Stage, inputs: Inputs, outputs = 1): Array<Float64Array<ArrayBuffer>> => {
  const length = checkInputs(inputs)
  const made = Array.from({ length: outputs }, () =>
    new Float64Array(length).fill(Number.NaN, 0, Math.min(stage.first, length))
  )
  if (length > stage.first) {
    const scratch = Array.from({ length: stage.scratch ?? 0 }, () => new Float64Array(length))
    stage.run(0, length, ...Object.values(inputs), ...made, ...scratch)
  }
  return made
}

/** The single output of a stage, as `compute` has it. */
export const computeOne = (stage: Stage, inputs: Inputs): Float64Array<ArrayBuffer> =>
  compute(stage, inputs)[0] as Float64Array<ArrayBuffer>

/** The outputs of an indicator that has several, each by its name and of the inputs' length; NaN in the warm-up. */
export type Lines<Names extends string> = { readonly [Name in Names]: Float64Array<ArrayBuffer> }

/** The outputs of a stage by their names, as `compute` has them. */
export const computeNamed = <const Names extends string>(
  stage: Stage,
  inputs: Inputs,
  names: ReadonlyArray<Names>
): Lines<Names> => {
  const columns = compute(stage, inputs, names.length)
  return Object.fromEntries(names.map((name, i) => [name, columns[i]])) as Lines<Names>
}
