/**
 * Market caps and shares outstanding from counts of share classes. Plain functions without a store, an effect or a
 * dependency.
 *
 * @module
 */
export type { IssuerSecurity } from "./IssuerSecurity.ts"
export { type MarketCap, marketCap } from "./MarketCap.ts"
export type { ShareCount } from "./ShareCount.ts"
