/** Convergence and divergence of moving averages. */
import type { Column } from "../../numbers/Column.ts"
import type { Stage } from "../base/Stage.ts"

/** How a stage is made that begins at an index. */
export type Starting = (start: number) => Stage

/**
 * The stage of a fast average less a slow one, of the average of that difference, and of the difference of both: three outputs. The average
 * that is known earlier by itself begins later, so that both have their first value on the same bar; the outputs begin with the signal.
 */
export const convergenceStage = (fastFrom: Starting, slowFrom: Starting, signalFrom: Starting): Stage => {
  const known = Math.max(fastFrom(0).first, slowFrom(0).first)
  const fast = fastFrom(known - fastFrom(0).first)
  const slow = slowFrom(known - slowFrom(0).first)
  const signal = signalFrom(known)
  const fastEnd = fast.scratch ?? 0
  const slowEnd = fastEnd + (slow.scratch ?? 0)
  return {
    first: signal.first,
    scratch: 3 + slowEnd + (signal.scratch ?? 0),
    run: (
      from,
      to,
      close: Column,
      macd: Column,
      signals: Column,
      histogram: Column,
      differences: Column,
      fasts: Column,
      slows: Column,
      ...scratch
    ) => {
      fast.run(from, to, close, fasts, ...scratch)
      slow.run(from, to, close, slows, ...scratch.slice(fastEnd))
      for (let i = Math.max(from, known); i < to; i++)
        differences[i] = (fasts[i] as number) - (slows[i] as number)
      signal.run(from, to, differences, signals, ...scratch.slice(slowEnd))
      for (let i = Math.max(from, signal.first); i < to; i++) {
        macd[i] = differences[i] as number
        histogram[i] = (differences[i] as number) - (signals[i] as number)
      }
    }
  }
}
