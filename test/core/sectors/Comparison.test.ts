/** Comparisons computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { compareToSector, type MetricComparison } from "../../../core/sectors/Comparison.ts"
import { type ComparedMetric, comparedMetrics, type Peer } from "../../../core/sectors/Peer.ts"
import { ownMetrics, peer, sectionOf, valued } from "./peers.ts"

const comparison = (peers: ReadonlyArray<Peer>, company_id: number) =>
  compareToSector(sectionOf(peers).columns, company_id, ownMetrics(peers, company_id))

const compared = (peers: ReadonlyArray<Peer>, company_id: number, metric: ComparedMetric): MetricComparison =>
  comparison(peers, company_id).find((row) => row.metric === metric) ?? assert.fail()

/** Rank and percentile of every peer. */
const placesOf = (metric: ComparedMetric, values: ReadonlyArray<number>) => {
  const peers = valued(metric, values)
  return peers.map(({ company_id }) => {
    const { rank, percentile } = compared(peers, company_id, metric)
    return [rank, percentile]
  })
}

it("every metric is compared, in the documented order", () => {
  assert.deepStrictEqual(
    comparison([], 1).map(({ metric }) => metric),
    comparedMetrics.map(({ metric }) => metric)
  )
})

it("a metric without values isn't compared", () => {
  assert.deepStrictEqual(compared([peer(1)], 1, "roe"), {
    metric: "roe",
    company: null,
    sector_median: null,
    sector_average: null,
    percentile: null,
    rank: null,
    of: 0
  })
})

it("a company is compared with all, including itself", () => {
  // 5, 10, 15, 30: median (10 + 15) / 2 = 12.5, mean 60 / 4 = 15; 15 is second best, at least as good as 2 of 3 others
  assert.deepStrictEqual(compared(valued("roe", [10, 15, 30, 5]), 2, "roe"), {
    metric: "roe",
    company: 15,
    sector_median: 12.5,
    sector_average: 15,
    percentile: 200 / 3,
    rank: 2,
    of: 4
  })
})

it("a single company ranks first, without a percentile", () => {
  assert.deepStrictEqual(compared(valued("roe", [8]), 1, "roe"), {
    metric: "roe",
    company: 8,
    sector_median: 8,
    sector_average: 8,
    percentile: null,
    rank: 1,
    of: 1
  })
})

it("a company without a value has no rank", () => {
  // 10, 20: median and mean 15
  assert.deepStrictEqual(compared(valued("roe", [null, 10, 20]), 1, "roe"), {
    metric: "roe",
    company: null,
    sector_median: 15,
    sector_average: 15,
    percentile: null,
    rank: null,
    of: 2
  })
})

it("a company outside the peers has no value", () => {
  assert.isNull(compared(valued("roe", [10, 20]), 9, "roe").company)
})

it("the median of an odd number of values is the middle one in numeric order", () => {
  assert.strictEqual(compared(valued("roe", [100, 9, 20]), 1, "roe").sector_median, 20)
})

describe("ties", () => {
  it("share the better rank, and the next rank is skipped", () => {
    // 30, 20, 20, 10 rank 1, 2, 2, 4 of 4: (4 - 1) / 3, (4 - 2) / 3, (4 - 2) / 3, (4 - 4) / 3 of 100
    assert.deepStrictEqual(placesOf("roe", [30, 20, 20, 10]), [
      [1, 100],
      [2, 200 / 3],
      [2, 200 / 3],
      [4, 0]
    ])
  })

  it("of all companies rank every one first", () => {
    assert.deepStrictEqual(placesOf("pe_ratio", [7, 7]), [
      [1, 100],
      [1, 100]
    ])
  })
})

describe("the lower value ranks first", () => {
  it.for(["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "debt_to_equity_ratio"] as const)(
    "in %s",
    (metric) => {
      assert.deepStrictEqual(placesOf(metric, [-1, 2]), [
        [1, 100],
        [2, 0]
      ])
    }
  )
})

describe("the higher value ranks first", () => {
  const metrics = [
    "dividend_yield",
    "operating_margin",
    "net_margin",
    "roe",
    "roa",
    "sales_growth_1y"
  ] as const
  it.for(metrics)("in %s", (metric) => {
    assert.deepStrictEqual(placesOf(metric, [-1, 2]), [
      [2, 0],
      [1, 100]
    ])
  })
})

describe("an issuer with two securities", () => {
  const preferred = peer(2, { issuer_id: 101, metrics: { dividend_yield: 3 } })
  const peers = [
    peer(1, { metrics: { dividend_yield: 2 } }),
    preferred,
    peer(3, { metrics: { dividend_yield: 6 } })
  ]

  it("is compared by the requested security", () => {
    // 3 and 6: mean 4.5
    const { company, sector_average, of } = compared(peers, 2, "dividend_yield")
    assert.deepStrictEqual([company, sector_average, of], [3, 4.5, 2])
  })

  it("is compared by its first security when another company is requested", () => {
    // 2 and 6: mean 4
    assert.strictEqual(compared(peers, 3, "dividend_yield").sector_average, 4)
  })
})
