/** What the basic financial API answers, for one symbol or for several. */
import { Schema } from "effect"
import { Company, Growth, LatestTrade, MarketData, Pairing, Valuation } from "../../../../core/mod.ts"
import { countField, field, nullable, pick } from "../../../../core/ports.ts"
import { pagingFields } from "../base/Bodies.ts"
import { bySymbol } from "../base/BySymbol.ts"
import { PricePoint, seriesFields } from "../prices/Prices.ts"

const status = field(Schema.Literal("ok"), "ok, where it is error for a symbol of several that is refused")

/** Values oldest first. */
export const TimeSeries = Schema.Struct({
  meta: Schema.Struct({
    ...pick(Company.fields, ["symbol", "name", "exchange", "currency"]),
    interval: seriesFields.interval,
    data_points: countField("Bars in this body"),
    total: countField("Bars in the range"),
    has_more: pagingFields.has_more,
    ...pick(seriesFields, ["adjust", "timezone"])
  }),
  values: Schema.Array(PricePoint),
  status
}).annotate({ identifier: "TimeSeries" })

export const Profile = Schema.Struct({
  ...pick(Company.fields, ["symbol", "name", "exchange", "mic_code", "sector", "industry", "currency"]),
  ...pick(Company.fields, ["figi_code", "isin", "cusip", "description", "ceo", "employees", "website"]),
  ...pick(Company.fields, ["address", "city", "state", "zip_code"]),
  country: nullable(Schema.String, "English name of the issuer's home country", { example: "United States" }),
  phone: Company.fields.phone,
  shares_outstanding: MarketData.fields.shares_outstanding,
  stock_type: Company.fields.stock_type,
  latest_price: LatestTrade.fields.latest_price,
  market_cap: nullable(
    Schema.Int,
    "Of all the issuer's share classes, to the whole unit of market_cap_currency"
  ),
  ...Pairing.fields,
  status
}).annotate({ identifier: "Profile" })

export const Fundamentals = Schema.Struct({
  ...pick(Company.fields, ["symbol", "name", "exchange", "currency"]),
  valuation: Valuation,
  growth: Schema.Struct(
    pick(Growth.fields, [
      "sales_growth_1y",
      "sales_growth_3y_cagr",
      "sales_growth_5y_cagr",
      "operating_income_growth_1y",
      "operating_income_growth_3y_cagr",
      "operating_income_growth_5y_cagr"
    ])
  ),
  market_data: Schema.Struct({
    market_cap: MarketData.fields.market_cap,
    ...LatestTrade.fields,
    ...pick(MarketData.fields, ["dividend_yield", "shares_outstanding"])
  }),
  ...Pairing.fields,
  status
}).annotate({ identifier: "Fundamentals" })

export const TimeSeriesBySymbol = bySymbol(TimeSeries, "TimeSeriesBySymbol")
export const ProfileBySymbol = bySymbol(Profile, "ProfileBySymbol")
export const FundamentalsBySymbol = bySymbol(Fundamentals, "FundamentalsBySymbol")
