/** The size of a sector. */
import { Schema } from "effect"
import { figure, tally } from "../records/Figure.ts"
import { capitalised, oneOfEachIssuer, totalMarketCap } from "./Issuers.ts"
import type { Peer } from "./Peer.ts"

/** Counts issuers: two securities of one issuer are one company. */
export const SectorOverview = Schema.Struct({
  companies_count: tally("Companies of the sector, an issuer's securities counted once"),
  market_cap_total: figure("Of the companies whose market cap is known, in market_cap_currency"),
  industries_count: tally("Distinct industries in the sector, of those that are known"),
  market_weight_percent: figure("The sector's market cap as a percentage of the whole market's", {
    unit: "percent"
  })
})
export interface SectorOverview extends Schema.Schema.Type<typeof SectorOverview> {}

/** The sector's size. `marketTotal` is the market cap of all companies in the peers' currency; null when unknown. */
export const sectorOverview = (peers: ReadonlyArray<Peer>, marketTotal: number | null): SectorOverview => {
  const known = capitalised(peers)
  const total = known.length === 0 ? null : totalMarketCap(known)
  const industries = new Set(peers.map(({ industry }) => industry).filter((industry) => industry !== null))
  return {
    companies_count: oneOfEachIssuer(peers).length,
    market_cap_total: total,
    industries_count: industries.size,
    market_weight_percent:
      total === null || marketTotal === null || marketTotal <= 0
        ? null
        : Math.min(100, (100 * total) / marketTotal)
  }
}
