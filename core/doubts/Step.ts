/** Steps between consecutive bars that look like an unrecorded split; a crash looks like one too. */
import { Schema } from "effect"
import { tradedSince } from "../prices/TradedSince.ts"
import { daysBetween } from "../time/CalendarDate.ts"
import { field, nullable } from "../records/Record.ts"
import { day } from "../records/Scalar.ts"
import type { Doubt } from "./Doubt.ts"

/** A bar beside the one before it, both raw. */
export interface Step {
  readonly company_id: number
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly previous_date: string
  readonly previous_close: number
}

/** Prices that differ by a smaller factor, either way, are no step. */
export const minStep = 1.45

/** Prices that differ by this factor, either way, are doubtful even when no split fits. */
const anyStep = 2.5

/** How far a step may be from the split that it matches. */
const tolerance = 0.03

/** The most new shares for an old one, or the reverse, that a usual split makes. */
const maxShares = 1000

/** By which factor two prices differ, either way: 1 or more. */
export const factorBetween = (a: number, b: number): number => Math.max(a / b, b / a)

/** A split by its ratio, new shares for each old one, with its label: 4 and 4:1. */
export interface Split {
  readonly value: number
  readonly label: string
}

/**
 * The nearest split of 3:2, k:1 (k a whole number from 2 to 1,000) or an inverse of these within 3 % of `ratio`, the price
 * before / the price after; null when there is none.
 */
export const splitOf = (ratio: number): Split | null => {
  const down = ratio >= 1
  const factor = factorBetween(ratio, 1)
  const whole = Math.min(maxShares, Math.max(2, Math.round(factor)))
  const nearest = Math.abs(factor / 1.5 - 1) < Math.abs(factor / whole - 1) ? 1.5 : whole
  if (Math.abs(factor / nearest - 1) > tolerance) return null
  const [more, fewer] = nearest === 1.5 ? [3, 2] : [nearest, 1]
  return down
    ? { value: more / fewer, label: `${more}:${fewer}` }
    : { value: fewer / more, label: `${fewer}:${more}` }
}

/** What is said of a step between neighbouring bars, and what resolves it. */
const overnight = ({ date }: Step, split: Split | null) =>
  split === null
    ? {
        fit: "which no usual split fits",
        remedy: "check the bars on both sides, and import the action if there was one"
      }
    : {
        fit: `which a split of ${split.label} would fit`,
        remedy: `import the split (${date},split,${Number(split.value.toFixed(6))}) if there was one, else check the bars on both sides`
      }

/** Of a step over days without bars: trading may have moved the price as far, and a split may be of any of these days. */
const overGap = (split: Split | null) => ({
  fit:
    split === null
      ? "which no usual split fits, though trading in between may"
      : `which a split of ${split.label} in between would fit, as trading may`,
  remedy: "import the bars of the days in between, after the actions of those days"
})

/**
 * Whether a step is doubtful: an open a factor of 1.45 or more above or below the previous close that matches a split, or
 * of 2.5 or more, with the previous close outside the bar's own range. The caller makes sure that there is no action on
 * the day.
 */
const isDoubtful = ({ high, low, open, previous_close }: Step, split: Split | null): boolean => {
  if (low <= previous_close && previous_close <= high) return false
  return factorBetween(previous_close, open) >= (split === null ? anyStep : minStep)
}

/** Where bars look as if an action were missing. */
export const DoubtfulStep = Schema.Struct({
  date: field(day, "The day on which the bars step", { example: "2014-04-03" }),
  open: field(Schema.Finite, "Its open, raw", { unit: "currency", example: 569.85 }),
  previous_date: field(day, "The day of the bar before it", { example: "2014-04-02" }),
  previous_close: field(Schema.Finite, "The close of that day, raw", { unit: "currency", example: 1135.1 }),
  fits: nullable(
    Schema.String,
    "The split that would explain the step, new shares to old; null when no usual split does",
    { example: "2:1" }
  )
})
export type DoubtfulStep = typeof DoubtfulStep.Type

/** The doubtful ones among steps on days without an action. */
export const doubtfulSteps = (steps: ReadonlyArray<Step>): ReadonlyArray<DoubtfulStep> =>
  steps.flatMap((step) => {
    const { date, open, previous_close, previous_date } = step
    const split = splitOf(previous_close / open)
    return isDoubtful(step, split)
      ? [{ date, open, previous_date, previous_close, fits: split?.label ?? null }]
      : []
  })

/** The doubt about a step, or null. A step over more than 31 days without bars is one too, and its message says so. */
export const stepDoubt = (step: Step): Doubt | null => {
  const { company_id, date, open, previous_close, previous_date } = step
  const ratio = previous_close / open
  const split = splitOf(ratio)
  if (!isDoubtful(step, split)) return null
  const isGap = previous_date < tradedSince(date)
  const { fit, remedy } = isGap ? overGap(split) : overnight(step, split)
  const gap = isGap ? `, ${daysBetween(previous_date, date)} days earlier` : ""
  return {
    reason: "step",
    company_id,
    date,
    type: null,
    bars: [date, previous_date],
    run_id: null,
    message: `The open, ${open}, is ${factorBetween(previous_close, open).toFixed(2)} times ${ratio > 1 ? "below" : "above"} the close of ${previous_date}, ${previous_close}${gap}, ${fit}, and no action is known on ${date}`,
    remedy
  }
}
