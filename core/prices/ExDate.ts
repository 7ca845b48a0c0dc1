/** The combined effect of the actions of one ex-date on shares and prices. */
import type { CorporateAction } from "./CorporateAction.ts"
import { changesShares } from "./ShareRatio.ts"

/** What the actions of one ex-date together do to one share of the day before. */
export interface ExDateFactors {
  /** New shares for each old one. */
  readonly ratio: number
  /**
   * The fraction of the previous close that the payments leave; 0 or less where they take all of it, which is an error.
   */
  readonly left: number
}

/** The fraction of the previous close that a payment takes; 0 where either is unknown in the unit of the price. */
const partOf = ({ currency, reference_close, value }: CorporateAction): number =>
  reference_close === null || currency !== null ? 0 : value / reference_close

/**
 * For splits of product r and payments a1, a2, ... after a close c: ratio r, left 1 - r x (a1 + a2 + ...) / c, as
 * amounts are per share as traded on the ex-date, and one share of the day before has become r of these. Actions of one
 * day in any order, amounts in the unit of the price (`inQuoteUnit`).
 */
export const exDateFactors = (ofDay: ReadonlyArray<CorporateAction>): ExDateFactors => {
  let ratio = 1
  let taken = 0
  for (const action of ofDay) {
    if (changesShares(action.type)) ratio *= action.value
    else taken += partOf(action)
  }
  return { ratio, left: 1 - ratio * taken }
}
