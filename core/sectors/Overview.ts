/** The size of a sector. */
import { Schema } from "effect"
import { countField, figure } from "../records/Figure.ts"
import { capitalised, type Summation } from "./Issuers.ts"
import { weightIn } from "./MarketCap.ts"

/** Counts issuers: two securities of one issuer are one company. */
export const SectorOverview = Schema.Struct({
  companies_count: countField("Companies of the sector, an issuer's securities counted once"),
  market_cap_total: figure("Of the companies whose market cap is known, in market_cap_currency"),
  industries_count: countField("Distinct industries in the sector, of those that are known"),
  market_weight_percent: figure("The sector's market cap as a percentage of the whole market's", {
    unit: "percent"
  })
})
export interface SectorOverview extends Schema.Schema.Type<typeof SectorOverview> {}

/** A sector's size by itself. */
export type SectorSize = Omit<SectorOverview, "market_weight_percent">

/** Counts a sector's issuers and industries, and adds up the known market caps; null while none is known. */
export const sectorSize = (): Summation<SectorSize> => {
  const industries = new Set<string>()
  let companies_count = 0
  let market_cap_total: number | null = null
  return {
    add: (issuer) => {
      companies_count += 1
      for (const { industry } of issuer) if (industry !== null) industries.add(industry)
      const known = capitalised(issuer)
      if (known !== undefined) market_cap_total = (market_cap_total ?? 0) + known.market_cap
    },
    result: () => ({ companies_count, market_cap_total, industries_count: industries.size })
  }
}

/**
 * The sector's size in its market. `marketTotal` is the market cap of all companies in the peers' currency; null when
 * unknown.
 */
export const sectorOverview = (size: SectorSize, marketTotal: number | null): SectorOverview => ({
  ...size,
  market_weight_percent: weightIn(size.market_cap_total, marketTotal)
})
