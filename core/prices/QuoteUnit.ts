/** Payments converted to the unit of the price. */
import { inUnit } from "../codes/Currency.ts"
import type { CorporateAction } from "./CorporateAction.ts"

/**
 * The actions, in the same order, with each amount filed in the price's currency or its hundredth converted to the unit
 * of the price, and its `currency` null. An amount whose currency remains can't be compared with a price: it is in a
 * foreign currency, or the price's unit isn't known (`unit` null).
 *
 * @example
 * ```ts
 * import { inQuoteUnit } from "findata/prices"
 *
 * // London quotes shares in pence, and companies declare dividends in pounds.
 * inQuoteUnit([{ value: 0.1, currency: "GBP" }], "GBX") // => [{ value: 10, currency: null }]
 * inQuoteUnit([{ value: 0.1, currency: "USD" }], "GBX") // => [{ value: 0.1, currency: "USD" }]
 * ```
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
