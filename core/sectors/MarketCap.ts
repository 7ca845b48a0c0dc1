/** Market caps beside one another: their order, and each as a percentage of a total. */

interface Capitalised {
  readonly company_id: number
  readonly market_cap: number | null
}

/** By market cap, those without one last; among equals the lower company_id first. */
export const largestFirst = (a: Capitalised, b: Capitalised): number =>
  (b.market_cap ?? 0) - (a.market_cap ?? 0) || a.company_id - b.company_id

/** A market cap as a percentage of a total above 0. At most 100, which sums in another order may exceed by their rounding. */
export const weightOf = (market_cap: number, total: number): number =>
  Math.min(100, (100 * market_cap) / total)

/** The same; null where the market cap or the total isn't known, or the total is 0. */
export const weightIn = (market_cap: number | null, total: number | null): number | null =>
  market_cap === null || total === null || total <= 0 ? null : weightOf(market_cap, total)
