/** The bodies of the basic financial API, made of what the services return. */
import {
  type Adjustment,
  type Company,
  type CompanyFundamentals,
  countryName,
  type History,
  type Interval,
  pairingOf
} from "../../../../core/mod.ts"
import { pricePointOf } from "./pricePoints.ts"

/** `bars` are the newest in the range, oldest first; `total` counts all of it. */
export const timeSeriesOf = (
  company: Company,
  { adjust, interval }: { readonly interval: Interval; readonly adjust: Adjustment },
  { bars, total }: History
) => ({
  meta: {
    symbol: company.symbol,
    name: company.name,
    exchange: company.exchange,
    currency: company.currency,
    interval,
    data_points: bars.length,
    total,
    has_more: bars.length < total,
    adjust,
    timezone: company.time_zone
  },
  values: bars.map(pricePointOf),
  status: "ok"
})

/** Listed in the US, or numbered there as a US security that is listed elsewhere. */
const isOfUS = ({ exchange_country_code, isin }: Company): boolean =>
  exchange_country_code === "US" || isin?.startsWith("US") === true

/** The market cap to the whole unit of the currency. */
export const profileOf = (company: Company, fundamentals: CompanyFundamentals) => ({
  symbol: company.symbol,
  name: company.name,
  exchange: company.exchange,
  mic_code: company.mic_code,
  sector: company.sector,
  industry: company.industry,
  currency: company.currency,
  figi_code: company.figi_code,
  isin: company.isin,
  cusip: isOfUS(company) ? company.cusip : null,
  description: company.description,
  ceo: company.ceo,
  employees: company.employees,
  website: company.website,
  address: company.address,
  city: company.city,
  state: company.state,
  zip_code: company.zip_code,
  country: countryName(company.country_code),
  phone: company.phone,
  shares_outstanding: fundamentals.market.shares_outstanding,
  stock_type: company.stock_type,
  latest_price: fundamentals.market.latest?.close ?? null,
  market_cap: fundamentals.market.market_cap === null ? null : Math.round(fundamentals.market.market_cap),
  ...pairingOf(fundamentals),
  status: "ok"
})

export const fundamentalsOf = (
  { currency, exchange, name, symbol }: Company,
  fundamentals: CompanyFundamentals
) => {
  const { growth, market, valuation } = fundamentals
  return {
    symbol,
    name,
    exchange,
    currency,
    valuation: {
      pe_ratio: valuation.pe_ratio,
      pb_ratio: valuation.pb_ratio,
      ps_ratio: valuation.ps_ratio,
      ev_ebitda: valuation.ev_ebitda,
      pfcf_ratio: valuation.pfcf_ratio
    },
    growth: {
      sales_growth_1y: growth.sales_growth_1y,
      sales_growth_3y_cagr: growth.sales_growth_3y_cagr,
      sales_growth_5y_cagr: growth.sales_growth_5y_cagr,
      operating_income_growth_1y: growth.operating_income_growth_1y,
      operating_income_growth_3y_cagr: growth.operating_income_growth_3y_cagr,
      operating_income_growth_5y_cagr: growth.operating_income_growth_5y_cagr
    },
    market_data: {
      market_cap: market.market_cap,
      latest_price: market.latest?.close ?? null,
      latest_volume: market.latest?.volume ?? null,
      dividend_yield: market.dividend_yield,
      shares_outstanding: market.shares_outstanding
    },
    ...pairingOf(fundamentals),
    status: "ok"
  }
}
