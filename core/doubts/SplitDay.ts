/**
 * The days of known splits, with the raw bars around them: prices as traded step by the ratio, prices adjusted for the split
 * don't.
 */
import { changesShares } from "../prices/ShareRatio.ts"
import { ratioInWords } from "../prices/SplitRatio.ts"
import { addDays } from "../time/CalendarDate.ts"
import type { Doubt } from "./Doubt.ts"
import { amountOf, type PlacedAction, ratiosOf } from "./PlacedAction.ts"
import { factorBetween, minStep, type Step } from "./Step.ts"

/** The bars on both sides of a split's ex-date. */
export interface SplitDay {
  readonly company_id: number
  /** The ex-date. */
  readonly date: string
  readonly type: PlacedAction["type"]
  /** New shares for each old one by all splits and stock dividends of the day: 1.45 or more either way. */
  readonly ratio: number
  /** The sum of the day's payments per share as traded on the ex-date, in the unit of the prices. */
  readonly paid: number
  readonly previous_date: string
  readonly previous_close: number
  readonly next_date: string
  readonly next_open: number
  readonly next_close: number
}

/** Bars further from the ex-date, in days, are not compared. */
const maxDays = 10

/** A wrong ex-date may be the listing date of the new shares, weeks after prices stepped. */
const misdatedDays = 31

/** The sum of the day's payments; null when one is in a foreign currency. */
const paidOn = (sameDay: ReadonlyArray<PlacedAction>): number | null =>
  sameDay.reduce((paid: number | null, action) => {
    const amount = changesShares(action.type) ? 0 : amountOf(action)
    return paid === null || amount === null ? null : paid + amount
  }, 0)

const splitDayOf = (ratio: number, sameDay: ReadonlyArray<PlacedAction>): SplitDay | null => {
  const action = sameDay.find(({ type }) => changesShares(type))
  if (action === undefined) return null
  const { company_id, effective_date: date, type } = action
  const { next_close, next_date, next_open, next_volume, previous_close, previous_date } = action
  const paid = paidOn(sameDay)
  if (paid === null) return null
  if (previous_date === null || previous_close === null || previous_date < addDays(date, -maxDays))
    return null
  if (next_date === null || next_open === null || next_close === null || next_date > addDays(date, maxDays))
    return null
  // A halted day repeats the close before it.
  if (next_volume === 0 && next_open === next_close) return null
  return {
    company_id,
    date,
    type,
    ratio,
    paid,
    previous_date,
    previous_close,
    next_date,
    next_open,
    next_close
  }
}

/**
 * The days on which splits of 1.45 or more either way took effect, by the actions of one company, in any order, complete for
 * each day. Days are left out that have no bar up to 10 days before the ex-date, or no traded one on it or up to 10 days
 * after, or a payment in a foreign currency.
 */
export const splitDays = (actions: ReadonlyArray<PlacedAction>): ReadonlyArray<SplitDay> => {
  const ratios = [...ratiosOf(actions)].filter(([, ratio]) => factorBetween(ratio, 1) >= minStep)
  if (ratios.length === 0) return []
  const byDay = Map.groupBy(actions, ({ effective_date }) => effective_date)
  return ratios.flatMap(([date, ratio]) => splitDayOf(ratio, byDay.get(date) ?? []) ?? [])
}

/**
 * Whether prices step by the ratio, as prices as traded do. They don't when the open or the close after is nearer, in logs,
 * to the close before than to that close divided by the ratio, each less the day's payments. Payments of more than either
 * are ignored.
 */
export const stepsBySplit = ({
  next_close,
  next_open,
  paid,
  previous_close,
  ratio
}: Pick<SplitDay, "ratio" | "paid" | "previous_close" | "next_open" | "next_close">): boolean => {
  const divided = previous_close / ratio
  const less = paid < Math.min(divided, previous_close) ? paid : 0
  const asTraded = Math.log(divided - less)
  const adjusted = Math.log(previous_close - less)
  const isStep = (price: number): boolean =>
    Math.abs(Math.log(price) - asTraded) <= Math.abs(Math.log(price) - adjusted)
  return isStep(next_open) && isStep(next_close)
}

/**
 * Whether a step on a day without an action is the split's, whose ex-date is then wrong: at most 31 days from it, and nearer, in logs,
 * to the ratio than to 1 or to its square.
 */
export const isMisdated = (
  { date, ratio }: Pick<SplitDay, "date" | "ratio">,
  { date: day, open, previous_close, previous_date }: Step
): boolean =>
  day <= addDays(date, misdatedDays) &&
  previous_date >= addDays(date, -misdatedDays) &&
  Math.abs(Math.log(previous_close / open / ratio)) < Math.abs(Math.log(ratio)) / 2

/** The split in a message. */
export const splitInWords = ({ date, ratio }: Pick<SplitDay, "date" | "ratio">): string =>
  `${date}, the day of a known split of ${ratioInWords(ratio)}`

/** The prices on both sides in a message. */
export const sidesInWords = ({ next_date, next_open, previous_close, previous_date }: SplitDay): string =>
  `${previous_close} at the close of ${previous_date}, ${next_open} at the open of ${next_date}`

/**
 * Doubts about the splits of one company, given as to `splitDays`, where the bars show no step. A day on which the exchange
 * traded and the security did not raises `untraded_action` instead.
 */
export const splitDoubts = (actions: ReadonlyArray<PlacedAction>): ReadonlyArray<Doubt> => {
  const untraded = new Set(
    actions.flatMap(({ effective_date, exchange_traded }) => (exchange_traded ? [effective_date] : []))
  )
  return splitDays(actions)
    .filter((day) => !untraded.has(day.date) && !stepsBySplit(day))
    .map((day) => ({
      reason: "no_step",
      company_id: day.company_id,
      date: day.date,
      type: day.type,
      bars: [day.next_date, day.previous_date],
      run_id: null,
      message: `The bars show no step on ${splitInWords(day)}, and look split-adjusted (${sidesInWords(day)})`,
      remedy:
        "import them again, with --basis splits if they are adjusted for splits alone, or as traded; if they are as traded, correct the split's date or value"
    }))
}
