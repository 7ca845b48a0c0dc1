/** Market caps of the securities of a market, and the inputs of a peer's metrics. */
import { assert, describe, it } from "@effect/vitest"
import { fundamentalsOf } from "../../../core/markets/Fundamentals.ts"
import { metricsOf } from "../../../core/sectors/Peers.ts"
import { apple2020 } from "../financials/apple.ts"
import { annual, linesOf } from "../financials/made.ts"
import { close, count, day, knownOf, security, split, type Stored } from "./market.ts"

describe("market caps", () => {
  const closes = [close(1, day, 10), close(2, day, 20), close(3, day, 5000)]

  const capsIn = (stored: Stored) =>
    Object.fromEntries(
      stored.securities.map((security) => [
        security.company_id,
        knownOf({ closes, ...stored }, security).cap.market_cap
      ])
    )

  it("belong to each issuer separately", () => {
    const counts = [count(1, day, 100), count(2, day, 50)]
    const securities = [security(1), security(2), security(4)]
    assert.deepStrictEqual(capsIn({ securities, counts }), { 1: 1000, 2: 1000, 4: null })
  })

  it("cover all classes of an issuer, each at its own price and splits", () => {
    const securities = [security(1, { issuer_id: 9 }), security(2, { issuer_id: 9, sector: null })]
    const counts = [
      { ...count(1, "2021-01-04", 100), issuer_id: 9, share_class: "A" },
      { ...count(2, "2021-01-04", 50), issuer_id: 9, share_class: "B" }
    ]
    // 100 x 2 x 10 + 50 x 20
    const actions = [split(1, "2021-02-01", 2)]
    assert.deepStrictEqual(capsIn({ securities, counts, actions }), { 1: 3000, 2: 3000 })
  })

  it("use the closes and counts known on the day", () => {
    const securities = [security(1, { issuer_id: 9 }), security(2, { issuer_id: 9 })]
    const counts = [
      { ...count(1, "2021-01-04", 100), issuer_id: 9, share_class: "A" },
      { ...count(2, "2021-01-04", 50), issuer_id: 9, share_class: "B" },
      { ...count(2, day, 5000), issuer_id: 9, share_class: "B" }
    ]
    const earlier = "2021-03-30"
    const before = [close(1, earlier, 9), close(2, earlier, 18)]
    const [one = assert.fail()] = securities
    const known = knownOf({ securities, counts, closes: [...before, ...closes] }, one)
    // 100 x 9 + 50 x 18, and 100 x 10 + 5000 x 20
    assert.strictEqual(known.capOn(earlier).market_cap, 1800)
    assert.strictEqual(known.capOn(day).market_cap, 101_000)
  })

  it("are null for shares counted in another currency", () => {
    const securities = [security(1, { issuer_id: 9 }), security(3, { issuer_id: 9, currency: "KRW" })]
    const counts = [{ ...count(3, day, 100), issuer_id: 9 }]
    assert.deepStrictEqual(capsIn({ securities, counts }), { 1: null, 3: 500_000 })
  })
})

describe("metrics", () => {
  const statements = [annual(2020, apple2020), annual(2019, linesOf({ sales: 260_174e6 }))]
  // 16,788,096,000 x 122.15
  const market_cap = 2_050_665_926_400
  const metrics = metricsOf(
    fundamentalsOf({ market_cap, market_cap_currency: "USD" }, { now: statements, onPriceDay: statements }),
    0.67
  )

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
  ] as const)("include Apple's %s of 2020", ([metric, value]) => {
    assert.approximately(metrics[metric] ?? Number.NaN, value, 1e-9)
  })
})
