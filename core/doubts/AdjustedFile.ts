/** How a file of prices shows, beside bars that are stored as traded, that it was adjusted for splits that came later. */
import { type CorporateAction, changesShares } from "../prices/CorporateAction.ts"
import type { Step } from "./Step.ts"

/** The close that a file put in the place of another. */
export interface ReplacedClose {
  readonly company_id: number
  readonly date: string
  readonly before: number
  readonly after: number
}

/** Prices that a file doesn't hold as they were traded, and by which splits. */
export interface AdjustedBy {
  readonly date: string
  /** As traded, and in the file. */
  readonly traded: number
  readonly given: number
  /** The splits that the file was adjusted for, oldest first. */
  readonly splits: ReadonlyArray<CorporateAction>
}

/** Prices were rounded after they were divided. */
const overlapTolerance = 0.01

/** A night lies between the two prices of a step. */
const stepTolerance = 0.03

/** Ratios nearer to 1 can't be made out. */
const leastRatio = 0.05

/**
 * The first splits after the day, as many as make `traded / given` the ratio of them together; null when none do. A file
 * from before the newest split was adjusted for the others.
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
    if (fits && Math.abs(Math.log(ratio)) > leastRatio) {
      return { date, traded, given, splits: later.slice(0, i + 1) }
    }
  }
  return null
}

/** By closes that the file gives otherwise than they were stored; `actions` are the company's, in effect, in any order. */
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
 * By a step between a stored bar and one of the file: `isGiven` says which days the file holds. A step between two bars of
 * the file, or two stored ones, says nothing.
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
