/** A complete analysis, and the properties of every one. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { compareToSector } from "../../../core/sectors/Comparison.ts"
import type { Locale } from "../../../core/locale/Locale.ts"
import { comparedMetrics, type Peer } from "../../../core/sectors/Peer.ts"
import { sectorAnalysis } from "../../../core/sectors/SectorAnalysis.ts"
import { anyPeers, anyPeersShuffled, ownMetrics, peer, sectionOf, valued } from "./peers.ts"

const company = { company_id: 1, name: "Apple", sector: "Technology", industry: "Phones", currency: "USD" }

const pairing = { price_date: "2021-03-31", statement_date: "2020-12-26" }

const analysisOf = (peers: ReadonlyArray<Peer>, marketTotal: number | null, locale: Locale) =>
  sectorAnalysis(
    company,
    pairing,
    sectionOf(peers),
    ownMetrics(peers, company.company_id),
    marketTotal,
    locale
  )

describe("an analysis", () => {
  const apple = peer(1, {
    symbol: "AAPL",
    name: "Apple",
    industry: "Phones",
    market_cap: 300,
    price_change_percent: 1.5,
    periods: { "1m": { return: 4, market_cap: 280 } },
    metrics: { pe_ratio: 30 }
  })
  const analysis = analysisOf([apple, peer(2, { metrics: { pe_ratio: 20 } })], 1200, "en")

  it("has the company's sector and industry and the language", () => {
    const { sector, industry, locale } = analysis
    assert.deepStrictEqual([sector, industry, locale], ["Technology", "Phones", "en"])
  })

  it("has the day of the company's price and multiples", () => {
    const { market_cap_currency, price_date, statement_date } = analysis
    assert.deepStrictEqual({ price_date, statement_date }, pairing)
    assert.strictEqual(market_cap_currency, "USD")
    assert.isNull(analysisOf([peer(1)], null, "en").market_cap_currency)
  })

  it("compares the company", () => {
    const { company, rank, of } = analysis.comparison[0] ?? assert.fail()
    assert.deepStrictEqual([company, rank, of], [30, 2, 2])
  })

  it("summarizes its own figures", () => {
    // 300 / 1200 = 25 percent; (30 + 20) / 2 = 25
    assert.strictEqual(
      analysis.summary,
      "The Technology sector has 2 companies, a combined market cap of $300 (25.0% of the market), and a " +
        "market-cap-weighted return of +4.0% over one month; at a P/E of 30.0 against a median of 25.0, Apple ranks " +
        "2 of 2, lowest first."
    )
  })
})

it("does not depend on the order of peers", () => {
  fc.assert(
    fc.property(anyPeersShuffled, ([peers, shuffled]) => {
      assert.deepStrictEqual(analysisOf(shuffled, 1e14, "ko"), analysisOf(peers, 1e14, "ko"))
    })
  )
})

it("no figure is NaN, infinite or -0", () => {
  const figuresIn = (value: unknown): ReadonlyArray<number> =>
    typeof value === "number"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(figuresIn)
        : []
  fc.assert(
    fc.property(anyPeers, fc.option(fc.integer({ min: 0, max: 1e15 })), (peers, marketTotal) => {
      const figures = figuresIn(analysisOf(peers, marketTotal, "ja"))
      assert.isTrue(figures.every((figure) => Number.isFinite(figure) && !Object.is(figure, -0)))
    })
  )
})

it("where values are distinct the ranks are 1 to the number of companies", () => {
  const anyValues = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(anyValues, fc.constantFrom(...comparedMetrics), (values, { metric }) => {
      const peers = valued(metric, values)
      const ranks = peers.map(
        ({ company_id }) =>
          compareToSector(sectionOf(peers).columns, company_id, ownMetrics(peers, company_id)).find(
            (row) => row.metric === metric
          )?.rank ?? 0
      )
      assert.deepStrictEqual(
        ranks.toSorted((a, b) => a - b),
        values.map((_, i) => i + 1)
      )
    })
  )
})
