/** What the actions of one ex-date together make of a share of the day before, and of its price. */
import { type CorporateAction, changesShares } from "./CorporateAction.ts"

export interface ExDateFactors {
  /** New shares for each old one. */
  readonly ratio: number
  /** What the payments leave of the close before, a fraction; 0 or less where they take all of it, which can't be. */
  readonly kept: number
}

/** The part of the close before that a payment takes; 0 where that close, or its worth in the price's unit, isn't known. */
const partOf = ({ currency, reference_close, value }: CorporateAction): number =>
  reference_close === null || currency !== null ? 0 : value / reference_close

/**
 * Of splits of product r and payments a1, a2, ... after a close c: ratio r, kept 1 - r x (a1 + a2 + ...) / c, for amounts
 * are per share as traded on the ex-date, of which one share of the day before has become r. Actions of one day in any
 * order, amounts in the unit of the price (`inQuoteUnit`).
 */
export const exDateFactors = (ofDay: ReadonlyArray<CorporateAction>): ExDateFactors => {
  let ratio = 1
  let taken = 0
  for (const action of ofDay) {
    if (changesShares(action.type)) ratio *= action.value
    else taken += partOf(action)
  }
  return { ratio, kept: 1 - ratio * taken }
}
