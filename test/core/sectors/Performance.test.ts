/** Sector returns computed by hand, and their properties. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { type Peer, type SectorHorizon, sectorHorizons } from "../../../core/sectors/Peer.ts"
import { sectorPerformance } from "../../../core/sectors/Performance.ts"
import { anyPeers, peer, summed } from "./peers.ts"

const unknown = { "1d": null, "1w": null, "1m": null, "3m": null, ytd: null, "1y": null }

/** A peer of one period. */
const moved = (
  company_id: number,
  percent: number | null,
  market_cap: number | null,
  overrides: { readonly horizon?: SectorHorizon; readonly issuer_id?: number } = {}
): Peer => {
  const { horizon = "1m", issuer_id = 100 + company_id } = overrides
  return peer(company_id, { issuer_id, periods: { [horizon]: { return: percent, market_cap } } })
}

const monthOf = (peers: ReadonlyArray<Peer>): number | null => summed(sectorPerformance(), peers)["1m"]

it("a sector without peers has no return", () => {
  assert.deepStrictEqual(summed(sectorPerformance(), []), unknown)
})

it("returns are weighted by market cap at the period's start", () => {
  // (300 x 10 + 100 x -6) / (300 + 100) = (3000 - 600) / 400 = 6
  assert.strictEqual(monthOf([moved(1, 10, 300), moved(2, -6, 100)]), 6)
})

it("a return that underflows is 0, not -0", () => {
  assert.strictEqual(Object.is(monthOf([moved(1, 0, 1), moved(2, -Number.MIN_VALUE, 1)]), 0), true)
})

it("today's market cap carries no weight", () => {
  // (100 x 10 + 100 x 20) / 200 = 15
  const grown = { ...moved(1, 10, 100), market_cap: 1_000_000 }
  assert.strictEqual(monthOf([grown, moved(2, 20, 100)]), 15)
})

it.for(sectorHorizons)("the return of %s is that period's alone", (horizon) => {
  assert.deepStrictEqual(summed(sectorPerformance(), [moved(1, 2.5, 100, { horizon })]), {
    ...unknown,
    [horizon]: 2.5
  })
})

it("a peer with an unknown return or market cap is left out", () => {
  assert.strictEqual(monthOf([moved(1, 4, 100), moved(2, null, 900), moved(3, 50, null)]), 4)
})

it("the return is null when every peer lacks the return or the market cap", () => {
  assert.isNull(monthOf([moved(1, null, 900), moved(2, 50, null), moved(3, 50, 0)]))
})

it("two securities of one issuer count once, by the first", () => {
  // (300 x 10 + 300 x 20) / 600 = 15
  const [a, c] = [moved(2, 10, 300, { issuer_id: 7 }), moved(3, 12, 300, { issuer_id: 7 })]
  assert.strictEqual(monthOf([c, a, moved(4, 20, 300)]), 15)
})

it("an issuer's second security is used where the first has no return", () => {
  const [a, c] = [moved(2, null, 300, { issuer_id: 7 }), moved(3, 12, 300, { issuer_id: 7 })]
  assert.strictEqual(monthOf([a, c]), 12)
})

it("constant prices return 0", () => {
  assert.strictEqual(monthOf([moved(1, 0, 100), moved(2, 0, 300)]), 0)
})

it("a sector's return lies between those of its peers", () => {
  fc.assert(
    fc.property(anyPeers, (peers) => {
      const known = peers.flatMap(({ periods: { "1y": year } }) =>
        year.return === null || year.market_cap === null ? [] : [year.return]
      )
      const year = summed(sectorPerformance(), peers)["1y"]
      if (year === null) assert.isEmpty(known)
      else assert.isTrue(year >= Math.min(...known) - 1e-9 && year <= Math.max(...known) + 1e-9)
    })
  )
})
