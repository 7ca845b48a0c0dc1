/** Actions that change the number of shares: their values are ratios, new shares for each old one. */
import type { ActionType } from "./CorporateAction.ts"

/**
 * Whether the action changes the number of shares: its value is then a ratio.
 *
 * @example
 * ```ts
 * import { changesShares } from "findata/prices"
 *
 * changesShares("stock_dividend") // => true
 * changesShares("dividend") // => false
 * ```
 */
export const changesShares = (type: ActionType): boolean => type === "split" || type === "stock_dividend"

/** The largest ratio of a split, and of a reverse split with its sides exchanged. */
export const maxShares = 1e6

/** Whether a number is a ratio of shares: within a million new shares for an old one, and a million old ones for a new one. */
export const isShareRatio = (value: number): boolean => value >= 1 / maxShares && value <= maxShares
