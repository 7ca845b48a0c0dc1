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

/** What is said of a step, and what resolves it. */
const explained = ({ date }: Step, split: Split | null) =>
  split === null
    ? {
        fit: "which no usual split fits",
        remedy: "check the bars on both sides, and import the action if there was one"
      }
    : {
        fit: `which a split of ${split.label} would fit`,
        remedy: `import the split (${date},split,${Number(split.value.toFixed(6))}) if there was one, else check the bars on both sides`
      }

/** Whether more than 31 days without bars lie between both bars: trading may have moved the price as far meanwhile. */
const isOverHole = ({ date, previous_date }: Step): boolean => previous_date < tradedSince(date)

/**
 * Whether a step is doubtful: an open a factor of 1.45 or more above or below the previous close that matches a split, or
 * of 2.5 or more, with the previous close outside the bar's own range. The caller makes sure that there is no action on
 * the day, and no hole before it.
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

/** The doubtful ones among steps on days without an action; none over more than 31 days without bars. */
export const doubtfulSteps = (steps: ReadonlyArray<Step>): ReadonlyArray<DoubtfulStep> =>
  steps.flatMap((step) => {
    const { date, open, previous_close, previous_date } = step
    const split = splitOf(previous_close / open)
    return isDoubtful(step, split) && !isOverHole(step)
      ? [{ date, open, previous_date, previous_close, fits: split?.label ?? null }]
      : []
  })

/** How far a step leads, in words: `3.91 times below the close of 2020-08-28, 499.23`. */
const distance = ({ open, previous_close, previous_date }: Step): string =>
  `${factorBetween(previous_close, open).toFixed(2)} times ${previous_close > open ? "below" : "above"} the close of ${previous_date}, ${previous_close}`

/** The doubt about a step, or null; null also for one over more than 31 days without bars, which is a `SteppedGap`. */
export const stepDoubt = (step: Step): Doubt | null => {
  const { company_id, date, open, previous_close, previous_date } = step
  const split = splitOf(previous_close / open)
  if (!isDoubtful(step, split) || isOverHole(step)) return null
  const { fit, remedy } = explained(step, split)
  return {
    reason: "step",
    company_id,
    date,
    type: null,
    bars: [date, previous_date],
    run_id: null,
    message: `The open, ${open}, is ${distance(step)}, ${fit}, and no action is known on ${date}`,
    remedy
  }
}

/** More than 31 days without bars, over which a price steps as after a split: bars and actions of these days are missing. */
export const SteppedGap = Schema.Struct({
  company_id: field(Schema.Int, "The company's id"),
  after: field(day, "The day of the bar before it", { example: "2024-02-13" }),
  until: field(day, "The day of the bar after it", { example: "2025-01-02" }),
  days: field(Schema.Int, "How many days there are from one to the other", { example: 324 }),
  previous_close: field(Schema.Finite, "The close of the bar before it, raw", { unit: "currency" }),
  open: field(Schema.Finite, "The open of the bar after it, raw", { unit: "currency" }),
  message: field(Schema.String, "The gap and the step in words: a sentence without its full stop")
})
export interface SteppedGap extends Schema.Schema.Type<typeof SteppedGap> {}

/** The gap that a step leads over, or null: where it is no step, or one between bars at most 31 days apart. */
export const steppedGap = (step: Step): SteppedGap | null => {
  const { company_id, date, open, previous_close, previous_date } = step
  if (!isOverHole(step) || !isDoubtful(step, splitOf(previous_close / open))) return null
  return {
    company_id,
    after: previous_date,
    until: date,
    days: daysBetween(previous_date, date),
    previous_close,
    open,
    message: `No bars between ${previous_date} and ${date}, where the open, ${open}, is ${distance(step)}`
  }
}
