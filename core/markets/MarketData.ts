/** What the market says of a company on a day. */
import type { Bar } from "../prices/Bar.ts"

export interface MarketData {
  /** The latest raw bar up to the day; null when there is none. */
  readonly latest: Bar | null
  /** The issuer's, of all its share classes, in the company's currency. */
  readonly market_cap: number | null
  /** Whole shares of all classes of the issuer, on the basis of the day. */
  readonly shares_outstanding: number | null
  /** Percent: payments of twelve months / latest close; 0 when none was paid, null when that isn't known. */
  readonly dividend_yield: number | null
}
