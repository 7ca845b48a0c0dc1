/** A market at a glance: the listed companies of a currency, their sectors and the largest of them. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { Margins, Valuation } from "../financials/Fields.ts"
import { LatestTrade, MarketData } from "../markets/MarketData.ts"
import { LatestPrice } from "../prices/LatestPrice.ts"
import { countField, figure } from "../records/Figure.ts"
import { pick } from "../records/Members.ts"
import { field, nullable } from "../records/Record.ts"
import { currency, day } from "../records/Scalar.ts"
import { weightIn } from "./MarketCap.ts"
import type { MarketDay } from "./MarketDay.ts"

const weight = figure("As a percentage of the market's known market cap", { unit: "percent" })

/** A sector of a market, with what it weighs there. */
export const MarketSector = Schema.Struct({
  sector: Company.fields.sector,
  companies_count: countField("Companies of the sector, an issuer's securities counted once"),
  market_cap_total: figure("Of the companies whose market cap is known, in market_cap_currency"),
  weight_percent: weight
}).annotate({ identifier: "MarketSector" })

/** One of a market's largest companies, with its price, market cap, multiple of earnings and margin. */
export const MarketCompany = Schema.Struct({
  ...pick(Company.fields, [
    "company_id",
    "symbol",
    "slug",
    "name",
    "alias_name",
    "exchange",
    "sector",
    "currency"
  ]),
  close: LatestTrade.fields.latest_price,
  price_date: nullable(day, "The day of the close, on which the market cap is based"),
  price_change_percent: LatestPrice.fields.change_percent,
  market_cap: MarketData.fields.market_cap,
  weight_percent: weight,
  ...pick(Valuation.fields, ["pe_ratio"]),
  ...pick(Margins.fields, ["net_margin"])
}).annotate({ identifier: "MarketCompany" })
export interface MarketCompany extends Schema.Schema.Type<typeof MarketCompany> {}

/**
 * The market of one currency. Sectors and companies are by market cap, the largest first; amounts are null where no
 * market cap is known.
 */
export const MarketOverview = Schema.Struct({
  currency: field(currency, "The currency of the market: GBP also for prices in GBX", { example: "USD" }),
  price_date: nullable(day, "The latest day on which one of its securities was traded; null without prices"),
  market_cap_currency: MarketData.fields.market_cap_currency,
  companies_count: countField("Companies, an issuer's securities counted once"),
  market_cap_total: figure("Of the companies whose market cap is known, in market_cap_currency"),
  sectors: Schema.Array(MarketSector),
  top_companies: Schema.Array(MarketCompany)
}).annotate({ identifier: "MarketOverview" })
export interface MarketOverview extends Schema.Schema.Type<typeof MarketOverview> {}

/** The market of a currency on a day, with its largest companies. */
export const marketOverview = (
  currency: string,
  { companies_count, day, market_cap_total, sectors }: MarketDay,
  top_companies: ReadonlyArray<MarketCompany>
): MarketOverview => ({
  currency,
  price_date: day,
  market_cap_currency: market_cap_total === null ? null : currency,
  companies_count,
  market_cap_total,
  sectors: sectors.map((sector) => ({
    ...sector,
    weight_percent: weightIn(sector.market_cap_total, market_cap_total)
  })),
  top_companies
})

type Market = Pick<MarketOverview, "companies_count" | "currency">

/** The market with the most companies first; of as many by their currency. */
export const maxCompaniesFirst = (a: Market, b: Market): number =>
  b.companies_count - a.companies_count || (a.currency < b.currency ? -1 : 1)
