/** What a body's price and multiples are of. */
import type { CompanyFundamentals } from "./Fundamentals.ts"

export interface Pairing {
  /** The day of the latest bar, which price, market cap and multiples are of; null without one. */
  readonly price_date: string | null
  /** The end of the latest statement in the multiples; null where none was known on the price's day. */
  readonly statement_date: string | null
  /** What market caps are in, GBP of prices in GBX; null without one. */
  readonly market_cap_currency: string | null
}

export const pairingOf = ({ market, statement_date }: CompanyFundamentals): Pairing => ({
  price_date: market.price_date,
  statement_date,
  market_cap_currency: market.market_cap_currency
})
