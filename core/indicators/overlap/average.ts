/** The kinds of moving averages, which other indicators take one of. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/**
 * A kind of moving average: the stage that averages `length` values, in a column of which values begin at index `start`. It has
 * one input and one output.
 */
export type MovingAverage = (length: number, start?: number) => Stage

const unchanged = (start: number): Stage => ({
  first: start,
  run: (from, to, values: Column, averages: Column) => {
    for (let i = Math.max(from, start); i < to; i++) averages[i] = values[i] as number
  }
})

/** The stage of an average of a kind; of one value it is the value itself, whatever the kind. */
export const averaged = (kind: MovingAverage, length: number, start = 0): Stage =>
  length === 1 ? unchanged(start) : kind(length, start)
