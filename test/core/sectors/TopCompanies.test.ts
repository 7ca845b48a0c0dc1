/** The largest companies, computed by hand, and their properties. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import type { Peer } from "../../../core/sectors/Peer.ts"
import { topCompanies } from "../../../core/sectors/TopCompanies.ts"
import { anyPeers, peer, summed } from "./peers.ts"

const largest = (peers: ReadonlyArray<Peer>, limit?: number) => summed(topCompanies(limit), peers)

const idsOf = (peers: ReadonlyArray<Peer>, limit?: number): ReadonlyArray<number> =>
  largest(peers, limit).map(({ company_id }) => company_id)

it("a sector without peers has none", () => {
  assert.deepStrictEqual(largest([]), [])
})

it("a single company is the whole sector", () => {
  const only = peer(1, {
    symbol: "AAPL",
    name: "Apple",
    alias_name: "애플",
    market_cap: 3e12,
    price_change_percent: -0.5
  })
  assert.deepStrictEqual(largest([only]), [
    {
      company_id: 1,
      symbol: "AAPL",
      slug: "company-1",
      name: "Apple",
      alias_name: "애플",
      market_cap: 3e12,
      weight_percent: 100,
      price_change_percent: -0.5
    }
  ])
})

it("the largest come first", () => {
  const caps = [100, 400, 300]
  assert.deepStrictEqual(idsOf(caps.map((market_cap, i) => peer(i + 1, { market_cap }))), [2, 3, 1])
})

it("a weight is the share of the sector's market cap", () => {
  // 29 / (29 + 71) = 29 percent
  const [, second] = largest([peer(1, { market_cap: 29 }), peer(2, { market_cap: 71 })])
  assert.strictEqual(second?.weight_percent, 29)
})

it("a weight refers to the whole sector, not to the listed companies", () => {
  // 71 / (29 + 71) = 71 percent
  const [only] = largest([peer(1, { market_cap: 29 }), peer(2, { market_cap: 71 })], 1)
  assert.strictEqual(only?.weight_percent, 71)
})

it("equal ones are in the order of their ids", () => {
  assert.deepStrictEqual(idsOf([3, 1, 2].map((id) => peer(id, { market_cap: 5 }))), [1, 2, 3])
})

it("an issuer is listed once, by its first security", () => {
  const classes = [9, 8].map((id) => peer(id, { issuer_id: 7, market_cap: 300 }))
  assert.deepStrictEqual(idsOf([...classes, peer(1, { market_cap: 100 })]), [8, 1])
})

it("a company without a market cap isn't listed", () => {
  assert.deepStrictEqual(idsOf([peer(1), peer(2, { market_cap: 0 }), peer(3, { market_cap: 1 })]), [3])
})

it("ten are listed", () => {
  const eleven = Array.from({ length: 11 }, (_, i) => peer(i + 1, { market_cap: 1 + i }))
  assert.deepStrictEqual(idsOf(eleven), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})

it("the weights of all add up to 100", () => {
  fc.assert(
    fc.property(anyPeers, (peers) => {
      const weights = largest(peers, peers.length).map(({ weight_percent }) => weight_percent)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      assert.approximately(total, weights.length === 0 ? 0 : 100, 1e-9)
    })
  )
})
