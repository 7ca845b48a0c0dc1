/** Payments in the unit that the price is quoted in. */
import { inUnit } from "../companies/Currency.ts"
import type { CorporateAction } from "./CorporateAction.ts"

/**
 * The actions, in the same order, with every amount that was filed in the quote's currency or in its hundredth in the unit
 * of the quote, its `currency` null. An amount that still has a currency can't be set against a price: it is in a foreign
 * one, or the quote's unit isn't known (`unit` null).
 */
export const inQuoteUnit = <A extends Pick<CorporateAction, "value" | "currency">>(
  actions: ReadonlyArray<A>,
  unit: string | null
): ReadonlyArray<A> => {
  if (actions.every(({ currency }) => currency === null)) return actions
  return actions.map((action) => {
    const { currency, value } = action
    const quoted = currency === null || unit === null ? null : inUnit(value, currency, unit)
    return quoted === null ? action : { ...action, value: quoted, currency: null }
  })
}
