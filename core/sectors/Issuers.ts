/** Figures of a sector that are summed up one issuer at a time, so that its securities needn't be held at once. */
import type { Peer } from "./Peer.ts"

/** The securities of one issuer in the sector, by ascending company_id. */
export type IssuerPeers = ReadonlyArray<Peer>

/** A figure of all issuers that were added, each once, by ascending issuer_id. */
export interface Summation<Result> {
  readonly add: (issuer: IssuerPeers) => void
  readonly result: () => Result
}

/** A security whose issuer has a known market cap. */
export type CapitalisedPeer = Peer & { readonly market_cap: number }

/** Whether the market cap is known and plausible: above 0. */
const isCapitalised = (peer: Peer): peer is CapitalisedPeer => peer.market_cap !== null && peer.market_cap > 0

/**
 * The issuer's first security with a market cap above 0: it is counted once for all of them. Undefined where none has one.
 */
export const capitalised = (issuer: IssuerPeers): CapitalisedPeer | undefined => issuer.find(isCapitalised)
