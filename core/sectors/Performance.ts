/** The returns of a sector. */
import { Record, Schema } from "effect"
import { PriceReturns } from "../prices/Returns.ts"
import { pick } from "../records/Members.ts"
import { oneOfEachIssuer } from "./Issuers.ts"
import { type Peer, type SectorHorizon, sectorHorizons } from "./Peer.ts"

/** Null when no peer's return and market cap are both known. */
export const SectorPerformance = Schema.Struct(pick(PriceReturns.fields, sectorHorizons))
export type SectorPerformance = typeof SectorPerformance.Type

const weightedReturn = (peers: ReadonlyArray<Peer>, horizon: SectorHorizon): number | null => {
  const weighable = peers.filter(({ periods }) => {
    const period = periods[horizon]
    return period.return !== null && period.market_cap !== null && period.market_cap > 0
  })
  let [weights, sum] = [0, 0]
  for (const { periods } of oneOfEachIssuer(weighable)) {
    const period = periods[horizon]
    const weight = period.market_cap as number
    weights += weight
    sum += weight * (period.return as number)
  }
  // Adding 0 turns -0 into 0.
  return weights === 0 ? null : sum / weights + 0
}

/**
 * The mean of the peers' returns, each weighted by its issuer's market cap at the period's start: the return of a
 * portfolio bought then at market weights and held, sum(cap x return) / sum(cap).
 */
export const sectorPerformance = (peers: ReadonlyArray<Peer>): SectorPerformance =>
  Record.map(SectorPerformance.fields, (_, horizon) => weightedReturn(peers, horizon))
