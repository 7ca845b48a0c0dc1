/** Market caps of a whole market, and where a peer's metrics are taken from. */
import { assert, describe, it } from "@effect/vitest"
import { fundamentalsOf } from "../../../core/markets/Fundamentals.ts"
import { capsOf, metricsOf } from "../../../core/sectors/Peers.ts"
import { apple2020 } from "../financials/apple.ts"
import { annual, linesOf } from "../financials/made.ts"
import { close, closesOn, count, day, rowsOf, security, split } from "./market.ts"

describe("market caps", () => {
  const closes = [close(1, day, 10), close(2, day, 20), close(3, day, 5000)]

  const capsIn = (told: Parameters<typeof rowsOf>[0]) =>
    Object.fromEntries(
      [...capsOf(rowsOf(told), closesOn(closes, day), day)].map(([id, { market_cap }]) => [id, market_cap])
    )

  it("are each issuer's own", () => {
    const counts = [count(1, day, 100), count(2, day, 50)]
    const securities = [security(1), security(2), security(4)]
    assert.deepStrictEqual(capsIn({ securities, counts }), { 101: 1000, 102: 1000, 104: null })
  })

  it("are of all classes of an issuer, each by its own price and splits", () => {
    const securities = [security(1, { issuer_id: 9 }), security(2, { issuer_id: 9, sector: null })]
    const counts = [
      { ...count(1, "2021-01-04", 100), issuer_id: 9, share_class: "A" },
      { ...count(2, "2021-01-04", 50), issuer_id: 9, share_class: "B" }
    ]
    // 100 x 2 x 10 + 50 x 20
    const actions = [split(1, "2021-02-01", 2)]
    assert.deepStrictEqual(capsIn({ securities, counts, actions }), { 9: 3000 })
  })

  it("aren't known of shares that are counted in another currency", () => {
    const securities = [security(1, { issuer_id: 9 }), security(3, { issuer_id: 9, currency: "KRW" })]
    const counts = [{ ...count(3, day, 100), issuer_id: 9 }]
    assert.deepStrictEqual(capsIn({ securities, counts }), { 9: null })
  })
})

describe("metrics", () => {
  const statements = [annual(2020, apple2020), annual(2019, linesOf({ sales: 260_174e6 }))]
  // 16,788,096,000 x 122.15
  const market_cap = 2_050_665_926_400
  const metrics = metricsOf(fundamentalsOf(market_cap, "USD", statements), 0.67)

  it.for([
    ["pe_ratio", 2_050_665_926_400 / 57_411e6],
    ["pb_ratio", 2_050_665_926_400 / 65_339e6],
    ["ps_ratio", 2_050_665_926_400 / 274_515e6],
    // Market cap + debt - cash - short-term investments
    ["ev_ebitda", (2_050_665_926_400 + (112_436 - 38_016 - 52_927) * 1e6) / 81_020e6],
    ["dividend_yield", 0.67],
    ["operating_margin", (100 * 66_288) / 274_515],
    ["net_margin", (100 * 57_411) / 274_515],
    ["roe", (100 * 57_411) / 65_339],
    ["roa", (100 * 57_411) / 323_888],
    ["debt_to_equity_ratio", 112_436 / 65_339],
    ["sales_growth_1y", (274_515 / 260_174 - 1) * 100]
  ] as const)("have Apple's %s of 2020", ([metric, value]) => {
    assert.approximately(metrics[metric] ?? Number.NaN, value, 1e-9)
  })
})
