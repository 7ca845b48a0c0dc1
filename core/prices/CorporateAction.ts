/** What companies do to their shares, and what that does to prices. */
import { Schema } from "effect"

export const ActionType = Schema.Literals(["split", "dividend", "stock_dividend", "spinoff", "rights"])
export type ActionType = typeof ActionType.Type

/** Effective from its ex-date: the bar of that day is on the new basis. */
export interface CorporateAction {
  readonly effective_date: string
  readonly type: ActionType
  /** New shares for each old one (split, stock_dividend), or an amount a share as traded on the ex-date. */
  readonly value: number
  /** The raw close before the ex-date: as imported, else of the last bar before it; null when there is neither. */
  readonly reference_close: number | null
  /** What an amount is in, as filed; null for the unit that the price is quoted in, and for ratios. */
  readonly currency: string | null
}

/** Whether the action changes the number of shares: its value is a ratio. */
export const changesShares = (type: ActionType): boolean => type === "split" || type === "stock_dividend"
