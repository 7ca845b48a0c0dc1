/** Pairs bars with those before them, and actions with the bars around them. */
import type { Bar } from "../prices/Bar.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import type { PlacedAction } from "./PlacedAction.ts"
import { factorBetween, minStep, type Step } from "./Step.ts"

/**
 * Whether an action may move prices from one bar to the next: one of the second bar's day, or one on a day between both,
 * such as a split on a Sunday, that is no dividend.
 */
const isBetween =
  (previous_date: string, date: string) =>
  ({ effective_date, type }: CorporateAction): boolean =>
    effective_date === date ||
    (type !== "dividend" && previous_date < effective_date && effective_date < date)

/**
 * The bars of one company, oldest first, that open a factor of 1.45 or more above or below the previous close, where no
 * action may have moved them.
 */
export const stepsOf = (
  company_id: number,
  bars: ReadonlyArray<Bar>,
  actions: ReadonlyArray<CorporateAction>
): ReadonlyArray<Step> => {
  const steps: Array<Step> = []
  let before = bars[0]
  for (const bar of bars) {
    if (before === undefined) break
    const { close: previous_close, date: previous_date } = before
    const { date, high, low, open } = bar
    before = bar
    if (factorBetween(previous_close, open) < minStep || previous_date >= date) continue
    if (actions.some(isBetween(previous_date, date))) continue
    steps.push({ company_id, date, open, high, low, previous_date, previous_close })
  }
  return steps
}

/** The security whose actions are placed, and when its exchange traded without it. */
export interface Security {
  readonly company_id: number
  /** The unit of its prices; null when unknown. */
  readonly unit: string | null
  /** Whether another security of its exchange has a bar on the day. */
  readonly exchangeTraded: (date: string) => boolean
}

/** Pairs the actions of one company with its raw bars, oldest first. */
export const placeActions = (
  { company_id, exchangeTraded, unit }: Security,
  actions: ReadonlyArray<CorporateAction>,
  bars: ReadonlyArray<Bar>
): ReadonlyArray<PlacedAction> =>
  actions.map((action) => {
    const { effective_date } = action
    const at = bars.findIndex(({ date }) => date >= effective_date)
    const next = bars[at]
    const previous = at === -1 ? bars.at(-1) : bars[at - 1]
    const isBetween = previous !== undefined && next !== undefined && next.date !== effective_date
    return {
      ...action,
      company_id,
      unit,
      previous_date: previous?.date ?? null,
      previous_close: previous?.close ?? null,
      next_date: next?.date ?? null,
      next_open: next?.open ?? null,
      next_close: next?.close ?? null,
      next_volume: next?.volume ?? null,
      exchange_traded: isBetween && exchangeTraded(effective_date)
    }
  })
