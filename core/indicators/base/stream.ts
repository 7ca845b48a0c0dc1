/** Indicators bar by bar. */
import type { Column } from "../../numbers/Column.ts"
import type { Indicator, InputName } from "./Indicator.ts"
import { checked } from "./Parameter.ts"

/** A bar, or what an indicator needs of one. */
export type StreamBar = Readonly<Partial<Record<InputName, number>>>

/** An indicator that is computed on with each bar. */
export interface Stream {
  /**
   * Its outputs after one more bar, by their names; NaN while it warms up. Throws RangeError for a bar that lacks an input or
   * has one that isn't finite, and stays as it was.
   */
  readonly next: (bar: StreamBar) => Readonly<Record<string, number>>
}

/** Room for this many bars, or for twice those that are needed, whose beginning is dropped when it is full. */
const leastRoom = 64

/**
 * Computes an indicator bar by bar, with its parameters by place and their defaults for those left out. Each value equals the one that
 * its function has for the columns up to that bar. Throws RangeError for a parameter that it doesn't accept.
 *
 * @example
 * ```ts
 * import { Rsi, stream } from "findata/indicators"
 *
 * const live = stream(Rsi, 2)
 * const values = [10, 12, 11, 14].map((close) => live.next({ close }).rsi)
 * values // => [NaN, NaN, 66.67, 88.89]
 * ```
 */
export const stream = (indicator: Indicator, ...values: ReadonlyArray<number>): Stream => {
  const parameters = indicator.parameters.map((parameter, i) =>
    checked(parameter, values[i] ?? parameter.default)
  )
  const refused = indicator.refuses?.(...parameters)
  if (refused != null) throw new RangeError(refused)
  const stage = indicator.stage(...parameters)
  const { inputs, outputs } = indicator
  const kept = Math.max(stage.first, stage.history ?? 0) + 1
  let columns: Array<Column> = Array.from(
    { length: inputs.length + outputs.length + (stage.scratch ?? 0) },
    () => new Float64Array(Math.max(leastRoom, 2 * kept))
  )
  let length = 0
  /** Moves the bars that are still needed to the beginning. */
  const forget = () => {
    for (const column of columns) column.copyWithin(0, length - kept, length)
    length = kept
  }
  return {
    next: (bar) => {
      for (const name of inputs) {
        const value = bar[name]
        if (!Number.isFinite(value)) throw new RangeError(`${name} is a finite number, not ${value}`)
      }
      if (length === (columns[0] as Column).length) forget()
      inputs.forEach((name, i) => {
        const column = columns[i] as Column
        column[length] = bar[name] as number
      })
      outputs.forEach((_, i) => {
        const column = columns[inputs.length + i] as Column
        column[length] = Number.NaN
      })
      stage.run(length, length + 1, ...columns)
      length++
      return Object.fromEntries(
        outputs.map(({ name }, i) => [name, (columns[inputs.length + i] as Column)[length - 1] as number])
      )
    }
  }
}
