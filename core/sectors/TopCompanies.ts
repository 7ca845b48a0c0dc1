/** The largest companies of a sector. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { firstOf } from "../numbers/firstOf.ts"
import { figure } from "../records/Figure.ts"
import { pick } from "../records/Members.ts"
import { field } from "../records/Record.ts"
import { capitalised, type CapitalisedPeer, type Summation } from "./Issuers.ts"
import { largestFirst, weightOf } from "./MarketCap.ts"

/** A company with its weight in the sector and its last change of price. */
export const TopCompany = Schema.Struct({
  ...pick(Company.fields, ["company_id", "symbol", "slug", "name", "alias_name"]),
  market_cap: field(Schema.Finite, "Of all the issuer's share classes, in market_cap_currency"),
  weight_percent: field(Schema.Finite, "Its share of the sector's known market cap", { unit: "percent" }),
  price_change_percent: figure(
    "Against the previous bar's close, adjusted for splits; null when it wasn't traded on the sector's latest day",
    { unit: "percent" }
  )
}).annotate({ identifier: "TopCompany" })
export interface TopCompany extends Schema.Schema.Type<typeof TopCompany> {}

/** The largest by market cap, each issuer once; among equals the lower company_id first. */
export const topCompanies = (limit = 10): Summation<ReadonlyArray<TopCompany>> => {
  const largest = firstOf<CapitalisedPeer>(limit, largestFirst)
  let total = 0
  return {
    add: (issuer) => {
      const known = capitalised(issuer)
      if (known === undefined) return
      total += known.market_cap
      largest.add(known)
    },
    result: () =>
      largest
        .result()
        .map(({ company_id, symbol, slug, name, alias_name, market_cap, price_change_percent }) => ({
          company_id,
          symbol,
          slug,
          name,
          alias_name,
          market_cap,
          weight_percent: weightOf(market_cap, total),
          price_change_percent
        }))
  }
}
