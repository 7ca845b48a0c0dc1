/** What splits and stock dividends make of one share. */
import { type CorporateAction, changesShares } from "./CorporateAction.ts"

/**
 * New shares for each old one by the splits and stock dividends effective after the one day and up to the other; 1 when
 * there are none. Actions in any order, payments among them are passed over.
 */
export const splitRatio = (actions: ReadonlyArray<CorporateAction>, after: string, to: string): number =>
  actions.reduce(
    (ratio, { effective_date, type, value }) =>
      changesShares(type) && after < effective_date && effective_date <= to ? ratio * value : ratio,
    1
  )
