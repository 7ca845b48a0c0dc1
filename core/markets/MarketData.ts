/** A company's market data on a day. */
import { Schema } from "effect"
import { Bar } from "../prices/Bar.ts"
import { figure } from "../records/Figure.ts"
import { field, nullable } from "../records/Record.ts"
import { count, currency, day } from "../records/Scalar.ts"

/** Market cap, shares and currency are as known on the day of the price. */
export const MarketData = Schema.Struct({
  latest: field(Schema.NullOr(Bar), "The latest raw bar up to the day; null when there is none"),
  price_date: nullable(day, "The day of the latest bar, on which price, market cap and multiples are based", {
    nullWhen: "there is no bar"
  }),
  market_cap: figure("Shares outstanding times the latest close, over all share classes of the issuer", {
    unit: "market_cap_currency",
    nullWhen: "a class has no count, or no price in that currency"
  }),
  market_cap_currency: nullable(
    currency,
    "The currency of market caps: GBP for prices in GBX; null without a market cap"
  ),
  shares_outstanding: nullable(count, "Shares outstanding of all the issuer's share classes", {
    unit: "shares",
    nullWhen: "no count is known"
  }),
  dividend_yield: figure("Cash dividends of twelve months to the latest close; 0 when none was paid", {
    unit: "percent",
    nullWhen: "a dividend is in a foreign currency, or it isn't known whether one was paid"
  })
})
export interface MarketData extends Schema.Schema.Type<typeof MarketData> {}

/** Of a security against the index that the service is configured with. */
export const Beta = figure(
  "Slope of monthly total returns on those of the configured index, over up to 60 months",
  { nullWhen: "there are fewer than 24 months, or no index" }
)

/** The latest bar in figures. */
export const LatestTrade = Schema.Struct({
  latest_price: figure("The latest close as traded", { unit: "currency", nullWhen: "there is no bar" }),
  latest_volume: nullable(count, "Shares traded on the day of the latest bar", {
    unit: "shares",
    nullWhen: "there is no bar"
  })
})
export interface LatestTrade extends Schema.Schema.Type<typeof LatestTrade> {}

/**
 * The latest trade in the units of `LatestTrade`; both members null without a bar.
 *
 * @example
 * ```ts
 * import { latestTrade } from "findata"
 *
 * const bar = { date: "2021-03-31", open: 121.65, high: 123.54, low: 121.15, close: 122.15, volume: 109_019_052 }
 * const unknown = { market_cap: null, market_cap_currency: null, shares_outstanding: null, dividend_yield: null }
 * latestTrade({ latest: bar, price_date: bar.date, ...unknown }) // => { latest_price: 122.15, latest_volume: 109_019_052 }
 * ```
 */
export const latestTrade = ({ latest }: MarketData): LatestTrade => ({
  latest_price: latest?.close ?? null,
  latest_volume: latest?.volume ?? null
})
