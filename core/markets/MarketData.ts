/** What the market says of a company on a day. */
import { Schema } from "effect"
import { Bar } from "../prices/Bar.ts"
import { figure } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import { count, currency, day } from "../records/Scalar.ts"

/** Market cap, shares and currency are by what was known on the day of the price. */
export const MarketData = Schema.Struct({
  latest: field(Schema.NullOr(Bar), "The latest raw bar up to the day; null where there is none"),
  price_date: nullable(day, "The day of the latest bar, which price, market cap and multiples are of"),
  market_cap: figure("Of all the issuer's share classes, in market_cap_currency; null without a price"),
  market_cap_currency: nullable(
    currency,
    "What market caps are in: GBP where prices are in GBX; null without one"
  ),
  shares_outstanding: nullable(count, "Of all the issuer's share classes", { unit: "shares" }),
  dividend_yield: figure(
    "Cash dividends of twelve months to the latest close; 0 where none was paid, null where that isn't known",
    { unit: "percent" }
  )
})
export interface MarketData extends Schema.Schema.Type<typeof MarketData> {}

/** The latest bar in figures. */
export const LatestTrade = Schema.Struct({
  latest_price: figure("The latest close as traded", { unit: "currency" }),
  latest_volume: nullable(count, "Shares traded on the day of the latest bar", {
    unit: "shares"
  })
})
export interface LatestTrade extends Schema.Schema.Type<typeof LatestTrade> {}

export const latestTrade = ({ latest }: MarketData): LatestTrade => ({
  latest_price: latest?.close ?? null,
  latest_volume: latest?.volume ?? null
})
