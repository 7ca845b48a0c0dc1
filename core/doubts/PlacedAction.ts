/** Corporate actions that the bars around them contradict. */
import { inUnit } from "../companies/Currency.ts"
import { type CorporateAction, changesShares } from "../prices/CorporateAction.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import type { Doubt } from "./Doubt.ts"

/** An action among the raw bars of its security. */
export interface PlacedAction extends CorporateAction {
  readonly company_id: number
  /** What the security's prices are quoted in; null when unknown. */
  readonly unit: string | null
  /** The last bar before the ex-date; both null when there is none. */
  readonly previous_date: string | null
  readonly previous_close: number | null
  /** The first bar on the ex-date or after it; null when there is none. */
  readonly next_date: string | null
  /** Whether another security of the exchange has a bar on the ex-date; asked only where this one has none. */
  readonly exchange_traded: boolean
}

/** More than this part of the previous close is doubtful as a dividend. */
const mostDividend = 0.25

/** How far a reference close may be from our own bar's. */
const closeTolerance = 0.02

/** The amount in the unit that prices are quoted in; null when it is in a foreign currency. */
const amountOf = ({ currency, unit, value }: PlacedAction): number | null =>
  currency === null ? value : unit === null ? null : inUnit(value, currency, unit)

/** What the shares before the ex-date became by all actions of that day. */
const ratioOf = (sameDay: ReadonlyArray<PlacedAction>): number =>
  sameDay.reduce((ratio, { type, value }) => (changesShares(type) ? ratio * value : ratio), 1)

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
  if (amount === null || close === null || amount * ratio <= close * mostDividend) return []
  const part = Math.round(((amount * ratio) / close) * 100)
  return [
    {
      reason: "dividend",
      ...placed(action),
      message: `The dividend of ${value} on ${date} is ${part} % of the previous close, ${close}`,
      remedy: "check its amount, its date and the unit that it is in (column currency)"
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
      remedy: "correct the one that is wrong: both are as traded, before any adjustment"
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
 * What is doubtful about the actions of one company, in any order, all of each day among them: a dividend above a quarter
 * of the previous close, as a share as traded on the ex-date; a reference_close more than 2 % off our own bar before it;
 * an action on a day on which its exchange traded and the security did not. Our own bar counts unless it is more than 31
 * days older than the action: bars that have ended say nothing of later actions.
 */
export const actionDoubts = (actions: ReadonlyArray<PlacedAction>): ReadonlyArray<Doubt> => {
  const byDay = Map.groupBy(actions, ({ effective_date }) => effective_date)
  return actions.flatMap((action) => {
    const { effective_date, previous_close, previous_date, reference_close } = action
    const recent = previous_date !== null && previous_date >= tradedSince(effective_date)
    const own = recent ? previous_close : null
    const sameDay = byDay.get(effective_date) ?? []
    return [
      ...dividendDoubt(action, own ?? reference_close, ratioOf(sameDay)),
      ...referenceDoubt(action, own),
      ...untradedDoubt(action)
    ]
  })
}
