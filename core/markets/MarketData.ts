/** What the market says of a company on a day. */
import type { Bar } from "../prices/Bar.ts"

export interface MarketData {
  /** The latest raw bar up to the day; null when there is none. */
  readonly latest: Bar | null
  /** The day of that bar, which the market cap and the yield are of; null when there is none. */
  readonly price_date: string | null
  /** The issuer's, of all its share classes, by what was known on the price's day; null without a price. */
  readonly market_cap: number | null
  /** The currency of the company's prices, GBP of prices in GBX; null without a market cap. */
  readonly market_cap_currency: string | null
  /** Whole shares of all classes of the issuer: those of the market cap, else those known on the day asked for. */
  readonly shares_outstanding: number | null
  /** Percent: payments of twelve months / latest close; 0 when none was paid, null when that isn't known. */
  readonly dividend_yield: number | null
}
