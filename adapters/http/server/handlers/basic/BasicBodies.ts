/** Bodies of the basic financial API. */
import {
  type Adjustment,
  type Company,
  type CompanyFundamentals,
  countryName,
  type History,
  type Interval,
  latestTrade,
  pairingOf
} from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Fundamentals, Profile, TimeSeries } from "../../../api/basic/BasicBodies.ts"
import { bodyWith } from "../prices/pricePoints.ts"

const metaOf = membersOf(TimeSeries.fields.meta)

/** The JSON body of the newest bars in the range, oldest first; `total` counts all of it. */
export const timeSeriesJson = (
  company: Company,
  { adjust, interval }: { readonly interval: Interval; readonly adjust: Adjustment },
  { bars, total }: History
): Uint8Array => {
  const meta = metaOf({
    ...company,
    interval,
    data_points: bars.length,
    total,
    has_more: bars.length < total,
    adjust,
    timezone: company.time_zone
  })
  return bodyWith({ meta }, "values", bars, { status: "ok" })
}

/** Listed in the US, or with a US ISIN. */
const isOfUS = ({ exchange_country_code, isin }: Company): boolean =>
  exchange_country_code === "US" || isin?.startsWith("US") === true

const profileMembers = membersOf(Profile)

/** The market cap is rounded to whole units of the currency. */
export const profileOf = (company: Company, fundamentals: CompanyFundamentals) => {
  const { market } = fundamentals
  return profileMembers({
    ...company,
    ...market,
    ...latestTrade(market),
    ...pairingOf(fundamentals),
    cusip: isOfUS(company) ? company.cusip : null,
    country: countryName(company.country_code),
    market_cap: market.market_cap === null ? null : Math.round(market.market_cap),
    status: "ok"
  })
}

const fundamentalsMembers = membersOf(Fundamentals)
const growthOf = membersOf(Fundamentals.fields.growth)
const marketDataOf = membersOf(Fundamentals.fields.market_data)

export const fundamentalsOf = (company: Company, fundamentals: CompanyFundamentals) => {
  const { growth, market, valuation } = fundamentals
  return fundamentalsMembers({
    ...company,
    ...pairingOf(fundamentals),
    valuation,
    growth: growthOf(growth),
    market_data: marketDataOf({ ...market, ...latestTrade(market) }),
    status: "ok"
  })
}
