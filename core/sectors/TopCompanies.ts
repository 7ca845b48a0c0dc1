/** The companies that weigh most in a sector. */
import { capitalised, totalMarketCap } from "./Issuers.ts"
import type { Peer } from "./Peer.ts"

export interface TopCompany {
  readonly company_id: number
  readonly symbol: string
  readonly name: string
  /** The issuer's, in the peers' currency. */
  readonly market_cap: number
  /** Its share of the sector's known market cap. */
  readonly weight_percent: number
  readonly price_change_percent: number | null
}

/** The largest by market cap, each issuer once, the lower company_id first among equals. */
export const topCompanies = (peers: ReadonlyArray<Peer>, limit = 10): ReadonlyArray<TopCompany> => {
  const known = capitalised(peers)
  const total = totalMarketCap(known)
  return known
    .toSorted((a, b) => b.market_cap - a.market_cap || a.company_id - b.company_id)
    .slice(0, limit)
    .map(({ company_id, symbol, name, market_cap, price_change_percent }) => ({
      company_id,
      symbol,
      name,
      market_cap,
      weight_percent: (100 * market_cap) / total,
      price_change_percent
    }))
}
