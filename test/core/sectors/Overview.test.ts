/** Sizes of sectors computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { sectorOverview, sectorSize } from "../../../core/sectors/Overview.ts"
import type { Peer } from "../../../core/sectors/Peer.ts"
import { peer, summed } from "./peers.ts"

const overviewOf = (peers: ReadonlyArray<Peer>, marketTotal: number | null) =>
  sectorOverview(summed(sectorSize(), peers), marketTotal)

const classA = peer(1, { issuer_id: 7, market_cap: 300, industry: "Internet" })
const classC = peer(2, { issuer_id: 7, market_cap: 300, industry: "Internet" })
const other = peer(3, { market_cap: 100, industry: "Software" })

it("a sector without peers has an unknown size", () => {
  assert.deepStrictEqual(overviewOf([], 1000), {
    companies_count: 0,
    market_cap_total: null,
    industries_count: 0,
    market_weight_percent: null
  })
})

it("two securities of one issuer count as one company with one market cap", () => {
  // 300 + 100 = 400; 400 / 1600 = 25 percent
  assert.deepStrictEqual(overviewOf([classA, classC, other], 1600), {
    companies_count: 2,
    market_cap_total: 400,
    industries_count: 2,
    market_weight_percent: 25
  })
})

it("an issuer's market cap is known if one of its securities has it", () => {
  const { market_cap_total } = overviewOf([{ ...classA, market_cap: null }, classC], null)
  assert.strictEqual(market_cap_total, 300)
})

it("a company without a market cap counts as a company", () => {
  assert.strictEqual(overviewOf([other, peer(4)], null).companies_count, 2)
})

it("the total is of the known market caps", () => {
  assert.strictEqual(overviewOf([other, peer(4)], null).market_cap_total, 100)
})

it("an unknown industry isn't counted", () => {
  assert.strictEqual(overviewOf([other, peer(4), peer(5)], null).industries_count, 1)
})

describe("the weight is null", () => {
  it.for([null, 0])("for a market of %s", (marketTotal) => {
    assert.isNull(overviewOf([other], marketTotal).market_weight_percent)
  })

  it("when no market cap is known", () => {
    assert.isNull(overviewOf([peer(4)], 1000).market_weight_percent)
  })
})
