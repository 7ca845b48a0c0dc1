/** The returns of a sector. */
import { Record, Schema } from "effect"
import { PriceReturns } from "../prices/Fields.ts"
import { pick } from "../records/Members.ts"
import type { IssuerPeers, Summation } from "./Issuers.ts"
import { type SectorHorizon, sectorHorizons } from "./Peer.ts"

/** Null when no peer's return and market cap are both known. */
export const SectorPerformance = Schema.Struct(pick(PriceReturns.fields, sectorHorizons))
export type SectorPerformance = typeof SectorPerformance.Type

/** The return and the weight of the issuer's first security that has both; undefined when none has. */
const weighed = (issuer: IssuerPeers, horizon: SectorHorizon) => {
  for (const { periods } of issuer) {
    const { market_cap, return: change } = periods[horizon]
    if (change !== null && market_cap !== null && market_cap > 0) return { change, weight: market_cap }
  }
  return undefined
}

const weightedReturn = (horizon: SectorHorizon): Summation<number | null> => {
  let [weights, sum] = [0, 0]
  return {
    add: (issuer) => {
      const known = weighed(issuer, horizon)
      if (known === undefined) return
      weights += known.weight
      sum += known.weight * known.change
    },
    // Adding 0 turns -0 into 0.
    result: () => (weights === 0 ? null : sum / weights + 0)
  }
}

/**
 * The mean of the peers' returns, each weighted by its issuer's market cap at the period's start: the return of a
 * portfolio bought then at market weights and held, sum(cap x return) / sum(cap).
 */
export const sectorPerformance = (): Summation<SectorPerformance> => {
  const returns = Record.map(SectorPerformance.fields, (_, horizon) => weightedReturn(horizon))
  return {
    add: (issuer) => {
      for (const horizon of sectorHorizons) returns[horizon].add(issuer)
    },
    result: () => Record.map(returns, ({ result }) => result())
  }
}
