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
   * How many values it looks at for each bar from `first` on, beside the usual few: those of a window that it goes through bar by bar. 0
   * where it isn't said.
   */
  readonly looks?: number
  /**
   * Writes the outputs of the bars from index `from` up to `to`. Ranges follow one another from bar 0 on. `columns` are the
   * inputs, the outputs and the scratch columns, in this order. Indices may be counted from a later bar in a later run, once `from` is beyond `first` and
   * `history`.
   */
  readonly run: (from: number, to: number, ...columns: ReadonlyArray<Column>) => void
}

/** Columns of bars by the names of an indicator's inputs. */
export type Inputs = Readonly<Record<string, Column>>

/**
 * The stages that ran last. V8 drops the compiled code of a closure at the next collection unless one of the same place in the source is
 * alive, and stages live for one computation: without these, loops were compiled again and again.
 */
const kept: Array<Stage> = []
const keptAtMost = 32

const checkInputs = (inputs: Inputs): number => {
  const lengths = Object.values(inputs).map(({ length }) => length)
  if (new Set(lengths).size > 1)
    throw new RangeError(`${Object.keys(inputs).join(", ")} have one length, not ${lengths.join(", ")}`)
  for (const name in inputs) checkFinite(name, inputs[name] as Column)
  return lengths[0] ?? 0
}

const columnsOf = (count: number, length: number) =>
  Array.from({ length: count }, () => new Float64Array(length))

/** About as many values as most indicators' work on a bar takes as long to look at: a millisecond is a million. */
const usualLooks = 40

/** How many values a stage looks at over some bars, its usual work counted as so many: about a million in a millisecond. */
export const looksOver = ({ first, looks = 0 }: Stage, bars: number): number =>
  bars * usualLooks + Math.max(bars - first, 0) * looks

/** Values that are looked at in a piece. */
const looksAtOnce = 3_000_000

/** Runs a computation in pieces to its end. */
export const allPieces = <A>(pieces: Iterator<void, A>): A => {
  for (;;) {
    const piece = pieces.next()
    if (piece.done === true) return piece.value
  }
}

/** Bars that are computed at a time, so few that their columns stay in a processor's cache until all of them are written. */
const blockLength = 4096

/** What `compute` returns, in pieces of a few milliseconds. */
export const computing = function* (
  stage: Stage,
  inputs: Inputs,
  outputs = 1
): Generator<void, Array<Float64Array<ArrayBuffer>>> {
  const { first, history = first, looks = 0, scratch = 0 } = stage
  const length = checkInputs(inputs)
  const past = Math.max(first, history) + 1
  const block = blockLength + past
  const made = columnsOf(outputs, length)
  for (const column of made) column.fill(Number.NaN, 0, first)
  if (length <= first) return made
  if (kept.push(stage) > keptAtMost) kept.shift()
  let to = past + block
  const between = columnsOf(scratch, Math.min(to, length))
  const atOnce = Math.ceil(looksAtOnce / (usualLooks + looks))
  for (let from = 0; from < length; from = to, to += block) {
    const begin = Math.max(from - past, 0)
    if (from > 0) for (const column of between) column.copyWithin(0, block)
    const parts = [...Object.values(inputs), ...made].map((column) => column.subarray(begin, to))
    const end = Math.min(to, length) - begin
    for (let at = from - begin; at < end; at += atOnce) {
      stage.run(at, Math.min(at + atOnce, end), ...parts, ...between)
      yield
    }
  }
  return made
}

/**
 * The outputs of a stage over whole columns, each of the inputs' length, NaN before the stage's first value. Throws
 * RangeError for inputs of different lengths, or for a number in them that isn't finite.
 */
export const compute = (stage: Stage, inputs: Inputs, outputs = 1): Array<Float64Array<ArrayBuffer>> =>
  allPieces(computing(stage, inputs, outputs))

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
