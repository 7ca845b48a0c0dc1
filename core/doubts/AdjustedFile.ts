/** Detects, from stored raw bars, that a file of prices is adjusted for later splits. */
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import type { Step } from "./Step.ts"

/** A stored close that a file replaced. */
export interface ReplacedClose {
  readonly company_id: number
  readonly date: string
  readonly before: number
  readonly after: number
}

/** Prices that a file has adjusted, and the splits they are adjusted for. */
export interface AdjustedBy {
  readonly date: string
  /** The price as traded, and as the file has it. */
  readonly traded: number
  readonly given: number
  /** Oldest first. */
  readonly splits: ReadonlyArray<CorporateAction>
}

/** Allows for rounding after division. */
const overlapTolerance = 0.01

/** Wider: the two prices of a step are a night apart. */
const stepTolerance = 0.03

/** Ratios closer to 1 can't be detected. */
const minRatio = 0.05

/**
 * The first splits after the day whose product matches `traded / given`; null when none do. A file older than the
 * newest splits is adjusted for the earlier ones only.
 */
const splitsBetween = (
  date: string,
  traded: number,
  given: number,
  actions: ReadonlyArray<CorporateAction>,
  tolerance: number
): AdjustedBy | null => {
  const later = actions
    .filter(({ effective_date, type }) => changesShares(type) && effective_date > date)
    .toSorted((a, b) => (a.effective_date < b.effective_date ? -1 : 1))
  let ratio = 1
  for (const [i, { value }] of later.entries()) {
    ratio *= value
    const fits = Math.abs(traded / given / ratio - 1) <= tolerance
    if (fits && Math.abs(Math.log(ratio)) > minRatio) {
      return { date, traded, given, splits: later.slice(0, i + 1) }
    }
  }
  return null
}

/**
 * Detects adjustment by closes that differ from those stored; `actions` are the company's, in effect, in any order. Null
 * where no close differs by splits.
 */
export const adjustedOverlap = (
  replaced: ReadonlyArray<ReplacedClose>,
  actions: ReadonlyArray<CorporateAction>
): AdjustedBy | null => {
  for (const { after, before, date } of replaced) {
    const found = splitsBetween(date, before, after, actions, overlapTolerance)
    if (found !== null) return found
  }
  return null
}

/**
 * Detects adjustment by the step between a stored bar and one of the file: `isGiven` says which days the file contains.
 * Null where no splits explain the step, and for one between two bars of the file or two stored ones.
 */
export const adjustedStep = (
  { date, open, previous_close, previous_date }: Step,
  isGiven: (date: string) => boolean,
  actions: ReadonlyArray<CorporateAction>
): AdjustedBy | null => {
  if (isGiven(date) === isGiven(previous_date)) return null
  return isGiven(date)
    ? splitsBetween(date, previous_close, open, actions, stepTolerance)
    : splitsBetween(previous_date, open, previous_close, actions, stepTolerance)
}
