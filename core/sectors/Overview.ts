/** How large a sector is. */
import { capitalised, oneOfEachIssuer, totalMarketCap } from "./Issuers.ts"
import type { Peer } from "./Peer.ts"

export interface SectorOverview {
  /** Issuers: two securities of one are one company. */
  readonly companies_count: number
  /** Of the issuers whose market cap is known, in the peers' currency; null when none is. */
  readonly market_cap_total: number | null
  /** Distinct industries that are known. */
  readonly industries_count: number
  /** The sector's share of the whole market in percent; null when either market cap is not known. */
  readonly market_weight_percent: number | null
}

/** The sector's size. `marketTotal` is the market cap of all companies in the peers' currency; null when not known. */
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
