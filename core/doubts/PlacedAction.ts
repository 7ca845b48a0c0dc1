/** Corporate actions that contradict the bars around them. */
import { inUnit } from "../codes/Currency.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { Doubt } from "./Doubt.ts"

/** An action with the raw bars around it. */
export interface PlacedAction extends CorporateAction {
  readonly company_id: number
  /** The unit of the security's prices; null when unknown. */
  readonly unit: string | null
  /** The last bar before the ex-date; both null when there is none. */
  readonly previous_date: string | null
  readonly previous_close: number | null
  /** The first bar on or after the ex-date; all null when there is none. */
  readonly next_date: string | null
  readonly next_open: number | null
  readonly next_close: number | null
  /** In shares. */
  readonly next_volume: number | null
  /** Whether another security of the exchange has a bar on the ex-date; only meaningful between bars of this one, where it has none. */
  readonly exchange_traded: boolean
}

/** A dividend above this fraction of the previous close is doubtful. */
const maxDividend = 0.25

/** How far a reference close may be from the stored bar's. */
const closeTolerance = 0.02

/** The amount in the unit of the prices; null when it is in a foreign currency. */
export const amountOf = ({ currency, unit, value }: PlacedAction): number | null =>
  currency === null ? value : unit === null ? null : inUnit(value, currency, unit)

/** How many shares one share of the day before becomes by the actions of a day, by day; absent where it stays one. */
export const ratiosOf = (actions: ReadonlyArray<PlacedAction>): ReadonlyMap<string, number> => {
  const ratios = new Map<string, number>()
  for (const { effective_date, type, value } of actions) {
    if (changesShares(type)) ratios.set(effective_date, (ratios.get(effective_date) ?? 1) * value)
  }
  return ratios
}

const placed = ({ company_id, effective_date, previous_date, type }: PlacedAction) => ({
  company_id,
  date: effective_date,
  type,
  bars: previous_date === null ? [] : [previous_date],
  run_id: null
})

const dividendDoubt = (action: PlacedAction, close: number | null, ratio: number): ReadonlyArray<Doubt> => {
  const { effective_date: date, type, value } = action
  const amount = type === "dividend" ? amountOf(action) : null
  if (amount === null || close === null || amount * ratio <= close * maxDividend) return []
  const part = Math.round(((amount * ratio) / close) * 100)
  return [
    {
      reason: "dividend",
      ...placed(action),
      message: `The dividend of ${value} on ${date} is ${part} % of the previous close, ${close}`,
      remedy: "check its amount, date and unit (column currency)"
    }
  ]
}

const referenceDoubt = (action: PlacedAction, close: number | null): ReadonlyArray<Doubt> => {
  const { effective_date: date, previous_date, reference_close, type } = action
  if (reference_close === null || close === null) return []
  if (Math.abs(reference_close - close) <= close * closeTolerance) return []
  return [
    {
      reason: "reference_close",
      ...placed(action),
      message: `The reference_close of the ${type} on ${date} is ${reference_close}, the bar of ${previous_date} closes at ${close}`,
      remedy: "correct whichever is wrong: both are as traded, before any adjustment"
    }
  ]
}

const untradedDoubt = (action: PlacedAction): ReadonlyArray<Doubt> => {
  const { effective_date: date, exchange_traded, next_date, previous_date, type } = action
  if (previous_date === null || next_date === null || next_date === date || !exchange_traded) return []
  return [
    {
      reason: "untraded_action",
      ...placed(action),
      bars: [previous_date, next_date],
      message: `The ${type} on ${date} is effective on a day on which the exchange traded and the security has no bar`,
      remedy: "correct its effective_date to the ex-date, or import the bar of that day"
    }
  ]
}

/**
 * Doubts about the actions of one company, in any order, complete for each of their days: a dividend above a quarter of
 * the previous close, as a share as traded on the ex-date; a reference_close more than 2 % off the stored bar before
 * it; an action on a day on which its exchange traded and the security did not. The stored bar counts unless it is more
 * than 31 days older than the action: bars that ended earlier say nothing of later actions.
 */
export const actionDoubts = (actions: ReadonlyArray<PlacedAction>): ReadonlyArray<Doubt> => {
  const ratios = ratiosOf(actions)
  return actions.flatMap((action) => {
    const { effective_date, previous_close, previous_date, reference_close } = action
    const recent = previous_date !== null && previous_date >= tradedSince(effective_date)
    const own = recent ? previous_close : null
    return [
      ...dividendDoubt(action, own ?? reference_close, ratios.get(effective_date) ?? 1),
      ...referenceDoubt(action, own),
      ...untradedDoubt(action)
    ]
  })
}
