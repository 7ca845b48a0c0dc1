/** Made-up peers, single or random. */
import { Effect } from "effect"
import fc from "fast-check"
import { type CrossSection, crossSection } from "../../../core/sectors/CrossSection.ts"
import type { IssuerPeers, Summation } from "../../../core/sectors/Issuers.ts"
import {
  type ComparedMetric,
  comparedMetrics,
  type Peer,
  type PeerMetrics,
  type PeriodReturn,
  type SectorHorizon,
  sectorHorizons
} from "../../../core/sectors/Peer.ts"

const unknownPeriods = Object.fromEntries(
  sectorHorizons.map((horizon) => [horizon, { return: null, market_cap: null }])
) as unknown as Peer["periods"]

const unknownMetrics = Object.fromEntries(
  comparedMetrics.map(({ metric }) => [metric, null])
) as unknown as Peer["metrics"]

interface Overrides extends Partial<Omit<Peer, "periods" | "metrics">> {
  readonly periods?: Partial<Record<SectorHorizon, PeriodReturn>>
  readonly metrics?: Partial<Record<ComparedMetric, number | null>>
}

/** A peer of its own issuer with the given members; everything else is unknown. */
export const peer = (company_id: number, overrides: Overrides = {}): Peer => ({
  company_id,
  issuer_id: 100 + company_id,
  symbol: `S${company_id}`,
  slug: `company-${company_id}`,
  name: `Company ${company_id}`,
  alias_name: null,
  industry: null,
  market_cap: null,
  price_change_percent: null,
  ...overrides,
  periods: { ...unknownPeriods, ...overrides.periods },
  metrics: { ...unknownMetrics, ...overrides.metrics }
})

/** Peers with these values of one metric, each of its own issuer, with ids from 1. */
export const valued = (metric: ComparedMetric, values: ReadonlyArray<number | null>): ReadonlyArray<Peer> =>
  values.map((value, i) => peer(i + 1, { metrics: { [metric]: value } }))

/** The peers of each issuer, in the order in which they are added to a sector. */
const ofIssuers = (peers: ReadonlyArray<Peer>): ReadonlyArray<IssuerPeers> =>
  [...Map.groupBy(peers, ({ issuer_id }) => issuer_id)]
    .toSorted(([a], [b]) => a - b)
    .map(([, issuer]) => issuer.toSorted((a, b) => a.company_id - b.company_id))

/** A figure of all peers, given in any order. */
export const summed = <Result>(figure: Summation<Result>, peers: ReadonlyArray<Peer>): Result => {
  for (const issuer of ofIssuers(peers)) figure.add(issuer)
  return figure.result()
}

/** The cross-section of all peers, given in any order. */
export const sectionOf = (peers: ReadonlyArray<Peer>): CrossSection => {
  const section = crossSection()
  for (const issuer of ofIssuers(peers)) section.add(issuer)
  return Effect.runSync(section.result)
}

/** The metrics of one of the peers; all unknown for a company outside. */
export const ownMetrics = (peers: ReadonlyArray<Peer>, company_id: number): PeerMetrics =>
  peers.find((peer) => peer.company_id === company_id)?.metrics ?? unknownMetrics

const anyMarketCap = fc.option(fc.integer({ min: 1, max: 1e12 }))

const anyPeriods = fc.record(
  Object.fromEntries(
    sectorHorizons.map((horizon) => [
      horizon,
      fc.record({
        return: fc.option(fc.double({ min: -99, max: 500, noNaN: true })),
        market_cap: anyMarketCap
      })
    ])
  )
)

const anyMetrics = fc.record(
  Object.fromEntries(
    comparedMetrics.map(({ metric }) => [metric, fc.option(fc.integer({ min: -5, max: 30 }))])
  )
)

const anyPeer = fc.record({
  issuer_id: fc.integer({ min: 1, max: 15 }),
  industry: fc.constantFrom("Software", "Semiconductors", null),
  market_cap: anyMarketCap,
  periods: anyPeriods,
  metrics: anyMetrics
})

/** Up to 20 peers with ids from 1, some of the same issuer. */
export const anyPeers: fc.Arbitrary<ReadonlyArray<Peer>> = fc
  .array(anyPeer, { maxLength: 20 })
  .map((all) => all.map((overrides, i) => peer(i + 1, overrides)))

/** The same peers twice, the second time in any order. */
export const anyPeersShuffled = anyPeers.chain((peers) =>
  fc.tuple(fc.constant(peers), fc.shuffledSubarray([...peers], { minLength: peers.length }))
)
