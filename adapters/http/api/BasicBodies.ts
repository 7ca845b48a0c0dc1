/** What the basic financial API answers, for one symbol or for several. */
import { Schema } from "effect"
import { Adjustment, Interval } from "../../../core/mod.ts"
import { pairing } from "./pages/Members.ts"
import { PricePoint } from "./Prices.ts"

const text = Schema.NullOr(Schema.String)
const figure = Schema.NullOr(Schema.Finite)
const count = Schema.NullOr(Schema.Int)
const status = Schema.Literal("ok")

/** Values oldest first. `currency` is what they are in, null when not known. */
export const TimeSeries = Schema.Struct({
  meta: Schema.Struct({
    symbol: Schema.String,
    name: Schema.String,
    exchange: Schema.String,
    currency: text,
    interval: Interval,
    data_points: Schema.Int,
    total: Schema.Int,
    has_more: Schema.Boolean,
    adjust: Adjustment,
    timezone: Schema.String
  }),
  values: Schema.Array(PricePoint),
  status
}).annotate({ identifier: "TimeSeries" })

/** `latest_price` as it was traded, in `currency`; shares and market cap of all the issuer's share classes. */
export const Profile = Schema.Struct({
  symbol: Schema.String,
  name: Schema.String,
  exchange: Schema.String,
  mic_code: text,
  sector: text,
  industry: text,
  currency: text,
  figi_code: text,
  isin: text,
  cusip: text,
  description: text,
  ceo: text,
  employees: count,
  website: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  country: text,
  phone: text,
  shares_outstanding: count,
  stock_type: text,
  latest_price: figure,
  market_cap: count,
  ...pairing,
  status
}).annotate({ identifier: "Profile" })

/** Valuations are multiples, growth and dividend yield percent; null is what isn't known. */
export const Fundamentals = Schema.Struct({
  symbol: Schema.String,
  name: Schema.String,
  exchange: Schema.String,
  currency: text,
  valuation: Schema.Struct({
    pe_ratio: figure,
    pb_ratio: figure,
    ps_ratio: figure,
    ev_ebitda: figure,
    pfcf_ratio: figure
  }),
  growth: Schema.Struct({
    sales_growth_1y: figure,
    sales_growth_3y_cagr: figure,
    sales_growth_5y_cagr: figure,
    operating_income_growth_1y: figure,
    operating_income_growth_3y_cagr: figure,
    operating_income_growth_5y_cagr: figure
  }),
  market_data: Schema.Struct({
    market_cap: figure,
    latest_price: figure,
    latest_volume: count,
    dividend_yield: figure,
    shares_outstanding: count
  }),
  ...pairing,
  status
}).annotate({ identifier: "Fundamentals" })

/** Why a symbol of several has no body. */
export const SymbolError = Schema.Struct({
  status: Schema.Literal("error"),
  detail: Schema.String
}).annotate({ identifier: "SymbolError" })

/** The bodies of several symbols, each under the symbol as it was written in the request. */
const bySymbol = <S extends Schema.Top>(body: S, identifier: string) =>
  Schema.Record(Schema.String, Schema.Union([body, SymbolError])).annotate({ identifier })

export const TimeSeriesBySymbol = bySymbol(TimeSeries, "TimeSeriesBySymbol")
export const ProfileBySymbol = bySymbol(Profile, "ProfileBySymbol")
export const FundamentalsBySymbol = bySymbol(Fundamentals, "FundamentalsBySymbol")
