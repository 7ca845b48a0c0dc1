/** Selects one security of each issuer, so that no market cap is counted twice. */
import type { Peer } from "./Peer.ts"

/**
 * One security of each issuer, in a stable order: the given company for its own issuer, the lowest company_id for the
 * others.
 */
export const oneOfEachIssuer = <P extends Peer>(
  peers: ReadonlyArray<P>,
  company_id: number | null = null
): ReadonlyArray<P> => {
  const chosen = new Map<number, P>()
  for (const peer of peers.toSorted((a, b) => a.company_id - b.company_id)) {
    if (!chosen.has(peer.issuer_id) || peer.company_id === company_id) chosen.set(peer.issuer_id, peer)
  }
  return [...chosen.values()]
}

/** Whether the market cap is known and plausible: above 0. */
const isCapitalised = (peer: Peer): peer is Peer & { readonly market_cap: number } =>
  peer.market_cap !== null && peer.market_cap > 0

/** One security of each issuer whose market cap is known. */
export const capitalised = (
  peers: ReadonlyArray<Peer>
): ReadonlyArray<Peer & { readonly market_cap: number }> => oneOfEachIssuer(peers.filter(isCapitalised))

/** The sum of the issuers' market caps, in the peers' currency. */
export const totalMarketCap = (peers: ReadonlyArray<{ readonly market_cap: number }>): number =>
  peers.reduce((total, { market_cap }) => total + market_cap, 0)
