/** Whether a figure meets its target. */
import type { Bound, Target } from "../targets.ts"

export interface Verdict {
  readonly target: Target
  /** The database, or another distinction of the figure; empty for none. */
  readonly on: string
  /** Null when it wasn't measured. */
  readonly value: number | null
  /** Why it wasn't measured, or what it is made of. */
  readonly note: string
}

export const verdict = (target: Target, on: string, value: number | null, note = ""): Verdict => ({
  target,
  on,
  value,
  note
})

const isMet = (bound: Bound, value: number): boolean =>
  "min" in bound ? value >= bound.min : value <= bound.max

export const boundText = (bound: Bound): string =>
  "min" in bound ? `at least ${bound.min}` : `at most ${bound.max}`

/** A figure that is no number is missed. */
export const outcomeOf = ({ target, value }: Verdict): "met" | "missed" | "not measured" =>
  value === null ? "not measured" : isMet(target.bound, value) ? "met" : "missed"
